import { describe, expect, it } from 'vitest';
import { battleOf, idsOf } from '../../../test/support/battle.ts';
import { degreesOf } from '../../geometry/exact.ts';
import type { Pose } from '../../geometry/pose.ts';
import { basesOnTable, type PlacedBase } from '../battle.ts';
import { carriedLinks, keptLinks, linksAlong, turnedColumn } from './links.ts';
import { trackUnder } from './track.ts';

const rounded = ({ x, y, facing }: Pose) =>
  [x, y, degreesOf(facing)].map((each) => Math.round(each * 10) / 10);

/** A column whose last base comes round a corner from the south. */
const column = basesOnTable(
  battleOf({
    bases: [
      { id: 'A', at: [600, 300], facing: 270 },
      { id: 'B', at: [615, 300], facing: 270 },
      { id: 'C', at: [625, 295], facing: 0 },
    ],
    columns: [{ bases: ['A', 'B', 'C'] }],
  }),
);
const [a, b, c] = column as readonly [PlacedBase, PlacedBase, PlacedBase];

describe('the links of a column', () => {
  it('hold the track from each base to the next ahead, with the corners between', () => {
    const links = linksAlong(column, trackUnder(column));
    expect(links.map(({ base }) => base)).toEqual(['A', 'B']);
    expect(links.map(({ track }) => track.map(rounded))).toEqual([
      [[615, 300, 270]],
      [
        [625, 295, 0],
        [625, 300, 270],
      ],
    ]);
  });

  it('are none where it is straight, or where two bases are too far apart', () => {
    const links = linksAlong(column, trackUnder(column));
    const behind = { ...b, pose: { ...b.pose, x: 615 } };
    expect(keptLinks([a, behind], links.slice(0, 1))).toEqual([]);
    const far = { ...c, pose: { ...c.pose, y: 200 } };
    expect(keptLinks([a, b, far], links).map((each) => 'base' in each && each.base)).toEqual(['B']);
  });

  it('move along where the whole column moves as one body', () => {
    const carry = (pose: Pose): Pose => ({ ...pose, x: pose.x + 7 });
    const [first, second] = carriedLinks(column, carry);
    expect(first).toMatchObject({ change: 'follow', base: 'B', follows: { base: 'A' } });
    expect(second).toMatchObject({ base: 'C', follows: { track: [{ x: 632 }, { x: 632, y: 300 }] } });
    expect(carriedLinks([b], carry)).toEqual([]);
  });
});

describe('a column that has turned about', () => {
  const turned = turnedColumn(column);

  it('is led by its last base, and each base stays on its spot', () => {
    expect(idsOf(turned)).toEqual(['C', 'B', 'A']);
    expect(turned.map(({ pose }) => rounded(pose))).toEqual([
      [625, 280, 180],
      [630, 300, 90],
      [615, 300, 90],
    ]);
    expect(turned.map(({ follows }) => follows?.base)).toEqual([undefined, 'C', 'B']);
  });

  it('comes back over the corner by which it came', () => {
    expect(turned[2]?.follows?.track.map(rounded)).toEqual([
      [615, 300, 90],
      [625, 300, 180],
    ]);
    expect(turned[1]?.follows?.track.map(rounded)).toEqual([[630, 300, 90]]);
  });

  it('is as it was when it turns about again', () => {
    const again = turnedColumn(turned);
    expect(again.map(({ pose }) => pose)).toEqual(column.map(({ pose }) => pose));
  });
});
