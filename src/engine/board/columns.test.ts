import { describe, expect, test } from 'vitest';
import { battleOf, boardOnly, idsOf, onTable } from '../../../test/support/battle.ts';
import { apply } from '../battle/apply.ts';
import type { Battle } from '../battle.ts';
import { areInBentColumn, columnAmong, columnFrom, columnOf, isStraightBehind } from './columns.ts';
import { contactsOf } from './contacts.ts';
import { areGroup, groupOf } from './groups.ts';

const rules = boardOnly({ groups: { bends: () => true } });

const BASES = [
  { id: 'A', at: [600, 300], facing: 0 },
  { id: 'B', at: [600, 285], facing: 0 },
  { id: 'C', at: [600, 270], facing: 90 },
  { id: 'D', at: [585, 270], facing: 90 },
] as const;
const column = battleOf({ bases: BASES, columns: [{ bases: ['A', 'B', 'C'] }] });
const loose = battleOf({ bases: BASES });

const idsFor = (battle: Battle, of: typeof columnOf, id: string): readonly string[] =>
  idsOf(of(rules, battle, onTable(battle, id)));

describe('a column', () => {
  test('goes on with a base that stands straight behind its last base', () => {
    expect(idsFor(column, columnOf, 'D')).toEqual(['A', 'B', 'C', 'D']);
    expect(idsFor(column, columnFrom, 'B')).toEqual(['B', 'C', 'D']);
    expect(idsFor(column, groupOf, 'D')).toEqual(['A', 'B', 'C', 'D']);
  });

  test('has no bend between bases that do not follow each other', () => {
    expect(idsFor(loose, columnOf, 'D')).toEqual(['C', 'D']);
    expect(idsFor(loose, groupOf, 'A')).toEqual(['A', 'B']);
    expect(areGroup(rules, loose, loose.bases as never)).toBe(false);
  });

  test('bends only if its ruleset has bent columns', () => {
    expect(idsOf(groupOf(boardOnly(), column, onTable(column, 'A')))).toEqual(['A', 'B']);
  });

  test('is computed anew after it has ended, even if no base has moved', () => {
    expect(idsFor(column, groupOf, 'B')).toEqual(['A', 'B', 'C', 'D']);
    const at = onTable(column, 'C').pose;
    const ended = apply(column, { type: 'told', changes: [{ change: 'place', base: 'C', at }] });
    expect(idsFor(ended, groupOf, 'B')).toEqual(['A', 'B']);
  });

  test('can be a part of another if its bases follow each other', () => {
    const some = (...ids: readonly string[]) =>
      columnAmong(
        rules,
        column,
        ids.map((id) => onTable(column, id)),
      );
    expect(idsOf(some('C', 'B') ?? [])).toEqual(['B', 'C']);
    expect(some('A', 'C')).toBeNull();
  });
});

describe('ground in common', () => {
  const shared = (battle: Battle, a: string, b: string): boolean =>
    areInBentColumn(battle.bases, onTable(battle, a), onTable(battle, b));

  test('is shared by all bases of one bent column', () => {
    expect(shared(column, 'A', 'C')).toBe(true);
    expect(shared(column, 'C', 'D')).toBe(false);
    expect(shared(loose, 'B', 'C')).toBe(false);
  });

  test('is found without an endless loop in a ring of followers, which only a broken file holds', () => {
    const [a, b] = ['A', 'B'].map((id) => onTable(column, id));
    const ring = [
      { ...a, follows: { base: 'B', track: [] } },
      { ...b, follows: { base: 'A', track: [] } },
    ] as never as Battle['bases'];
    expect(typeof areInBentColumn(ring, ring[0] as never, ring[1] as never)).toBe('boolean');
    const battle = { ...column, bases: ring };
    expect(idsFor(battle, columnOf, 'A')).toHaveLength(2);
  });
});

test.each([
  [600, 40, true],
  [590, 60, false],
  [610, 60, false],
  [600, 60, false],
])(
  'a base at %i, %i mm wide, is straight behind one of 40 mm at 600 only with both corners on its corners',
  (x, width, straight) => {
    const battle = battleOf({
      bases: [
        { id: 'A', at: [600, 300] },
        { id: 'B', at: [x, 285], size: [width, 15] },
      ],
    });
    expect(contactsOf(battle, onTable(battle, 'A')).map(isStraightBehind)).toEqual([straight]);
  },
);
