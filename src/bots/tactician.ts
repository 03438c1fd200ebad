/** Bots that evaluate what an order would lead to, and give the best one: the same mind with more or less time. */
import type { Bot } from './bot.ts';
import { contextOf, situationOf } from './context.ts';
import { decide } from './decide.ts';
import { LEVELS, type Level } from './levels.ts';

/** A bot of a level. */
export const tactician = (level: Level): Bot => ({
  name: level.name,
  answer: (rules, view, side, random, refused) =>
    decide(contextOf(situationOf(rules, view, side), level, refused), random),
});

/** For players who do not wish to wait. */
export const lightBot: Bot = tactician(LEVELS.light);

export const playingBot: Bot = tactician(LEVELS.playing);
