/** Ground where an element could lie in ambush. DBM, Ambush. */
import { hidingPlacesBy } from '../../../engine/ambush/hiding-places.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { BASE_WIDTH } from '../measures.ts';
import { ambushDepth, mayLieAt } from './lay.ts';

/** Makes the search for ground, as large as an element, on which any troops of a side would be hidden. */
export const hidingPlacesIn = (rules: Ruleset) =>
  hidingPlacesBy({
    tried: { troop: 'Reg Ax (O)', width: BASE_WIDTH, depth: 20 },
    depth: ambushDepth,
    hides: (battle, base) => mayLieAt(rules, battle, base),
  });
