import { expect, test } from 'vitest';
import { battleOf, idsOf, onTable } from '../../../../test/support/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { filesOf } from './files.ts';

/** A pack led by a base at (600, 300) that looks north. */
function filed(...places: readonly (readonly [id: string, x: number, y: number])[]) {
  const bases = [['L', 600, 300] as const, ...places].map(([id, x, y]) => ({ id, at: [x, y] as const }));
  const battle = battleOf({ bases });
  const { own, left, right } = filesOf(basesOnTable(battle), onTable(battle, 'L'));
  return { own: idsOf(own), left: left.map(idsOf), right: right.map(idsOf) };
}

test('a file goes from front to rear', () => {
  expect(filed(['A', 605, 240], ['B', 595, 270])).toEqual({ own: ['L', 'B', 'A'], left: [], right: [] });
});

test('of two equally far ahead in a file, the nearer to the leader comes first', () => {
  expect(filed(['A', 612, 260], ['B', 604, 260]).own).toEqual(['L', 'B', 'A']);
  expect(filed(['A', 604, 260], ['B', 612, 260]).own).toEqual(['L', 'A', 'B']);
});

test('the others form files beside it, the nearest first', () => {
  expect(filed(['A', 700, 290], ['B', 645, 310], ['C', 550, 300])).toEqual({
    own: ['L'],
    left: [['C']],
    right: [['B'], ['A']],
  });
});
