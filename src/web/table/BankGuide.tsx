import { placedBase } from '../../engine/battle.ts';
import { rectangleAt } from '../../engine/board/rectangles.ts';
import type { Point } from '../../geometry/point.ts';
import type { Ghost } from '../state/orders/selection.ts';
import type { Field } from './field.ts';
import { outlineText } from './shapes.ts';

/** Millimetres that the guide reaches from the bank, and half its opening: as far as a base may come aslant. */
const LONG = 45;
const HALF = Math.PI / 4;

const turned = ({ x, y }: Point, by: number): Point => ({
  x: x * Math.cos(by) - y * Math.sin(by),
  y: x * Math.sin(by) + y * Math.cos(by),
});

/** The directions from which the bank ahead of a ghost may be crossed. */
export function BankGuide({ now, shown }: { readonly now: Field; readonly shown: Ghost }) {
  const end = shown.ends[0];
  const base = end && placedBase(now.battle, end.base);
  const bank = base && now.bankAhead?.(rectangleAt(base, end.pose));
  if (!base || !bank) return null;
  const { p, stream, across } = bank;
  const straight = { x: -stream.y, y: stream.x };
  const away = straight.x * (end.pose.x - p.x) + straight.y * (end.pose.y - p.y) >= 0 ? 1 : -1;
  const arm = (by: number): Point => {
    const way = turned(straight, by);
    return { x: p.x + way.x * LONG * away, y: p.y + way.y * LONG * away };
  };
  const fan = [p, ...[-1, -0.5, 0, 0.5, 1].map((part) => arm(HALF * part))];
  return (
    <polygon
      class={across ? 'bank-guide' : 'bank-guide bank-refused'}
      points={outlineText(fan, now.battle.table.depth)}
    />
  );
}
