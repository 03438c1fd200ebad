import { expect, test } from 'vitest';
import type { PlacedBase } from '../engine/battle.ts';
import { facingFromDegrees } from '../geometry/exact.ts';
import { linesOf } from './lines.ts';

const base = (id: string, x: number, y: number, more: Partial<PlacedBase> & { turn?: number } = {}) => {
  const { turn = 0, ...parts } = more;
  const pose = { x, y, facing: facingFromDegrees(turn) };
  return { id, side: 'red', troop: 'Wb', width: 40, depth: 15, pose, ...parts } as PlacedBase;
};

const told = (...bases: readonly PlacedBase[]) =>
  linesOf(bases, ({ troop }) => troop).map(({ bases: line }) => line.map(({ id }) => id).join(''));

test('bases of a kind side by side and behind each other are one line', () => {
  expect(told(base('A', 0, 0), base('B', 40, 0), base('C', 0, -15), base('D', 80, -15))).toEqual(['ABCD']);
});

test('another kind, side or facing, and a gap, end a line; long lines come first', () => {
  const others = [
    base('E', 40, 0, { troop: 'Cv' }),
    base('F', 0, 20, { side: 'blue' }),
    base('G', -45, 0, { turn: 90 }),
    base('H', 100, 0),
  ];
  expect(told(base('A', 0, 0), ...others, base('B', 140, 0), base('C', 180, 0))).toEqual([
    'HBC',
    'A',
    'E',
    'F',
    'G',
  ]);
});

test('a line has its middle between its bases', () => {
  const [line] = linesOf([base('A', 0, 0), base('B', 40, 0)], () => 'Wb');
  expect(line?.middle).toEqual({ x: 20, y: -7.5 });
});
