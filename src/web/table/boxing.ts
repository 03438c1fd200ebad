/** Picks bases by a box drawn on the ground. */
import { signal } from '@preact/signals';
import { basesOnTable } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Point } from '../../geometry/point.ts';
import { pick, selected } from '../state/orders/selection.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { toScreen } from './camera.ts';
import { field, isMovable } from './field.ts';
import { camera, tableSize, turn } from './view.ts';

/** Does the next drag on the ground draw a box? */
export const boxing = signal(false);

/** The box that is drawn: two opposite corners, in pixels of the stage. */
export const box = signal<readonly [Point, Point] | null>(null);

/** The left upper corner of the drawn box and its size, in pixels. */
export function boxDrawn() {
  const [a, b] = box.value ?? [];
  if (!a || !b) return null;
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** Picks the own bases whose middle lies in the drawn box, beside those picked before or instead of them. */
export function pickBoxed(add: boolean): void {
  const now = field.value;
  const drawn = boxDrawn();
  box.value = null;
  boxing.value = false;
  if (!now || !drawn) return;
  const isInside = ({ x, y }: Point): boolean =>
    x >= drawn.left && x <= drawn.left + drawn.width && y >= drawn.top && y <= drawn.top + drawn.height;
  const found = basesOnTable(now.battle)
    .filter((base) => isMovable(now, base))
    .filter((base) =>
      isInside(toScreen(camera.value, rectangleOfBase(base).centre, tableSize.value, turn.value)),
    )
    .map(({ id }) => id);
  pick([...new Set([...(add ? selected.value : []), ...found])]);
  announce(t('table.picked', { count: selected.value.length }));
}
