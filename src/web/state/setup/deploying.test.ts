import { describe, expect, test } from 'vitest';
import type { Base, Battle } from '../../../engine/battle.ts';
import { broughtInto, deployCommand, formation, rowsOf, withoutStrips, zoneOfSide } from './deploying.ts';

const base = (id: string, depth = 20): Base => ({
  id,
  side: 'red',
  troop: 'Reg Bd (O)',
  width: 40,
  depth,
  place: 'reserve',
  pose: null,
  marks: {},
  bound: {},
  start: null,
});

describe('formations', () => {
  test('bases stand in rows of the chosen width', () => {
    expect(rowsOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(rowsOf(['a', 'b'], 0)).toEqual([['a'], ['b']]);
  });

  test('a line is centred on its place, side by side, with ranks right behind', () => {
    const bases = ['a', 'b', 'c', 'd'].map((id) => base(id));
    const placed = formation(bases, 2, { x: 600, y: 200, facing: 0 });
    expect(placed.map(({ base: id, pose }) => [id, pose.x, pose.y])).toEqual([
      ['a', 580, 200],
      ['b', 620, 200],
      ['c', 580, 180],
      ['d', 620, 180],
    ]);
  });

  test('a base in a rank stands behind the base before it in its file', () => {
    const placed = formation([base('a', 30), base('b', 20), base('c'), base('d')], 2, {
      x: 0,
      y: 0,
      facing: 0,
    });
    expect(placed.map(({ pose }) => pose.y)).toEqual([0, 0, -30, -20]);
  });

  test('a command holds each base with its place in degrees', () => {
    const half = 524_288;
    expect(deployCommand([{ base: 'a', pose: { x: 1, y: 2, facing: half } }])).toEqual({
      type: 'deploy-group',
      bases: ['a'],
      at: [[1, 2, 180]],
    });
  });
});

describe('the zone of a side', () => {
  const table = { width: 1200, depth: 800 };
  const battle = {
    table,
    sides: [
      { id: 'red', edge: 'south' },
      { id: 'blue', edge: 'east' },
    ],
    bases: ['a', 'b'].map((id) => base(id)),
  } as unknown as Battle;

  test('lies along its edge', () => {
    expect(zoneOfSide(battle, 'red', 250)).toEqual({ minX: 0, minY: 0, maxX: 1200, maxY: 250 });
    expect(zoneOfSide(battle, 'blue', 250)).toEqual({ minX: 950, minY: 0, maxX: 1200, maxY: 800 });
    const [south, east] = [zoneOfSide(battle, 'red', 250), zoneOfSide(battle, 'blue', 250)];
    expect(withoutStrips(battle, 'red', south, 150)).toEqual({ minX: 150, minY: 0, maxX: 1050, maxY: 250 });
    expect(withoutStrips(battle, 'blue', east, 150)).toEqual({ minX: 950, minY: 150, maxX: 1200, maxY: 650 });
  });

  test('takes in bases across its border together', () => {
    const zone = zoneOfSide(battle, 'red', 250);
    const put = (x: number, y: number) =>
      broughtInto(battle, formation(battle.bases, 2, { x, y, facing: 0 }), zone).map(({ pose }) => [
        pose.x,
        pose.y,
      ]);
    expect(put(600, 200)).toEqual([
      [580, 200],
      [620, 200],
    ]);
    expect(put(10, 400)).toEqual([
      [20, 250],
      [60, 250],
    ]);
    expect(put(1195, 3)).toEqual([
      [1140, 20],
      [1180, 20],
    ]);
  });
});
