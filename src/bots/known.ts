/** Keeps the knowledge of bots about each loaded ruleset. `rulesets.ts` loads it. */
import { PLAIN_PROFILE } from './plain-profile.ts';
import type { EvaluationProfile } from './profile.ts';
import type { SetupBot } from './setup/types.ts';

/** The knowledge of bots about one ruleset. */
export interface RulesetBots {
  readonly profile: EvaluationProfile;
  readonly setup: SetupBot;
}

/** The loaded knowledge, by ruleset. */
export const KNOWN: Map<string, RulesetBots> = new Map();

/** The evaluation profile of a ruleset; a plain profile if none is loaded. */
export const profileOf = (ruleset: string): EvaluationProfile => KNOWN.get(ruleset)?.profile ?? PLAIN_PROFILE;
