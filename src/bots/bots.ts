import type { Bot } from './bot.ts';
import { randomBot } from './random-bot.ts';
import { straightBot } from './straight-bot.ts';
import { playingBot, quickBot } from './tactician.ts';

/** All bots by name. */
export const BOTS: Readonly<Record<string, Bot>> = {
  quick: quickBot,
  playing: playingBot,
  random: randomBot,
  straight: straightBot,
};
