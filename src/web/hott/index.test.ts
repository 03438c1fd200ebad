import { expect, test } from 'vitest';
import { battleOf, box } from '../../../test/support/battle.ts';
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

test('troops that come into bad going are told of lurkers, unless these are shown by agreement', () => {
  const marsh = { id: 'marsh', kind: 'marsh', area: box(200, 300, 400, 400) };
  const told = (options: object, y: number) => {
    const battle = battleOf({
      ruleset: 'hott',
      options,
      terrain: [marsh],
      bases: [{ id: 'A', troop: 'Blades', at: [300, 250] }],
    } as never);
    return hott.orders.dangers?.(battle, [{ base: 'A', pose: { x: 300, y, facing: 0 } }])?.key ?? null;
  };
  expect(told({}, 320)).toBe('screen.hott.may-lurk');
  expect(told({}, 290)).toBeNull();
  expect(told({ hiddenLurkers: false }, 320)).toBeNull();
});
