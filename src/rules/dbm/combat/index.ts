/** The functions for fights that the engine needs from DBM. */
import type { CombatRules } from '../../../engine/contract/combat.ts';
import { goneBy } from '../outcomes/losses.ts';
import { isUndefended } from '../walls/assault.ts';
import { sectionById } from '../walls/sections.ts';
import { framesAfter } from './aftermath.ts';
import { assess } from './assess.ts';
import type { DbmAssessment } from './combatant.ts';
import { foeOf } from './opponents.ts';
import { fightMeant } from './questions.ts';
import { settle } from './settle.ts';

export const combat: CombatRules = {
  mainOpponent: foeOf,
  fightMeant,
  assess,
  settle,
  framesAfter: (battle, assessment, settlement) =>
    framesAfter(battle, assessment as DbmAssessment, settlement),
  goneBy,
  isFoe: (battle, id) => {
    const wall = sectionById(battle, id);
    return wall !== null && isUndefended(battle, wall);
  },
};
