import type { Bot } from '../../../bots/bot.ts';
import { lightBot, playingBot } from '../../../bots/players/tactician.ts';
import type { BotLevel } from './session.ts';

/** The bot that plays at a level; battles kept from before call the light one quick. */
export const botOf = (level: BotLevel): Bot => (level === 'playing' ? playingBot : lightBot);
