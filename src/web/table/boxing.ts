/** The box that a drag over the ground draws to pick bases; `picked/PickBox.tsx` shows it and picks. */
import type { Point } from '../../geometry/point.ts';
import { ofTable } from '../state/table.ts';

/** Does the next drag on the ground draw a box? */
export const boxing = ofTable(false);

/** The box that is drawn: two opposite corners, in pixels of the stage. */
export const box = ofTable<readonly [Point, Point] | null>(null);
