/** Ground where an element could lie in ambush. */

import { hidingPlacesBy } from '../../engine/ambush/hiding-places.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Debellis } from '../game.ts';
import { BASE_WIDTH } from '../measures.ts';
import { ambushDepth, mayLieAt } from './lay.ts';

/** Makes the search for ground, as large as an element, on which any troops of a side would be hidden. */
export const hidingPlacesIn = (game: Debellis, rules: Ruleset) =>
  hidingPlacesBy({
    tried: { troop: 'Reg Ax (O)', width: BASE_WIDTH, depth: 20 },
    depth: (battle, side) => ambushDepth(game, battle, side),
    hides: (battle, base) => mayLieAt(game, rules, battle, base),
  });
