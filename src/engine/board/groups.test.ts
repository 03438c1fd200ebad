import { expect, test } from 'vitest';
import { battleOf, boardOnly, idsOf, onTable } from '../../../test/support/battle.ts';
import { basesOnTable } from '../battle.ts';
import {
  areGroup,
  columnBehind,
  filesOf,
  foremostOf,
  frontOf,
  grouped,
  groupOf,
  isColumn,
} from './groups.ts';

const rules = boardOnly();

// Three abreast. Behind b is a deeper base. c2 is beside c, but half a base width too far back.
const line = battleOf({
  bases: [
    { id: 'a', at: [100, 200] },
    { id: 'b', at: [140, 200] },
    { id: 'c', at: [180, 200] },
    { id: 'b2', at: [140, 185], size: [40, 20] },
    { id: 'c2', at: [220, 192] },
    { id: 'turned', at: [80, 200], facing: 270 },
    { id: 'enemy', side: 'blue', at: [100, 185] },
  ],
});

test('a group shares facing, side, a corner and a piece of edge, and is connected', () => {
  for (const id of ['a', 'b', 'c', 'b2'])
    expect(idsOf(groupOf(rules, line, onTable(line, id)))).toEqual(['a', 'b', 'b2', 'c']);
  for (const id of ['c2', 'turned', 'enemy'])
    expect(idsOf(groupOf(rules, line, onTable(line, id)))).toEqual([id]);
});

test('rear corners join neighbours of unequal depth', () => {
  const battle = battleOf({
    bases: [
      { id: 'shallow', at: [100, 200] },
      { id: 'deep', at: [140, 205], size: [40, 20] },
    ],
  });
  expect(grouped(rules, battle, onTable(battle, 'shallow'), onTable(battle, 'deep'))).toBe(true);
});

test('bases that only touch at a corner do not join', () => {
  const battle = battleOf({
    bases: [
      { id: 'a', at: [100, 200] },
      { id: 'b', at: [140, 215] },
    ],
  });
  expect(grouped(rules, battle, onTable(battle, 'a'), onTable(battle, 'b'))).toBe(false);
});

test('part of a group is a group only if its bases are connected without the others', () => {
  const of = (...ids: string[]) =>
    areGroup(
      rules,
      line,
      ids.map((id) => onTable(line, id)),
    );
  expect(of('a', 'b')).toBe(true);
  expect(of('b', 'b2')).toBe(true);
  expect(of('a', 'c')).toBe(false);
  expect(of('a')).toBe(false);
  expect(of()).toBe(false);
});

test('the ruleset may forbid a neighbour', () => {
  const apart = boardOnly({ groups: { may: (_battle, a, b) => a.id !== 'c' && b.id !== 'c' } });
  expect(idsOf(groupOf(apart, line, onTable(line, 'a')))).toEqual(['a', 'b', 'b2']);
});

test('the front is the longest row with no base before it, from left to right', () => {
  const wide = ['b2', 'c', 'a', 'b'].map((id) => onTable(line, id));
  expect(idsOf(frontOf(wide))).toEqual(['a', 'b', 'c']);
  const stepped = battleOf({
    bases: [
      { id: 'ahead', at: [100, 215] },
      { id: 'under', at: [100, 200] },
      { id: 'p', at: [140, 200] },
      { id: 'q', at: [180, 200] },
    ],
  });
  expect(idsOf(frontOf(basesOnTable(stepped)))).toEqual(['p', 'q']);
  expect(idsOf(foremostOf(basesOnTable(stepped)))).toEqual(['ahead', 'p', 'q']);
});

test('of equal rows the front is the most forward, then the leftmost, at any facing', () => {
  const two = (facing: number, forward: readonly [number, number], sideways: readonly [number, number]) =>
    battleOf({
      bases: [
        { id: 'right', facing, at: [600 + sideways[0], 300 + sideways[1]] },
        { id: 'left', facing, at: [600, 300] },
        { id: 'early', facing, at: [600 - forward[0] - sideways[0], 300 - forward[1] - sideways[1]] },
      ],
    });
  const east = two(90, [5, 0], [0, -80]);
  expect(idsOf(frontOf(basesOnTable(east)))).toEqual(['left']);
  const north = two(0, [0, -5], [80, 0]);
  expect(idsOf(frontOf(basesOnTable(north)))).toEqual(['early']);
});

test('files run from front to rear, from left to right', () => {
  expect(filesOf(groupOf(rules, line, onTable(line, 'a'))).map(idsOf)).toEqual([['a'], ['b', 'b2'], ['c']]);
});

test('a column is one file; the other bases stand behind its head', () => {
  const column = battleOf({
    bases: [
      { id: 'one', at: [300, 300], facing: 30 },
      { id: 'two', at: [300 - 7.5, 300 - 12.990234375], facing: 30 },
      { id: 'three', at: [300 - 15, 300 - 25.98046875], facing: 30 },
    ],
  });
  const all = basesOnTable(column);
  expect(isColumn(all)).toBe(true);
  expect(isColumn(all.slice(0, 1))).toBe(false);
  expect(idsOf(columnBehind(column, onTable(column, 'one')))).toEqual(['two', 'three']);
  expect(idsOf(columnBehind(column, onTable(column, 'three')))).toEqual([]);
  expect(isColumn(basesOnTable(line))).toBe(false);
});
