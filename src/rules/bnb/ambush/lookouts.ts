/** Finds the places that an army sees from its deployment area. Blood and Blades, ambush. */
import { type LookoutRules, isOverlooked as overlooked } from '../../../engine/ambush/lookouts.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { seesAmbush } from '../ground/visibility.ts';
import { BASE_WIDTH } from '../measures.ts';
import { deploymentDepth } from '../setup/deploy.ts';

const LOOKOUTS: LookoutRules = {
  lookout: { troop: 'Reg Bd (O)', width: BASE_WIDTH, depth: 15 },
  area: (battle, edge) => ({ depth: deploymentDepth(battle, edge), apart: 0 }),
  sees: seesAmbush,
};

/** Can the enemy see a base there, from its deployment area or with its bases on the table? */
export const isOverlooked = (battle: Battle, base: PlacedBase): boolean => overlooked(LOOKOUTS, battle, base);
