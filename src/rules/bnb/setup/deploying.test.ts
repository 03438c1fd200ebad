import { describe, expect, test } from 'vitest';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { findBase } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { withDropped } from '../../../engine/effects.ts';
import { view } from '../../../engine/game/view.ts';
import { bnb } from '../index.ts';
import { battleBefore, done, refusal, roll } from './setup.test-support.ts';

const NOTHING = { mandatory: [], optional: [] };
const end: AnyCommand = { type: 'end-phase' };
const deploy = (base: string, ...at: readonly [number, number, number]): AnyCommand => ({
  type: 'deploy',
  base,
  at,
});
const group = (...list: readonly (readonly [string, number, number, number])[]): AnyCommand => ({
  type: 'deploy-group',
  bases: list.map(([base]) => base),
  at: list.map(([, x, y, facing]) => [x, y, facing]),
});

/** Red is invaded; D and W are baggage. */
const start = roll(battleBefore(NOTHING), 2, 5);
const stowed = (battle: Battle) =>
  done(done(done(done(battle, deploy('D', 600, 60, 0)), end), deploy('W', 600, 690, 180)), end);
const ordered = roll(stowed(start), 3, 4);

describe('baggage', () => {
  test('of the invaded player comes first, then the invader’s', () => {
    expect(start.flow.awaits[0]).toMatchObject({ by: 'red', kind: 'deploy', about: { part: 'baggage' } });
    expect(refusal(start, deploy('B', 600, 100, 0))).toEqual(['bnb.setup.8 baggage-first']);
    expect(refusal(start, end)).toEqual(['bnb.setup.8 still-to-deploy']);
    const second = done(done(start, deploy('D', 600, 60, 0)), end);
    expect(second.flow.awaits[0]).toMatchObject({ by: 'blue', about: { part: 'baggage' } });
    expect(stowed(start).flow.phase).toBe('deployment-order');
  });

  test('is not asked for again in a battle saved before there were other parts of the setup', () => {
    const stack = start.flow.stack.map((frame) => (frame.step === 'setup' ? { ...frame, at: 3 } : frame));
    expect(stack).not.toEqual(start.flow.stack);
    expect(stowed({ ...start, flow: { ...start.flow, stack } })).toEqual(stowed(start));
  });

  test('stays where it is afterwards', () => {
    expect(refusal(ordered, deploy('D', 500, 60, 0))).toEqual(['bnb.setup.8 baggage-stands']);
    withDropped(['bnb.setup.8'], () => {
      const at = roll(roll(battleBefore(NOTHING), 2, 5), 3, 4);
      expect(at.flow.phase).toBe('deployment');
      expect(refusal(at, deploy('D', 500, 60, 0))).toEqual([]);
    });
  });
});

describe('a table under water', () => {
  const { width, depth } = start.table;
  const sea = (land: number): TerrainPiece => ({
    id: 'sea',
    kind: 'WW',
    area: [
      { x: 0, y: land },
      { x: width, y: land },
      { x: width, y: depth },
      { x: 0, y: depth },
    ],
  });

  test('that leaves no place is set up without the bases that have none', () => {
    const ended = done({ ...start, terrain: [sea(0)] }, end);
    expect(ended.flow.awaits[0]).toMatchObject({ by: 'blue', about: { part: 'baggage' } });
    expect(findBase(ended, 'D')?.place).toBe('reserve');
  });

  test('that leaves some places is not', () => {
    expect(refusal({ ...start, terrain: [sea(60)] }, end)).toEqual(['bnb.setup.8 still-to-deploy']);
  });
});

describe('the side that deploys first', () => {
  test('is the invaded below 11', () => {
    expect(ordered.flow.awaits[0]).toMatchObject({ by: 'red', kind: 'deploy', about: { part: 'army' } });
    expect(roll(stowed(start), 4, 6).flow.awaits[0]?.by).toBe('red');
  });

  test.each([
    [5, 6],
    [6, 6],
  ])('is the choice of the invader for %d and %d', (one, other) => {
    const asked = roll(stowed(start), one, other);
    expect(asked.flow.awaits[0]).toMatchObject({ by: 'blue', kind: 'deploy-first' });
    expect(done(asked, { type: 'choose', option: 'first' }).flow.awaits[0]?.by).toBe('blue');
    expect(done(asked, { type: 'choose', option: 'second' }).flow.awaits[0]?.by).toBe('red');
    expect(refusal(asked, { type: 'choose', option: 'never' })).toHaveLength(1);
  });

  test('has no choice without its clause, and no throw without the other', () => {
    withDropped(['bnb.setup.10'], () => expect(roll(stowed(start), 6, 6).flow.phase).toBe('deployment'));
    withDropped(['bnb.setup.9'], () => expect(stowed(start).flow.phase).toBe('deployment'));
  });
});

const pond: TerrainPiece = {
  id: 'pond',
  kind: 'La',
  area: [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 750 },
    { x: 0, y: 750 },
  ],
};

describe('a base is deployed', () => {
  test('in its own half, 5 MU from the middle', () => {
    expect(refusal(ordered, deploy('B', 300, 225, 0))).toEqual([]);
    expect(refusal(ordered, deploy('B', 300, 226, 0))).toEqual(['bnb.setup.24 deploy-too-far']);
    expect(refusal(ordered, deploy('B', 300, 700, 180))).toEqual(['bnb.setup.24 deploy-too-far']);
    withDropped(['bnb.setup.24'], () => expect(refusal(ordered, deploy('B', 300, 300, 0))).toEqual([]));
  });

  test('by the other side near its own edge', () => {
    const red = done(ordered, group(['A', 600, 200, 0], ['B', 300, 225, 0], ['C', 340, 225, 0]));
    const blue = done(red, end);
    expect(blue.flow.awaits[0]?.by).toBe('blue');
    expect(refusal(blue, deploy('Y', 300, 525, 180))).toEqual([]);
    expect(refusal(blue, deploy('Y', 300, 524, 180))).toEqual(['bnb.setup.24 deploy-too-far']);
  });

  test('wholly on the table', () => {
    expect(refusal(ordered, deploy('B', 19, 100, 0))).toEqual(['bnb.setup.24 deploy-off-table']);
    expect(refusal(ordered, deploy('B', 20, 100, 0))).toEqual([]);
    expect(refusal(ordered, deploy('B', 300, 14, 0))).toEqual(['bnb.setup.24 deploy-off-table']);
  });

  test('not in water', () => {
    const wet = { ...ordered, terrain: [pond] };
    expect(refusal(wet, deploy('B', 70, 200, 0))).toEqual(['bnb.setup.24 deploy-on']);
    expect(refusal(wet, deploy('B', 80, 200, 0))).toEqual([]);
    withDropped(['bnb.terrain.47'], () => expect(refusal(wet, deploy('B', 70, 200, 0))).toEqual([]));
    expect(refusal({ ...wet, terrain: [{ ...pond, kind: 'Rv' }] }, deploy('B', 70, 200, 0))).toEqual([
      'bnb.setup.24 deploy-on',
    ]);
  });

  test('not on another base, in one order or in two', () => {
    const one = done(ordered, deploy('B', 300, 200, 0));
    expect(refusal(one, deploy('C', 330, 200, 0))).toEqual(['bnb.move.17 reason.base-in-the-way']);
    expect(refusal(one, deploy('C', 340, 200, 0))).toEqual([]);
    expect(refusal(ordered, group(['B', 300, 200, 0], ['C', 330, 200, 0]))).toEqual([
      'bnb.move.17 reason.base-in-the-way',
    ]);
  });

  test('by its own side, with a legal order', () => {
    expect(refusal(ordered, deploy('Y', 300, 200, 0))).toEqual([
      `${bnb.reasons['unknown-base']} reason.unknown-base`,
    ]);
    expect(refusal(ordered, { type: 'deploy-group', bases: ['B', 'C'], at: [[1, 2, 3]] })).toHaveLength(1);
    expect(refusal(ordered, group(['B', 300, 200, 0], ['B', 400, 200, 0]))).toHaveLength(1);
    expect(refusal(ordered, group(['B', 300, 200, 0], ['nobody', 400, 200, 0]))).toHaveLength(1);
    expect(refusal(ordered, deploy('B', Number.NaN, 200, 0))).toHaveLength(1);
    expect(refusal(ordered, { type: 'halt', bases: ['D'] })).toHaveLength(1);
  });
});

test('a group is deployed whole or not at all', () => {
  expect(refusal(ordered, group(['B', 300, 225, 0], ['C', 340, 240, 0]))).toEqual([
    'bnb.setup.24 deploy-too-far',
  ]);
  const battle = done(ordered, group(['B', 300, 225, 0], ['C', 340, 225, 0]));
  expect(findBase(battle, 'C')?.pose).toEqual({ x: 340, y: 225, facing: 0 });
});

test('a player may move and take back deployed bases until the deployment ends', () => {
  const one = done(ordered, group(['B', 300, 225, 0], ['C', 340, 225, 0]));
  const swapped = done(one, group(['C', 300, 225, 0], ['B', 340, 225, 0]));
  expect(findBase(swapped, 'B')?.pose?.x).toBe(340);
  const back = done(swapped, { type: 'take-back', bases: ['B'] });
  expect(findBase(back, 'B')).toMatchObject({ place: 'reserve', pose: null });
  expect(refusal(back, end)).toEqual(['bnb.setup.12 still-to-deploy']);
  expect(refusal(back, { type: 'take-back', bases: ['D'] })).toEqual(['bnb.setup.8 baggage-stands']);
  expect(findBase(done(back, deploy('B', 500, 200, 0)), 'B')?.marks).toEqual({});
  withDropped(['bnb.setup.12'], () => expect(refusal(back, end)).toEqual([]));
});

test('the first round begins with the side that deployed second', () => {
  const red = group(['A', 600, 200, 0], ['B', 300, 225, 0], ['C', 340, 225, 0]);
  const blue = group(['X', 600, 540, 180], ['Y', 300, 525, 180], ['Z', 340, 525, 180]);
  const before = done(done(done(ordered, red), end), blue);
  const battle = done(before, end);
  expect(battle.flow.phase).toBe('pips');
  expect(battle.turn).toMatchObject({ round: 1, bound: 1, active: 'blue' });
  expect(battle.own).toEqual({});
  expect(battle.bases.every((base) => base.start === null && base.place === 'table')).toBe(true);
  withDropped(['bnb.setup.15'], () => expect(done(before, end).turn.round).toBe(0));
});

describe('the other side', () => {
  const ids = (battle: Battle) => view(bnb, battle, 'blue').bases.map((base) => base.id);

  test('sees only the bases on the table and those that it was shown', () => {
    const one = done(ordered, deploy('B', 300, 200, 0));
    expect(ids(one)).toEqual(['B', 'D', 'W', 'X', 'Y', 'Z']);
    expect(ids(done(one, { type: 'take-back', bases: ['B'] }))).toContain('B');
    withDropped(['bnb.setup.14'], () => expect(ids(one)).toContain('A'));
    withDropped(['bnb.setup.13'], () => expect(ids(one)).not.toContain('B'));
  });

  test('knows the aggression and the land of an army, not its cost', () => {
    const [red] = view(
      bnb,
      {
        ...ordered,
        sides: ordered.sides.map((side) => ({ ...side, facts: { ...side.facts, points: 250 } })),
      },
      'blue',
    ).sides;
    expect(Object.keys(red?.facts ?? {}).toSorted()).toEqual(['aggression', 'terrain']);
  });
});
