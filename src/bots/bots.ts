/** The bots by name. */
import type { Bot } from './bot.ts';
import { quickBot } from './quick-bot.ts';
import { randomBot } from './random-bot.ts';
import { loadEveryBots } from './rulesets.ts';
import { straightBot } from './straight-bot.ts';
import { lightBot, playingBot } from './tactician.ts';

// A bot taken by its name may play any ruleset.
await loadEveryBots();

/** All bots by name. */
export const BOTS: Readonly<Record<string, Bot>> = {
  quick: quickBot,
  light: lightBot,
  playing: playingBot,
  random: randomBot,
  straight: straightBot,
};
