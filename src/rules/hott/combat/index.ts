/** The fights of Hordes of the Things, as the engine asks for them. */
import type { CombatRules } from '../../../engine/contract/combat.ts';
import { strongholdById } from '../ground/stronghold.ts';
import { goneBy } from '../outcomes/losses.ts';
import { framesAfter } from './aftermath.ts';
import { assess } from './assess.ts';
import { mainOpponent } from './opponents.ts';
import { fightMeant } from './questions.ts';
import { settle } from './settle.ts';

export const combat: CombatRules = {
  mainOpponent,
  fightMeant,
  assess,
  settle,
  framesAfter,
  goneBy,
  isFoe: (battle, id) => strongholdById(battle, id) !== null,
};
