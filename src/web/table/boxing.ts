/** The box that a drag over the ground draws to pick bases; `picked/PickBox.tsx` shows it and picks. */
import { signal } from '@preact/signals';
import type { Point } from '../../geometry/point.ts';

/** Does the next drag on the ground draw a box? */
export const boxing = signal(false);

/** The box that is drawn: two opposite corners, in pixels of the stage. */
export const box = signal<readonly [Point, Point] | null>(null);
