/** Keeps the knowledge of bots about each loaded ruleset. `rulesets.ts` loads it. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import { questionTo } from '../questions.ts';
import type { SetupBot } from '../setup/types.ts';
import { PLAIN_PROFILE } from './plain-profile.ts';
import type { EvaluationProfile } from './profile.ts';

/** The knowledge of bots about one ruleset. */
export interface RulesetBots {
  readonly profile: EvaluationProfile;
  readonly setup: SetupBot;
  /** Plain answers to questions, by their kind. Bots give them without comparing the positions after all options. */
  readonly answers?: Readonly<Record<string, PlainAnswer>>;
}

/** A plain answer to a question; null if there is none. */
export type PlainAnswer = (rules: Ruleset, view: Battle, side: SideId) => AnyCommand | null;

/** The loaded knowledge, by ruleset. */
export const KNOWN: Map<string, RulesetBots> = new Map();

/** The plain answer of a ruleset to the question that a side is asked; null if there is none. */
export function plainAnswer(rules: Ruleset, view: Battle, side: SideId): AnyCommand | null {
  const answer = rowOf(KNOWN.get(rules.id)?.answers ?? {}, questionTo(view, side)?.kind ?? '');
  return answer?.(rules, view, side) ?? null;
}

/** The evaluation profile of a ruleset; a plain profile if none is loaded. */
export const profileOf = (ruleset: string): EvaluationProfile => KNOWN.get(ruleset)?.profile ?? PLAIN_PROFILE;
