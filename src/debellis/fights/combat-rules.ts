/** The functions for fights that the engine needs from a ruleset. */
import type { CombatRules } from '../../engine/contract/combat.ts';
import type { Debellis } from '../game.ts';
import { goneBy } from '../outcomes/losses.ts';
import { isUndefended } from '../walls/assault.ts';
import { sectionById } from '../walls/sections.ts';
import { framesAfter } from './aftermath.ts';
import { assess } from './assess.ts';
import type { FightAssessment } from './combatant.ts';
import { foeOf } from './opponents.ts';
import { fightMeant } from './questions.ts';
import { settle } from './settle.ts';

export const combatOf = (game: Debellis): CombatRules => ({
  mainOpponent: (battle, base) => foeOf(game, battle, base),
  fightMeant: fightMeant(game),
  assess: (rules, battle, fight) => assess(game, rules, battle, fight),
  settle: (assessment, faces) => settle(game, assessment, faces),
  framesAfter: (battle, assessment, settlement) =>
    framesAfter(game, battle, assessment as FightAssessment, settlement),
  goneBy,
  isFoe: (battle, id) => {
    const wall = sectionById(battle, id);
    return wall !== null && isUndefended(game, battle, wall);
  },
});
