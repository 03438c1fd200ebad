/** Ground where a base could lie in ambush. Blood and Blades, ambush. */
import { hidingPlacesBy } from '../../../engine/ambush/hiding-places.ts';
import { BASE_WIDTH } from '../measures.ts';
import { ambushDepth, hidingOf } from './lay.ts';

/** Outlines of ground, as large as a base, on which any troops of a side would be hidden. */
export const hidingPlaces = hidingPlacesBy({
  tried: { troop: 'Reg Ax (O)', width: BASE_WIDTH, depth: 20 },
  depth: ambushDepth,
  hides: (battle, base) => !('key' in hidingOf(battle, base)),
});
