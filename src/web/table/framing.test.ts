import { describe, expect, test } from 'vitest';
import type { Pose } from '../../geometry/pose.ts';
import { awayFromEdges, partRound, ROUND_ARMIES } from './framing.ts';
import type { Turn } from './turning.ts';

const TABLE = { width: 1200, depth: 800 };
const at = (x: number, y: number) => ({ x, y, facing: 0 });
const partOf = (poses: readonly Pose[], turn: Turn) =>
  partRound(awayFromEdges(poses, TABLE), turn, TABLE, ROUND_ARMIES);

describe('the part of the table with the armies', () => {
  test('leaves ground round all bases that stand inside', () => {
    expect(partOf([at(300, 300), at(800, 500)], 0)).toEqual({
      x: 220,
      y: 200,
      width: 660,
      depth: 400,
    });
  });

  test('leaves out what stands at an edge, unless all do', () => {
    const inside = [at(300, 300), at(800, 500)];
    expect(partOf([...inside, at(600, 10)], 0)).toEqual(partOf(inside, 0));
    expect(partOf([at(600, 10)], 0)).toMatchObject({ x: 400, width: 400 });
  });

  test('keeps the end of a line that stands at an edge', () => {
    const line = [at(80, 300), at(40, 300)];
    expect(awayFromEdges([...line, at(600, 10)], TABLE)).toEqual(line);
  });

  test('ends at the edges of the table', () => {
    expect(partOf([at(50, 60), at(1150, 740)], 0)).toEqual({ x: 0, y: 0, ...TABLE });
  });

  test('turns with the table', () => {
    const part = partOf([at(300, 300), at(800, 500)], 1);
    expect(part).toEqual({ x: 200, y: 220, width: 400, depth: 660 });
  });

  test('is not there without bases', () => {
    expect(partOf([], 0)).toBeNull();
  });
});
