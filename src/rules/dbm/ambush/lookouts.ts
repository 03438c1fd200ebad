/** Finds the places that an army sees from its deployment area. DBM, Ambush. */
import { type LookoutRules, isOverlooked as overlooked } from '../../../engine/ambush/lookouts.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { BASE_WIDTH } from '../measures.ts';
import { deploymentDepthFrom, SIDE_STRIP } from '../setup/zone.ts';
import { sees } from '../visibility.ts';

const LOOKOUTS: LookoutRules = {
  lookout: { troop: 'Reg Bd (O)', width: BASE_WIDTH, depth: 15 },
  area: (battle, edge) => ({ depth: deploymentDepthFrom(battle, edge), apart: SIDE_STRIP }),
  sees,
};

/** Can the enemy see an element there, from its deployment area or with its elements on the table? */
export const isOverlooked = (battle: Battle, base: PlacedBase): boolean => overlooked(LOOKOUTS, battle, base);
