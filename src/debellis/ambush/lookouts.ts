/** Finds the places that an army sees from its deployment area. */

import { type LookoutRules, isOverlooked as overlooked } from '../../engine/ambush/lookouts.ts';
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { Debellis } from '../game.ts';
import { BASE_WIDTH } from '../measures.ts';

const LOOKOUTS = keptWith(
  (game: Debellis): LookoutRules => ({
    lookout: { troop: 'Reg Bd (O)', width: BASE_WIDTH, depth: 15 },
    area: (battle, edge) => ({ depth: game.deploymentDepthFrom(battle, edge), apart: game.sideStrip }),
    sees: game.sees,
  }),
);

/** Can the enemy see an element there, from its deployment area or with its elements on the table? */
export const isOverlooked = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  overlooked(LOOKOUTS(game), battle, base);
