/** Finds the setup bot of the ruleset and lets it answer. */

import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Random } from '../bot.ts';
import { KNOWN } from '../knowledge/known.ts';
import { isRefused, questionTo } from '../questions.ts';
import { beginAnew } from './begin-anew.ts';
import type { SetupBot } from './types.ts';

const NONE: SetupBot = { questions: [], answer: () => ({ type: 'end-phase' }) };

const setupBotFor = (ruleset: string): SetupBot => KNOWN.get(ruleset)?.setup ?? NONE;

/** Is this side asked a question of the setup? */
export const isAskedForSetup = (view: Battle, side: SideId): boolean =>
  setupBotFor(view.ruleset).questions.includes(questionTo(view, side)?.kind ?? '');

interface SetupWish {
  /** Does it consider the enemy's places? */
  readonly heedful?: boolean;
  /** Commands already refused in this position. */
  readonly refused?: readonly AnyCommand[];
}

const END: AnyCommand = { type: 'end-phase' };

/**
 * A sensible answer to a question of the setup. If that was refused, the side begins anew; with nothing to take back, it
 * leaves the rest undone.
 */
export function answerSetup(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  random: Random,
  { heedful = true, refused = [] }: SetupWish = {},
): AnyCommand {
  const answer = setupBotFor(view.ruleset).answer(rules, view, side, random, heedful);
  if (!isRefused(answer, refused)) return answer;
  return beginAnew(rules, view, side) ?? (isRefused(END, refused) ? answer : END);
}
