/** The bots by name. */
import type { Bot } from './bot.ts';
import { beginnerBot } from './players/beginner-bot.ts';
import { masterBot } from './players/planner.ts';
import { quickBot } from './players/quick-bot.ts';
import { randomBot } from './players/random-bot.ts';
import { straightBot } from './players/straight-bot.ts';
import { firstPlayingBot, lightBot, playingBot } from './players/tactician.ts';
import { loadEveryBots } from './rulesets.ts';

// A bot taken by its name may play any ruleset.
await loadEveryBots();

/** All bots by name. */
export const BOTS: Readonly<Record<string, Bot>> = {
  beginner: beginnerBot,
  quick: quickBot,
  light: lightBot,
  playing: playingBot,
  'playing-1': firstPlayingBot,
  master: masterBot,
  random: randomBot,
  straight: straightBot,
};
