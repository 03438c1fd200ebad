/** The bots by name. */
import type { Bot } from './bot.ts';
import { OPPONENTS } from './players/opponents.ts';
import { firstPlayingBot } from './players/playing-1.ts';
import { quickBot } from './players/quick-bot.ts';
import { randomBot } from './players/random-bot.ts';
import { straightBot } from './players/straight-bot.ts';
import { loadEveryBots } from './rulesets.ts';

// A bot taken by its name may play any ruleset.
await loadEveryBots();

/** All bots by name. */
export const BOTS: Readonly<Record<string, Bot>> = {
  ...OPPONENTS,
  'playing-1': firstPlayingBot,
  quick: quickBot,
  random: randomBot,
  straight: straightBot,
};
