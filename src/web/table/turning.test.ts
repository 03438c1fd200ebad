import { expect, test } from 'vitest';
import { type Turn, turnedPoint, turnedTable, turningOf, turnTo, unturnedPoint } from './turning.ts';

const table = { width: 1200, depth: 750 };
const TURNS: readonly Turn[] = [0, 1, 2, 3];

test.each([
  ['south', { x: 300, y: 750 }],
  ['north', { x: 300, y: 0 }],
  ['east', { x: 1200, y: 200 }],
  ['west', { x: 0, y: 200 }],
] as const)('a player at the %s edge has it at the bottom', (edge, onEdge) => {
  const turn = turnTo(edge);
  expect(turnedPoint(onEdge, turn, table).y).toBe(turnedTable(table, turn).depth);
});

test.each(TURNS)('turn %i and back gives the same point', (turn) => {
  const point = { x: 310, y: 42 };
  expect(unturnedPoint(turnedPoint(point, turn, table), turn, table)).toEqual(point);
});

test.each(TURNS.slice(1))('turn %i is written as the matrix with the same effect', (turn) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (turningOf(turn, table).match(/-?\d+/g) ?? []).map(
    Number,
  );
  const point = { x: 310, y: 42 };
  expect({ x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f }).toEqual(
    turnedPoint(point, turn, table),
  );
});
