/** The functions for fights that the engine needs from DBMM. */
import { combatOf } from '../../../debellis/fights/combat-rules.ts';
import { DBMM } from '../game.ts';

export const combat = combatOf(DBMM);
