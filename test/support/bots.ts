/** Loads what bots know of all rulesets, for tests that ask bots without taking them by their names. */
import { loadEveryBots } from '../../src/bots/rulesets.ts';

await loadEveryBots();
