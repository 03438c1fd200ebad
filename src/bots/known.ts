/** Keeps what bots know of each ruleset that is loaded. `rulesets.ts` loads it. */
import { PLAIN_PROFILE } from './plain-profile.ts';
import type { EvaluationProfile } from './profile.ts';
import type { SetupBot } from './setup/types.ts';

/** What bots know of one ruleset. */
export interface RulesetBots {
  readonly profile: EvaluationProfile;
  readonly setup: SetupBot;
}

/** What has been loaded, by ruleset. */
export const KNOWN: Map<string, RulesetBots> = new Map();

/** How positions of a ruleset are judged; for one that is not known, plainly. */
export const profileOf = (ruleset: string): EvaluationProfile => KNOWN.get(ruleset)?.profile ?? PLAIN_PROFILE;
