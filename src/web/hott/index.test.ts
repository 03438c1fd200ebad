import { expect, test } from 'vitest';
import { battleOf, box } from '../../../test/support/battle.ts';
import { findBase } from '../../engine/battle.ts';
import { guide } from './guide.ts';
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

test('an army is beaten as things stand if it has lost more than the other, and half of itself or its general', () => {
  const bases = ['A', 'B', 'C', 'D'].map((id) => ({ id, troop: 'Blades', at: [100, 100] as const }));
  const routed = (own: readonly string[], enemy: number, general = 'D') =>
    hott.armies.spirit(
      battleOf({
        ruleset: 'hott',
        table: [600, 600],
        bases: [
          ...bases.map(({ id, troop, at }) => ({
            id,
            troop,
            ...(own.includes(id) ? { place: 'lost' as const } : { at }),
            ...(id === general ? { marks: { general: 1 } } : {}),
          })),
          ...['X', 'Y', 'Z'].map((id, at) => ({
            id,
            side: 'blue',
            troop: 'Blades',
            ...(at < enemy ? { place: 'lost' as const } : { at: [300, 300] as const }),
          })),
        ],
      }),
      'red',
      'red',
    ).routed;
  expect(routed(['A'], 0)).toBe(false);
  expect(routed(['A', 'B'], 0)).toBe(true);
  expect(routed(['A', 'B'], 2)).toBe(false);
  expect(routed(['D'], 0)).toBe(true);
  expect(routed(['D'], 1)).toBe(false);
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

test('points stay for spells, two for each magician that has a target in reach', () => {
  const kept = (pips: number, ...magicians: readonly number[]) =>
    hott.orders.pointsKept?.(
      battleOf({
        ruleset: 'hott',
        table: [600, 600],
        pips,
        bases: [
          ...magicians.map((y, at) => ({ id: `M${at}`, troop: 'Magician', at: [100 + 50 * at, y] as const })),
          { id: 'Z', side: 'blue', troop: 'Hero', at: [150, 400], facing: 180 },
        ],
      } as never),
    );
  expect(kept(4, 300)).toBe(2);
  expect(kept(4, 300, 300)).toBe(4);
  expect(kept(3, 300, 300)).toBe(3);
  expect(kept(1, 300)).toBe(0);
  expect(kept(4, 100)).toBe(0);
});

test('the legend tells what a base adds to its die, and what it is worth', () => {
  const blades = { id: 'A', troop: 'Blades', at: [100, 100] } as const;
  const base = findBase(battleOf({ ruleset: 'hott', table: [600, 600], bases: [blades] }), 'A');
  if (!base) throw new Error('no base');
  expect(guide.factors?.(base).figures).toEqual({ foot: 5, others: 3 });
  expect(guide.worthOf(base)).toBe(2);
});
