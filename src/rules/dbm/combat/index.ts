/** The functions for fights that the engine needs from DBM. */
import { combatOf } from '../../../debellis/fights/combat-rules.ts';
import { DBM } from '../game.ts';

export const combat = combatOf(DBM);
