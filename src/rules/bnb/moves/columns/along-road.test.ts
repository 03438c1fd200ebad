import { describe, expect, it } from 'vitest';
import { findBase, type PlacedBase } from '../../../../engine/battle.ts';
import type { Leg } from '../../../../engine/command.ts';
import { brokenBy, judging, moving, ordersIn } from '../moves.test-support.ts';
import { pathAlong } from './along-road.ts';

const LINE = [
  { x: 100, y: 300 },
  { x: 600, y: 300 },
  { x: 700, y: 400 },
  { x: 1000, y: 400 },
];

const battle = ordersIn({
  terrain: [{ id: 'road', kind: 'PR', line: LINE.map(({ x, y }): [number, number] => [x, y]), width: 20 }],
  bases: ['A', 'B', 'C'].map((id, at) => ({
    id,
    side: 'red',
    troop: 'Reg Sp (O)',
    at: [560 - 15 * at, 300] as const,
    facing: 90,
  })),
});
const head = findBase(battle, 'A') as PlacedBase;
const rounded = (path: readonly Leg[] | null): unknown =>
  JSON.parse(JSON.stringify(path), (_, value) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  );

describe('a way along a road', () => {
  it('pivots so that it stays on the middle of the road at each corner', () => {
    expect(rounded(pathAlong(LINE, head, 400))).toEqual([
      { forward: 31.72 },
      { pivot: 'left', degrees: 45 },
      { forward: 124.85 },
      { pivot: 'right', degrees: 45 },
      { forward: 243.43 },
    ]);
  });

  it('does not exist off the road or across it', () => {
    expect(pathAlong(LINE, { ...head, pose: { ...head.pose, y: 310 } }, 100)).toBeNull();
    expect(pathAlong(LINE, { ...head, pose: { ...head.pose, facing: 0 } }, 100)).toBeNull();
  });

  it('goes by the distance of the road', () => {
    const along = pathAlong(LINE, head, 85) ?? [];
    const way = moving(['A', 'B', 'C'], ...along);
    expect(brokenBy(battle, way)).toEqual([]);
    expect(judging(battle, way).going).toBe('road');
    expect(
      judging(battle, moving(['A', 'B', 'C'], { pivot: 'left', degrees: 45 }, { forward: 40 })).going,
    ).toBe('GGo');
  });
});
