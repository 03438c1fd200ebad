/** What bots know of campaigns, as one value. */
import { conflictOf } from '../../../rules/hott/campaign/conflict.ts';
import type { NationBot, Nations } from '../../nations.ts';
import { CHARACTER_NAMES } from './characters.ts';
import { judgedReport } from './judged.ts';
import { nationAnswer } from './nation.ts';
import { standInAnswer } from './stand-in.ts';

export const nations: Nations = {
  characters: CHARACTER_NAMES,
  answer: nationAnswer as NationBot<string>,
  standIn: standInAnswer,
  judge(game, random) {
    const conflict = conflictOf(game);
    return conflict && judgedReport(game, conflict, random);
  },
};
