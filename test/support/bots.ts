/** Loads the bots of all rulesets, for tests that ask bots by the id of a ruleset. */
import { loadEveryBots } from '../../src/bots/rulesets.ts';

await loadEveryBots();
