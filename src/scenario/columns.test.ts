import { describe, expect, test } from 'vitest';
import { type BaseWords, baseOf } from '../../test/support/battle.ts';
import { degreesOf } from '../geometry/exact.ts';
import { withColumns } from './columns.ts';

type Columns = Parameters<typeof withColumns>[1];

const A: BaseWords = { id: 'A', at: [600, 300], facing: 270 };
const reading = (columns: Columns, ...words: readonly BaseWords[]) => withColumns(words.map(baseOf), columns);

/** The track of the last base, which follows A. */
function trackOf(behind: BaseWords, columns: Columns = [{ bases: ['A', behind.id] }]) {
  const { bases, faults } = reading(columns, A, behind);
  expect(faults).toEqual([]);
  return bases[1]?.follows?.track.map(({ x, y, facing }) => [x, y, degreesOf(facing)]);
}

describe('the track of a column in a file', () => {
  test.each<[string, BaseWords, readonly (readonly number[])[]]>([
    ['is straight between two in file', { id: 'B', at: [615, 300], facing: 270 }, [[615, 300, 270]]],
    [
      'bends where the lines of the two meet',
      { id: 'B', at: [610, 295], facing: 0 },
      [
        [610, 295, 0],
        [610, 300, 270],
      ],
    ],
    ['bends under the front of the one behind', { id: 'B', at: [615, 300], facing: 0 }, [[615, 300, 270]]],
    ['is straight where they meet nowhere', { id: 'B', at: [612, 305], facing: 0 }, [[612, 305, 0]]],
  ])('%s', (_, behind, track) => {
    expect(trackOf(behind)).toEqual(track);
  });

  test('bends at the given corners', () => {
    const corners = { B: [[612, 298, 300] as [number, number, number]] };
    expect(
      trackOf({ id: 'B', at: [612, 290], facing: 0 }, [{ bases: ['A', 'B'], corners }])?.map((each) =>
        each.map(Math.round),
      ),
    ).toEqual([
      [612, 290, 0],
      [612, 298, 300],
    ]);
  });
});

describe('an impossible column', () => {
  const B: BaseWords = { id: 'B', at: [615, 300], facing: 270 };
  test.each<[string, Columns, BaseWords, string]>([
    ['a base that nobody knows', [{ bases: ['A', 'X'] }], B, 'fault.column-unknown'],
    ['a base off the table', [{ bases: ['A', 'B'] }], { id: 'B' }, 'fault.column-unknown'],
    ['one base twice', [{ bases: ['A', 'B', 'A'] }], B, 'fault.column-twice'],
    ['one base in two', [{ bases: ['A', 'B'] }, { bases: ['B', 'A'] }], B, 'fault.column-twice'],
    ['corners before its head', [{ bases: ['A', 'B'], corners: { A: [] } }], B, 'fault.column-corners'],
    ['two sides', [{ bases: ['A', 'B'] }], { ...B, side: 'blue' }, 'fault.column-sides'],
    ['bases far apart', [{ bases: ['A', 'B'] }], { ...B, at: [700, 300] }, 'fault.column-apart'],
  ])('is told: %s', (_, columns, other, key) => {
    expect(reading(columns, A, other).faults.map((fault) => fault.key)).toContain(key);
  });
});
