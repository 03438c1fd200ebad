import type { Bot } from './bot.ts';
import { quickBot } from './quick-bot.ts';
import { randomBot } from './random-bot.ts';
import { straightBot } from './straight-bot.ts';
import { lightBot, playingBot } from './tactician.ts';

/** All bots by name. */
export const BOTS: Readonly<Record<string, Bot>> = {
  quick: quickBot,
  light: lightBot,
  playing: playingBot,
  random: randomBot,
  straight: straightBot,
};
