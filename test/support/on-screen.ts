/** Loads the parts of all rulesets for the screen, for tests of pages and panels. */
import { bnb } from '../../src/web/bnb/index.ts';
import { hott } from '../../src/web/hott/index.ts';
import { rulesets } from '../../src/web/state/loading/ruleset.ts';

rulesets.value = new Map([
  ['bnb', bnb],
  ['hott', hott],
]);
