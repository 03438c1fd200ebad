/** Bots that evaluate the position after each order, and give the best order. Their levels differ in time. */
import type { Bot } from '../bot.ts';
import { contextOf, situationOf } from '../context.ts';
import { decide } from '../decide.ts';
import type { Character } from '../knowledge/characters.ts';
import { LEVELS, type Level } from '../levels.ts';

/** A bot of a level and a character. */
export const tactician = (level: Level, character?: Character): Bot => ({
  name: level.name,
  answer: (rules, view, side, random, refused) =>
    decide(contextOf(situationOf(rules, view, side, character), level, refused), random),
});

/** For people who do not wish to wait. */
export const lightBot: Bot = tactician(LEVELS.light);

/** For games against people. */
export const playingBot: Bot = tactician(LEVELS.playing);
