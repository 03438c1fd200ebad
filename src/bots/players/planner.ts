/** The bot with a plan: it gives each body of its army a task for the bound, and orders that further the tasks. */
import type { Bot, BotAnswer } from '../bot.ts';
import { contextOf, situationOf } from '../context.ts';
import { decide } from '../decide.ts';
import type { Character } from '../knowledge/characters.ts';
import { LEVELS, type Level } from '../levels.ts';
import { readMemo } from '../plan/memo.ts';
import { planFor, postsBy } from '../plan/planning.ts';
import { isAskedForMoves } from '../questions.ts';

/** A bot of a level that plans. Questions other than for orders it answers as any bot; its plan stays. */
export const planner = (level: Level, character?: Character): Bot => ({
  name: level.name,
  answer(rules, view, side, random, refused, memo): BotAnswer {
    const situation = situationOf(rules, view, side, character);
    const last = readMemo(memo);
    if (!isAskedForMoves(view, side)) {
      const answer = decide(contextOf(situation, level, refused), random);
      return last ? { ...answer, memo: last } : answer;
    }
    const plan = planFor(situation, last);
    const posts = postsBy(situation, plan.memo);
    return { ...decide(contextOf({ ...situation, posts }, level, refused), random), ...plan };
  },
});

/** The strongest opponent. */
export const masterBot: Bot = planner(LEVELS.master);
