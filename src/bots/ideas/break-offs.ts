/** Leaving a fight that goes ill, where the ruleset lets the faster side go. */
import { ownBases } from '../board/groups.ts';
import type { Situation } from '../context.ts';
import type { Idea } from './idea.ts';

/** Bases that fight and may still be ordered go straight back, one by one. */
export const breakOffs = (situation: Situation): readonly Idea[] =>
  ownBases(situation)
    .filter((base) => situation.profile.troops.readiness(situation.battle, base) === 'held')
    .map((base) => ({ bases: [base], goals: [], kinds: ['back'], promise: 1, why: 'bot.break-off' }));
