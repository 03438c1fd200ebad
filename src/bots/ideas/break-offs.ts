/** Ideas to leave a bad fight, if the ruleset lets the faster side break off. */
import { ownBases } from '../board/groups.ts';
import type { Situation } from '../context.ts';
import type { Idea } from './idea.ts';

/** Bases that fight and may still be ordered go straight back, one by one. */
export const breakOffs = (situation: Situation): readonly Idea[] =>
  ownBases(situation)
    .filter((base) => situation.profile.troops.readiness(situation.battle, base) === 'held')
    .map((base) => ({ bases: [base], goals: [], kinds: ['back'], promise: 1, why: 'bot.break-off' }));
