import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Random } from '../bot.ts';
import { questionTo } from '../choices.ts';
import { bnbSetup } from './bnb/answer.ts';
import { hottSetup } from './hott/answer.ts';

/** What answers the questions of one ruleset's setup. */
export interface SetupBot {
  /** The kinds of questions that a side can be asked. */
  readonly questions: readonly string[];
  /** A sensible answer to the question that a side is asked, by what it sees; `heedful` of who stands where. */
  answer(rules: Ruleset, view: Battle, side: SideId, random: Random, heedful: boolean): AnyCommand;
}

const SETUP_BOTS: Readonly<Record<string, SetupBot>> = { bnb: bnbSetup, hott: hottSetup };

const NONE: SetupBot = { questions: [], answer: () => ({ type: 'end-phase' }) };

const setupBotFor = (ruleset: string): SetupBot => SETUP_BOTS[ruleset] ?? NONE;

/** Is this side asked something about setting the battle up? */
export const isAskedForSetup = (view: Battle, side: SideId): boolean =>
  setupBotFor(view.ruleset).questions.includes(questionTo(view, side)?.kind ?? '');

/** A sensible answer to the question of the setup that a side is asked, by what it sees; `heedful` of the enemy or not. */
export const answerSetup = (
  rules: Ruleset,
  view: Battle,
  side: SideId,
  random: Random,
  heedful = true,
): AnyCommand => setupBotFor(view.ruleset).answer(rules, view, side, random, heedful);
