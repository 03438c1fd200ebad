/** Bases that might stand somewhere, for what is asked before anybody does. Blood and Blades, ambush. */
import type { PlacedBase, SideId } from '../../../engine/battle.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { BASE_WIDTH } from '../measures.ts';

/** A base of a side and troop, so many millimetres deep, that is nobody's in particular. */
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
