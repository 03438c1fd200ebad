/** Finds the setup bot of the ruleset and lets it answer. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Random } from '../bot.ts';
import { KNOWN } from '../knowledge/known.ts';
import { questionTo } from '../questions.ts';
import type { SetupBot } from './types.ts';

const NONE: SetupBot = { questions: [], answer: () => ({ type: 'end-phase' }) };

const setupBotFor = (ruleset: string): SetupBot => KNOWN.get(ruleset)?.setup ?? NONE;

/** Is this side asked a question of the setup? */
export const isAskedForSetup = (view: Battle, side: SideId): boolean =>
  setupBotFor(view.ruleset).questions.includes(questionTo(view, side)?.kind ?? '');

/** A sensible answer to a question of the setup. If `heedful`, it considers the enemy's places. */
export const answerSetup = (
  rules: Ruleset,
  view: Battle,
  side: SideId,
  random: Random,
  heedful = true,
): AnyCommand => setupBotFor(view.ruleset).answer(rules, view, side, random, heedful);
