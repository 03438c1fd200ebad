/** Finds the setup bot of the ruleset and lets it answer. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Random } from '../bot.ts';
import { KNOWN } from '../known.ts';
import { questionTo } from '../questions.ts';
import type { SetupBot } from './types.ts';

const NONE: SetupBot = { questions: [], answer: () => ({ type: 'end-phase' }) };

const setupBotFor = (ruleset: string): SetupBot => KNOWN.get(ruleset)?.setup ?? NONE;

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
