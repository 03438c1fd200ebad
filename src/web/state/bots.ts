import type { Bot } from '../../bots/bot.ts';
import { answerSetup, isAskedForSetup } from '../../bots/setup/answer.ts';
import { optionsOf } from '../../engine/flow.ts';
import type { BotLevel } from './session.ts';

const plain: Bot = {
  name: 'plain',
  answer(rules, view, side, random) {
    if (isAskedForSetup(view, side))
      return { command: answerSetup(rules, view, side, random), why: 'bot.setup' };
    const options = optionsOf(rules, view);
    const option = options[random(Math.max(1, options.length))];
    return { command: option?.command ?? { type: 'end-phase' }, why: 'bot.nothing' };
  },
};

/** The bot that plays at a level. */
export const botOf = (_level: BotLevel): Bot => plain;
