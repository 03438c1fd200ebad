import { describe, expect, test } from 'vitest';
import { box, pieceOf } from '../../../../test/support/battle.ts';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { outlineById } from '../../../engine/setup/outlines.ts';
import type { Point } from '../../../geometry/point.ts';
import { areaPiece, areaWishes } from './lay-area.ts';
import { roadPiece, roadReasons, roadWishes } from './lay-road.ts';
import { waterPiece } from './lay-water.ts';
import { battleBefore, chosen, done, pieces, refusal, upTo } from './setup.test-support.ts';

const hill = 'gentle-hill-small-1';
const bare = battleBefore();
const withTerrain = (...terrain: readonly TerrainPiece[]): Battle => ({ ...bare, terrain });
const named = (reasons: readonly { rule: string; key: string }[]) =>
  reasons.map(({ rule, key }) => `${rule} ${key.replace('bnb.setup.', '')}`);
const laying = (outline: string, ...at: readonly [number, number, number]) => ({
  type: 'lay-terrain',
  outline,
  at,
});

function area(id: string, ...at: readonly [number, number, number]): TerrainPiece {
  const outline = outlineById(id);
  if (!outline) throw new Error(`no outline ${id}`);
  return areaPiece(outline, id, at);
}

describe('a road', () => {
  const road = (kind: string, ...line: readonly (readonly [number, number])[]) =>
    roadPiece(
      kind,
      'new',
      line.map(([x, y]): Point => ({ x, y })),
    );
  const judged = (battle: Battle, piece: TerrainPiece) => named(roadReasons(battle, piece));
  const north = road('UR', [600, 0], [650, 300], [600, 750]);

  test('joins opposite edges, or a road and an edge', () => {
    expect(judged(bare, north)).toEqual([]);
    expect(judged(bare, road('UR', [600, 0], [1200, 300]))).toEqual(['bnb.terrain.17 road-ends']);
    expect(judged(bare, road('UR', [600, 0], [600, 300]))).toEqual(['bnb.terrain.17 road-ends']);
    expect(judged(bare, road('UR', [600, 0], [-10, 300], [600, 750]))).toEqual(['bnb.terrain.17 road-ends']);
    const battle = withTerrain({ ...north, id: 'first' });
    expect(judged(battle, road('UR', [0, 300], [650, 300]))).toEqual([]);
    withDropped(['bnb.terrain.17'], () => expect(judged(bare, road('UR', [600, 0], [600, 300]))).toEqual([]));
  });

  test('does not reach an edge that has a road', () => {
    const battle = withTerrain({ ...north, id: 'first' });
    const second = road('UR', [300, 0], [300, 750]);
    expect(judged(battle, second)).toEqual(['bnb.terrain.19 edge-has-road', 'bnb.terrain.19 edge-has-road']);
    expect(judged(battle, road('UR', [0, 300], [1200, 300]))).toEqual([]);
    withDropped(['bnb.terrain.19'], () => expect(judged(battle, second)).toEqual([]));
  });

  test('is straight if it is paved', () => {
    const bent = { ...north, kind: 'PR' };
    expect(judged(bare, bent)).toEqual(['bnb.terrain.50 paved-bends']);
    expect(judged(bare, road('PR', [600, 0], [650, 750]))).toEqual([]);
    withDropped(['bnb.terrain.50'], () => expect(judged(bare, bent)).toEqual([]));
  });

  test('does not end in water, but in a town beside it', () => {
    const shore = {
      id: 'x',
      points: [
        [0, 60],
        [1, 60],
      ],
    } as const;
    const sea = waterPiece(bare, 'WW', 'sea', shore, 'west');
    const across = road('UR', [0, 300], [1200, 300]);
    expect(judged(withTerrain(sea), across)).toEqual(['bnb.terrain.18 road-in-water']);
    withDropped(['bnb.terrain.18'], () => expect(judged(withTerrain(sea), across)).toEqual([]));
    const town: TerrainPiece = {
      id: 'port',
      kind: 'BUA',
      area: [
        { x: 60, y: 240 },
        { x: 220, y: 240 },
        { x: 220, y: 360 },
        { x: 60, y: 360 },
      ],
    };
    const toTown = road('UR', [140, 300], [1200, 300]);
    expect(judged(withTerrain(sea, town), toTown)).toEqual([]);
    expect(judged(withTerrain(town), toTown)).toEqual(['bnb.terrain.17 road-ends']);
  });

  test('crosses water to a town on an island only where the channel is narrow', () => {
    const [sea, town] = [pieceOf({ kind: 'WW', area: box(0, 200, 500, 550) }), box(340, 350, 370, 400)];
    const beside = (shore: number): Battle =>
      withTerrain(
        sea,
        pieceOf({ kind: 'H(G)', area: box(300, 300, shore, 450) }),
        pieceOf({ kind: 'BUA', area: town }),
      );
    const toTown = road('UR', [355, 375], [1200, 375]);
    expect(judged(beside(450), toTown)).toEqual([]);
    expect(judged(beside(380), toTown)).toEqual(['bnb.terrain.18 road-in-water']);
  });

  test('should not run along a border, but may go over any feature', () => {
    const dunes = area('dunes-large-1', 600, 375, 0);
    const edge = Math.min(...(dunes.area ?? []).map((p) => p.x));
    const battle = withTerrain(dunes);
    expect(named(roadWishes(battle, road('PR', [edge + 3, 0], [edge + 3, 750])))).toEqual([
      'bnb.terrain.20 road-along',
    ]);
    expect(roadWishes(battle, road('PR', [600, 0], [600, 750]))).toEqual([]);
    withDropped(['bnb.terrain.20'], () =>
      expect(roadWishes(battle, road('PR', [edge + 3, 0], [edge + 3, 750]))).toEqual([]),
    );
    const beside = withTerrain(road('PR', [edge + 3, 0], [edge + 3, 750]));
    expect(named(areaWishes(beside, dunes))).toEqual(['bnb.terrain.20 road-along']);
  });

  test('is laid by the command', () => {
    const battle = upTo(
      chosen(pieces(['H(G)', 'small'], ['Wd', 'small']), pieces(['UR', 'medium'])),
      'lay-terrain',
    );
    const wooded = layFirst(battle);
    expect(wooded.flow.awaits[0]).toMatchObject({ by: 'red', about: { piece: { kind: 'Wd' } } });
    const at = layFirst(wooded);
    expect(at.flow.awaits[0]).toMatchObject({ by: 'blue', about: { piece: { kind: 'UR' } } });
    const laid = done(at, {
      type: 'lay-terrain',
      line: [
        [90, 0],
        [100, 400],
        [90, 750],
      ],
    });
    expect(laid.terrain).toHaveLength(3);
    expect(refusal(at, { type: 'lay-terrain', line: [[90, 0]] })).toEqual(['bnb.terrain.17 road-ends']);
    expect(refusal(at, { type: 'lay-terrain' })).toHaveLength(1);
    expect(laid.terrain.at(-1)).toMatchObject({ kind: 'UR', size: 'medium', width: 30 });
    expect(laid.flow.phase).toBe('baggage');
  });

  /** The hill and the wood, both nearest to the north. */
  const layFirst = (battle: Battle): Battle => {
    const first = battle.terrain.length === 0;
    return upTo(
      done(battle, first ? laying(hill, 600, 600, 0) : laying('wood-small-1', 900, 600, 0)),
      'lay-terrain',
    );
  };
});
