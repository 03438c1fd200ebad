import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { findBase } from '../../engine/battle.ts';
import { hott } from './index.ts';

test('a flight that leads off the battlefield is shown as a loss', () => {
  const bases = ['God', 'Dragon', 'Land Lurkers', 'Flyers', 'Blades'].map((troop, at) => ({
    id: troop,
    troop,
    at: [100 + 80 * at, 100] as const,
  }));
  const battle = battleOf({ ruleset: 'hott', table: [600, 600], bases });
  const lost = (outcome: string) =>
    bases.flatMap(({ id }) => {
      const base = findBase(battle, id);
      return base && hott.fights.loses(base, outcome) ? [id] : [];
    });
  expect(lost('flee')).toEqual(['God', 'Dragon', 'Land Lurkers']);
  expect(lost('recoil')).toEqual([]);
});
