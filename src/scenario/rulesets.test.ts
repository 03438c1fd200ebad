import { expect, test } from 'vitest';
import { withDropped } from '../engine/effects.ts';
import { loadWhole } from './rulesets.ts';

test('the phases of a ruleset with a campaign follow the clauses in force', async () => {
  const rules = await loadWhole('hott');
  expect(rules?.campaign).toBeDefined();
  expect(rules?.phases).toContain('pips');
  expect(withDropped(['hott.seq.2'], () => rules?.phases)).not.toContain('pips');
});
