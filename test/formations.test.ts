import { expect, test } from 'vitest';
import { formationsOf } from '../src/engine/board/formations.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { loadBattle } from '../src/scenario/load.ts';

const base = (id: string, side: string, x: number, y: number, facing: number, troop = 'Reg Sp (O)') => ({
  id,
  side,
  troop,
  at: [x, y],
  facing,
});

/** A line of three with a column on its left; two enemies before the line, the second beyond its right end. */
function position() {
  const loaded = loadBattle(bnb, {
    format: 'acies-scenario/1',
    ruleset: 'bnb',
    title: 'Formations',
    table: { width: 900, depth: 900 },
    sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
    bases: [
      base('L1', 'red', 400, 300, 0),
      base('L2', 'red', 440, 300, 0),
      base('L3', 'red', 480, 300, 0),
      base('C1', 'red', 200, 300, 0),
      base('C2', 'red', 200, 285, 0),
      base('X', 'blue', 480, 300, 180),
      base('Y', 'blue', 520, 300, 180),
    ],
    turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 4 },
  } as never);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const ids = (bases: readonly { readonly id: string }[] = []) => bases.map(({ id }) => id);

test('a side is told from its left to its right, each formation with its shape, wing and enemy', () => {
  const [column, line, ...others] = formationsOf(bnb, position(), 'red');
  expect(others).toEqual([]);
  expect([column?.shape, ids(column?.bases), column?.wing]).toEqual(['column', ['C1', 'C2'], 'left']);
  expect([line?.shape, ids(line?.bases), line?.wing]).toEqual(['line', ['L1', 'L2', 'L3'], 'right']);
  expect(ids(column?.fights)).toEqual([]);
  expect(column?.nearest?.mm).toBeCloseTo(240, 3);
  expect(ids(column?.nearest?.formation)).toEqual(['X', 'Y']);
  expect(ids(line?.fights)).toEqual(['X']);
});

test('an enemy in line beyond an end of the front overlaps that end', () => {
  const battle = position();
  const [column, line] = formationsOf(bnb, battle, 'red');
  expect(line?.overlapped).toEqual({ left: false, right: true });
  expect(column?.overlapped).toEqual({ left: false, right: false });
  const [enemy] = formationsOf(bnb, battle, 'blue');
  // Its right, seen from the north: two spears stand beyond that end.
  expect(enemy?.overlapped).toEqual({ left: false, right: true });
});
