import { expect, test } from 'vitest';
import type { Outcome } from '../src/debellis/fights/outcome-rows.ts';
import { MESSAGES } from './support/words.ts';

// The screen names outcomes by keys that it makes from them, which no search of the source finds.

/** What may become of a base in DBM and DBMM; a section is taken. */
const OUTCOMES: Readonly<Record<Outcome | 'taken', readonly string[]>> = {
  stand: ['dbm', 'dbmm'],
  recoil: ['dbm', 'dbmm'],
  repulsed: ['dbmm'],
  flee: ['dbm', 'dbmm'],
  spent: ['dbm', 'dbmm'],
  destroyed: ['dbm', 'dbmm'],
  taken: ['dbm', 'dbmm'],
};

test.each(Object.entries(OUTCOMES))('the outcome %s has a word in both languages', (outcome, rulesets) => {
  for (const ruleset of rulesets)
    for (const language of ['en', 'fr'] as const) {
      const own = MESSAGES.get(ruleset)?.[language];
      const shared = MESSAGES.get('shared')?.[language];
      expect({ ...shared, ...own }, `${ruleset} ${language}`).toHaveProperty([`outcome.${outcome}`]);
    }
});
