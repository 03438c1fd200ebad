import { basePlace } from '../../drawing/base.ts';
import { drawnBase } from '../../drawing/drawn-base.ts';
import { type PlacedBase, placedBase } from '../../engine/battle.ts';
import { degreesOf } from '../../geometry/exact.ts';
import { t } from '../state/telling/telling.ts';
import { drawnAll } from '../table/drawn.tsx';
import { type Field, field } from '../table/field.ts';
import { type End, type Measured, measured, measuring } from '../table/measuring.ts';
import { style } from '../table/style.ts';

/** The least ground that the loupe shows, in millimetres: a sixth of a millimetre is a pixel then. */
const LEAST = 24;
/** A longer gap needs no loupe. */
const MOST = 90;

const baseAt = (now: Field, end: End | undefined): PlacedBase | null =>
  end && 'base' in end ? placedBase(now.battle, end.base) : null;

/** The angle in degrees between the edges of two bases: 0 where they are parallel, at most 45. */
export function angleBetween(one: PlacedBase, other: PlacedBase): number {
  const turned = Math.abs(degreesOf(one.pose.facing) - degreesOf(other.pose.facing)) % 90;
  return Math.min(turned, 90 - turned);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

interface SeenProps {
  readonly now: Field;
  readonly bases: readonly PlacedBase[];
  readonly gap: Measured;
}

/** The place of the gap, much larger. */
function Seen({ now, bases, gap: { from, to, length } }: SeenProps) {
  const { depth } = now.battle.table;
  const size = Math.max(LEAST, length * 1.6);
  const [x, y] = [(from.x + to.x) / 2, depth - (from.y + to.y) / 2];
  return (
    <svg viewBox={`${x - size / 2} ${y - size / 2} ${size} ${size}`} aria-hidden="true">
      {bases.map((base) => (
        <g key={base.id} transform={basePlace(base, depth)}>
          {drawnAll(drawnBase(now.battle, base, now.naming, style.value, 'near'))}
        </g>
      ))}
      <line x1={from.x} y1={depth - from.y} x2={to.x} y2={depth - to.y} />
    </svg>
  );
}

/** A loupe on two measured bases: it shows the gap, and tells it and the angle to a hundredth. */
export function Loupe() {
  const now = field.value;
  const ends = measuring.value ?? [];
  const gap = now && measured(now.battle, ends);
  const one = now && baseAt(now, ends[0]);
  const other = now && baseAt(now, ends[1]);
  if (!now || !gap || !one || !other || gap.length > MOST) return null;
  return (
    <figure class="loupe">
      <Seen now={now} bases={[one, other]} gap={gap} />
      <figcaption>
        {t('table.loupe', { gap: rounded(gap.length), angle: rounded(angleBetween(one, other)) })}
      </figcaption>
    </figure>
  );
}
