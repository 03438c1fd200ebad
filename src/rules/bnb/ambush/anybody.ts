/** Imaginary bases, for questions about places where no base stands yet. Blood and Blades, ambush. */
import type { PlacedBase, SideId } from '../../../engine/battle.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { BASE_WIDTH } from '../measures.ts';

/** A base of a side, troop and depth that is none of the army's. */
export const anybody = (side: SideId, troop: string, depth: number, pose: Pose): PlacedBase => ({
  id: '',
  side,
  troop,
  width: BASE_WIDTH,
  depth,
  place: 'table',
  pose,
  marks: {},
  bound: {},
  start: null,
});
