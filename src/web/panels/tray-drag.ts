/** Drags bases out of the tray onto the table. */
import { distance, type Point } from '../../geometry/point.ts';
import { deployAt } from '../state/setup/tray.ts';
import { hovered } from '../table/SetupLayer.tsx';
import { pointAt } from '../table/view.ts';

/** A press becomes a drag after the pointer has moved by this number of pixels. */
const TREMBLE = 6;

/** The point of the table under the pointer; null beside the table. */
function underPointer({ clientX, clientY }: PointerEvent): Point | null {
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  if (!stage) return null;
  const { left, top, right, bottom } = stage;
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? pointAt({ x: clientX - left, y: clientY - top }) : null;
}

const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/**
 * Follows a pointer that was pressed on a row of the tray. Once it moves, `take` takes bases; where it is let go over the
 * table, the taken bases are put down.
 */
export function dragFromTray(press: PointerEvent, take: () => void): void {
  if (press.button !== 0) return;
  const row = press.currentTarget as HTMLElement;
  let isDragged = false;
  const over = new AbortController();
  const follow = (event: PointerEvent): void => {
    if (!isDragged && distance(placeOf(press), placeOf(event)) < TREMBLE) return;
    if (!isDragged) take();
    isDragged = true;
    hovered.value = underPointer(event);
  };
  const end = (event: PointerEvent): void => {
    over.abort();
    hovered.value = null;
    const at = isDragged && event.type === 'pointerup' ? underPointer(event) : null;
    if (at) deployAt(at);
  };
  row.setPointerCapture(press.pointerId);
  row.addEventListener('pointermove', follow, { signal: over.signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    row.addEventListener(type, end, { signal: over.signal });
}
