/** Imaginary bases, for questions about places where no base stands yet. */

import type { Pose } from '../../geometry/pose.ts';
import type { PlacedBase, SideId } from '../battle.ts';

/** A kind of base: its troop, and its size in millimetres. */
export type Pattern = Pick<PlacedBase, 'troop' | 'width' | 'depth'>;

/** A base that looks like one of a side but belongs to no army. */
export const anybody = (side: SideId, { troop, width, depth }: Pattern, pose: Pose): PlacedBase => ({
  id: '',
  side,
  troop,
  width,
  depth,
  place: 'table',
  pose,
  marks: {},
  bound: {},
  start: null,
});
