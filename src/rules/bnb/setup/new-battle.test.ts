import { expect, test } from 'vitest';
import { withDropped } from '../../../engine/effects.ts';
import { labelsFor } from '../../../engine/setup/labels.ts';
import { bnb } from '../index.ts';
import { newBattle } from './new-battle.ts';
import { army, battleBefore, OPEN, TABLE } from './setup.test-support.ts';
import { suggestedTables, tableFaults } from './table-sizes.ts';

const faultsOf = (...input: Parameters<typeof newBattle>) => {
  const checked = newBattle(...input);
  return checked.ok ? [] : checked.faults.map((fault) => fault.key);
};

test('a new battle waits for the throw for aggression, with all bases in reserve', () => {
  const battle = battleBefore();
  expect(battle.flow.phase).toBe('aggression');
  expect(battle.flow.awaits[0]).toMatchObject({ by: 'dice', kind: 'aggression' });
  expect(battle.turn).toMatchObject({ round: 0, bound: 0 });
  expect(battle.bases.every((base) => base.place === 'reserve' && base.pose === null)).toBe(true);
  expect(battle.bases.map((base) => base.id)).toEqual(['A', 'B', 'C', 'D', 'W', 'X', 'Y', 'Z']);
});

test.each([
  [900, 600, []],
  [1500, 1050, []],
  [899, 600, ['fault.table-too-small']],
  [900, 590, ['fault.table-too-small']],
  [1501, 1050, ['fault.table-too-large']],
  [900, 1060, ['fault.table-too-large']],
  [1501, 500, ['fault.table-too-small', 'fault.table-too-large']],
])('a table of %d by %d mm', (width, depth, keys) => {
  expect(tableFaults({ width, depth }).map((fault) => fault.key)).toEqual(keys);
});

test('the limits and suggestions of tables come from their clauses', () => {
  expect(withDropped(['bnb.table.3'], () => tableFaults({ width: 2000, depth: 600 }))).toEqual([]);
  expect(withDropped(['bnb.table.6'], () => tableFaults({ width: 300, depth: 300 }))).toEqual([]);
  const square = { width: 900, depth: 900 };
  const wide = { width: 1200, depth: 750 };
  expect(suggestedTables()).toEqual([square, wide]);
  expect(withDropped(['bnb.table.4'], suggestedTables)).toEqual([wide]);
  expect(withDropped(['bnb.table.5'], suggestedTables)).toEqual([square]);
});

test('the table is agreed before anything is chosen', () => {
  const armies = { red: army(OPEN), blue: army(OPEN) };
  expect(faultsOf(bnb, { table: undefined, armies })).toEqual(['fault.table-not-agreed']);
  expect(withDropped(['bnb.terrain.4'], () => faultsOf(bnb, { table: undefined, armies }))).toEqual([]);
});

test('each army has exactly one general', () => {
  const red = army(OPEN);
  const none = { ...red, bases: red.bases.slice(1) };
  const two = { ...red, bases: [...red.bases, { troop: 'Reg Cv (O)', flags: ['c-in-c'] }] };
  for (const wrong of [none, two]) {
    const battle = { table: TABLE, armies: { red: wrong, blue: red } };
    expect(faultsOf(bnb, battle)).toEqual(['fault.one-commander']);
    expect(withDropped(['bnb.setup.2'], () => faultsOf(bnb, battle))).toEqual([]);
  }
});

test('unknown troops and flags are faults', () => {
  const wrong = {
    ...army(OPEN),
    bases: [{ troop: 'Reg Xx (O)' }, { troop: 'Reg Cv (O)', flags: ['c-in-c', 'nonsense'] }],
  };
  const keys = faultsOf(bnb, { table: TABLE, armies: { red: wrong, blue: army(OPEN) } });
  expect(keys).toContain('fault.troop.type');
  expect(keys).toContain('fault.unknown-flag');
});

test('labels are unique and short', () => {
  const large = Array.from({ length: 24 }, (_, at) => `troop ${at % 5}`);
  const [red, blue] = labelsFor([large, large]);
  expect(red.slice(0, 6)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'A2']);
  expect(blue.slice(0, 3)).toEqual(['Z1', 'Y1', 'X1']);
  const motley = Array.from({ length: 20 }, (_, at) => `troop ${at}`);
  for (const both of [labelsFor([large, large]), labelsFor([motley, motley])])
    expect(new Set(both.flat()).size).toBe(both.flat().length);
});
