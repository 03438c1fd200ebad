/** The functions for fights that the engine needs from DBM. */

import { framesAfter } from '../../../debellis/fights/aftermath.ts';
import { assess } from '../../../debellis/fights/assess.ts';
import type { FightAssessment } from '../../../debellis/fights/combatant.ts';
import { foeOf } from '../../../debellis/fights/opponents.ts';
import { fightMeant } from '../../../debellis/fights/questions.ts';
import { settle } from '../../../debellis/fights/settle.ts';
import { goneBy } from '../../../debellis/outcomes/losses.ts';
import { isUndefended } from '../../../debellis/walls/assault.ts';
import { sectionById } from '../../../debellis/walls/sections.ts';
import type { CombatRules } from '../../../engine/contract/combat.ts';
import { DBM } from '../game.ts';

export const combat: CombatRules = {
  mainOpponent: (battle, base) => foeOf(DBM, battle, base),
  fightMeant: fightMeant(DBM),
  assess: (rules, battle, fight) => assess(DBM, rules, battle, fight),
  settle: (assessment, faces) => settle(DBM, assessment, faces),
  framesAfter: (battle, assessment, settlement) =>
    framesAfter(DBM, battle, assessment as FightAssessment, settlement),
  goneBy,
  isFoe: (battle, id) => {
    const wall = sectionById(battle, id);
    return wall !== null && isUndefended(DBM, battle, wall);
  },
};
