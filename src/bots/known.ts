import type { Counsel } from './profile.ts';
import type { SetupBot } from './setup/types.ts';

/** What bots know of one ruleset. */
export interface RulesetBots {
  readonly counsel: Counsel;
  readonly setup: SetupBot;
}

/** What has been loaded, by ruleset. Bots play any other one by plain judgements. */
export const KNOWN: Map<string, RulesetBots> = new Map();
