/** The fights of Blood and Blades, as the engine asks for them. */
import type { CombatRules } from '../../../engine/contract/combat.ts';
import { framesAfter, goneBy } from './aftermath.ts';
import { assess } from './assess.ts';
import { mainOpponent } from './opponents.ts';
import { fightMeant } from './questions.ts';
import { settle } from './settle.ts';

export const combat: CombatRules = {
  mainOpponent: (battle, base) => mainOpponent(battle, base)?.id ?? null,
  fightMeant,
  assess,
  settle,
  framesAfter,
  goneBy,
};
