import { expect, test } from 'vitest';
import { type ClauseData, mustBeShown } from './clauses.ts';

const clause = (role: ClauseData['role'], more: Partial<ClauseData> = {}): ClauseData => ({
  id: 'toy.rule.1',
  kind: 'rule',
  role,
  section: 'Rules',
  text: { en: 'A rule.' },
  ...more,
});

test('effects and absences must be shown, unless they are deferred; terms and pictures need not', () => {
  const shown = (['effect', 'absence', 'definition', 'figure', 'reference'] as const).filter((role) =>
    mustBeShown(clause(role)),
  );
  expect(shown).toEqual(['effect', 'absence']);
  expect(mustBeShown(clause('effect', { deferred: 'campaigns' }))).toBe(false);
  expect(mustBeShown(clause('absence', { deferred: 'campaigns' }))).toBe(false);
});
