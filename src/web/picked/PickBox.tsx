/** Picks bases by a box drawn on the ground. */
import { basesOnTable } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Point } from '../../geometry/point.ts';
import { pick, selected } from '../state/orders/selection.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { box, boxing } from '../table/boxing.ts';
import { toScreen } from '../table/camera.ts';
import { field, isMovable } from '../table/field.ts';
import { camera, tableSize, turn } from '../table/view.ts';

/** The left upper corner of the drawn box and its size, in pixels. */
function boxDrawn() {
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

/** The box that is drawn. */
export function PickBox() {
  const drawn = boxDrawn();
  if (!drawn) return null;
  const { left, top, width, height } = drawn;
  return <div class="pick-box" style={{ translate: `${left}px ${top}px`, width, height }} />;
}

/** The next drag draws a box: how, and the way out of it. */
export const BoxNote = () => (
  <p class="box-note" role="status">
    {t('table.box.note')}
    <button
      type="button"
      onClick={() => {
        boxing.value = false;
      }}
    >
      {t('table.box.end')}
    </button>
  </p>
);
