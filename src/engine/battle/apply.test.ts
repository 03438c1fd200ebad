import { describe, expect, test } from 'vitest';
import { battleOf, onTable } from '../../../test/support/battle.ts';
import type { Battle } from '../battle.ts';
import type { Change } from '../event.ts';
import { apply } from './apply.ts';
import { hashOf } from './hash.ts';

/** A column of three that bends at the front of its second base. */
const column = battleOf({
  bases: [
    { id: 'A', at: [600, 300], facing: 0 },
    { id: 'B', at: [600, 285], facing: 0 },
    { id: 'C', at: [600, 270], facing: 90 },
  ],
  columns: [{ bases: ['A', 'B', 'C'] }],
});

const changed = (battle: Battle, ...changes: readonly Change[]): Battle =>
  apply(battle, { type: 'told', changes });

/** Each link as follower and leader. */
const links = ({ bases }: Battle): readonly string[] =>
  bases.flatMap(({ id, follows }) => (follows ? [`${id} ${follows.base}`] : []));

const placed = (id: string): Change => ({ change: 'place', base: id, at: onTable(column, id).pose });

describe('a column that bends', () => {
  test('ends only where one of its bases is placed anew, even in the same place', () => {
    expect(links(column)).toEqual(['B A', 'C B']);
    expect(links(changed(column, placed('A')))).toEqual(['C B']);
    expect(links(changed(column, placed('B')))).toEqual([]);
    expect(links(changed(column, placed('C')))).toEqual(['B A']);
  });

  test('remains on both sides of a base that is lost', () => {
    expect(links(changed(column, { change: 'remove', base: 'A', to: 'lost' }))).toEqual(['C B']);
    expect(links(changed(column, { change: 'remove', base: 'B', to: 'spent' }))).toEqual([]);
  });

  test('survives marks, the end of a bound, and another size of its bases', () => {
    const all = changed(
      column,
      { change: 'mark', base: ['A', 'B'], set: { moved: 20 } },
      { change: 'clear' },
      { change: 'resize', base: 'B', width: 40, depth: 20 },
    );
    expect(links(all)).toEqual(['B A', 'C B']);
  });

  test('is a fact of the table: a battle without it has another hash', () => {
    const { follows } = onTable(column, 'C');
    if (!follows) throw new Error('C follows nobody');
    const parted = changed(column, placed('C'));
    expect(hashOf(parted)).not.toBe(hashOf(column));
    expect(hashOf(changed(parted, { change: 'follow', base: 'C', follows }))).toBe(hashOf(column));
  });
});
