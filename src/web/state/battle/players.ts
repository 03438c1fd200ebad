import type { Bot } from '../../../bots/bot.ts';
import { beginnerBot } from '../../../bots/players/beginner-bot.ts';
import { lightBot, playingBot } from '../../../bots/players/tactician.ts';
import type { BotLevel } from './session.ts';

/** The bot that plays at each level. */
export const PLAYERS: Readonly<Record<BotLevel, Bot>> = {
  beginner: beginnerBot,
  light: lightBot,
  playing: playingBot,
};
