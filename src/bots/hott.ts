import { hottCounsel } from './counsel/hott.ts';
import type { RulesetBots } from './known.ts';
import { hottSetup } from './setup/hott/answer.ts';

/** What bots know of Hordes of the Things. */
export const hott: RulesetBots = { counsel: hottCounsel, setup: hottSetup };
