import { describe, expect, test } from 'vitest';
import { battleOf, pieceOf } from '../../../../test/support/battle.ts';
import { distance } from '../../../geometry/point.ts';
import { coversEdge, edgesAt, isWithinEdges } from '../edges.ts';
import { bentLine, linesOver, pointsAlong } from './lines.ts';

const battle = battleOf({ table: [1200, 750] });
const [from, to] = [
  { x: 100, y: 100 },
  { x: 300, y: 100 },
] as const;

describe('a bent line', () => {
  const bend = {
    id: 'bow',
    points: [
      [0, 0],
      [0.5, 40],
      [1, 0],
    ],
  } as const;

  test('goes from end to end by the bends of its profile, to either side', () => {
    expect(bentLine(from, to, bend)).toEqual([from, { x: 200, y: 140 }, to]);
    expect(bentLine(from, to, bend, -1)[1]).toEqual({ x: 200, y: 60 });
  });

  test('has points every few millimetres, its ends among them', () => {
    const points = pointsAlong([from, to], 30);
    expect([points[0], points.at(-1)]).toEqual([from, to]);
    const gaps = points.slice(1).map((p, at) => distance(p, points[at] ?? p));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30);
  });
});

test('lines over a river are at right angles to it from bank to bank', () => {
  const river = pieceOf({
    kind: 'river',
    line: [
      [0, 300],
      [1200, 300],
    ],
    width: 40,
  });
  const place = { x: 400, y: 300 };
  const [, straight] = linesOver(battle, river, place, { beyond: 40, straight: true });
  expect(straight).toEqual([
    { x: 400, y: 0 },
    { x: 400, y: 750 },
  ]);
  const [sideways] = linesOver(battle, river, place, { beyond: 40, straight: false });
  expect(sideways?.map(({ x }) => x)).toEqual([0, 400, 400, 1200]);
  expect(sideways?.map(({ y }) => y).toSorted((a, b) => a - b)).toEqual([240, 240, 360, 360]);
});

test('points lie on edges within what counts as equal', () => {
  expect(edgesAt(battle, { x: 0.04, y: 750 })).toEqual(['north', 'west']);
  expect(edgesAt(battle, { x: 1, y: 300 })).toEqual([]);
  expect(isWithinEdges(battle, { x: 1, y: 300 })).toBe(true);
  expect(isWithinEdges(battle, { x: 0.04, y: 300 })).toBe(false);
  expect(isWithinEdges(battle, { x: -10, y: 300 })).toBe(false);
});

test('a shore covers the edge from corner to corner, and no other', () => {
  const sea = pieceOf({
    kind: 'sea',
    area: [
      [0, 0],
      [60, 0],
      [90, 400],
      [60, 750],
      [0, 750],
    ],
  });
  expect(['west', 'south', 'north', 'east'].map((edge) => coversEdge(battle, sea, edge as 'west'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
