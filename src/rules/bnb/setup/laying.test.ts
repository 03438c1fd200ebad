import { describe, expect, test } from 'vitest';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { withDropped } from '../../../engine/effects.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { outlineById, SHORES } from '../../../engine/setup/outlines.ts';
import { bnb } from '../index.ts';
import { areaPiece, areaReasons } from './lay-area.ts';
import { roadPiece } from './lay-road.ts';
import { waterPiece, waterReasons } from './lay-water.ts';
import { canBeLaid } from './places.ts';
import { battleBefore, chosen, done, pieces, refusal, roll, upTo } from './setup.test-support.ts';
import { nearerSide, sideThrown } from './sides.ts';

const invaded = pieces(['H(G)', 'small'], ['Wd', 'small']);
const invader = pieces(['brush', 'small']);
const start = chosen(invaded, invader);
const preferring = (option: string): AnyCommand => ({ type: 'choose', option });
const laying = (outline: string, ...at: readonly [number, number, number]): AnyCommand => ({
  type: 'lay-terrain',
  outline,
  at,
});
const hill = 'gentle-hill-small-1';
/** The hill must be laid nearest to the south. */
const toSouth = roll(done(start, preferring('south')), 3);

const named = (reasons: readonly { rule: string; key: string }[]) =>
  reasons.map(({ rule, key }) => `${rule} ${key.replace('bnb.setup.', '')}`);
const bare = battleBefore();
const withTerrain = (...terrain: readonly TerrainPiece[]): Battle => ({ ...bare, terrain });

function area(id: string, ...at: readonly [number, number, number]): TerrainPiece {
  const outline = outlineById(id);
  if (!outline) throw new Error(`no outline ${id}`);
  return areaPiece(outline, id, at);
}

describe('the side of the table', () => {
  test('is the preferred one for 1 to 3, then the others clockwise from its left', () => {
    const thrown = [1, 2, 3, 4, 5, 6].map((face) => sideThrown('south', face));
    expect(thrown).toEqual(['south', 'south', 'south', 'west', 'north', 'east']);
    expect(sideThrown('east', 4)).toBe('south');
  });

  test('is asked for, thrown for, and binding', () => {
    expect(start.flow.awaits[0]).toMatchObject({ by: 'red', kind: 'choose-side' });
    expect(refusal(start, preferring('up'))).toHaveLength(1);
    expect(toSouth.flow.awaits[0]).toMatchObject({
      by: 'red',
      kind: 'lay-terrain',
      about: { edge: 'south' },
    });
    expect(refusal(toSouth, laying(hill, 600, 150, 0))).toEqual([]);
    expect(refusal(toSouth, laying(hill, 600, 500, 0))).toEqual(['bnb.terrain.28 nearer-to-side']);
    expect(refusal(toSouth, laying(hill, 150, 200, 0))).toEqual(['bnb.terrain.28 nearer-to-side']);
    expect(nearerSide(bare, 'south', { x: 200, y: 200 })).toMatchObject({ edge: 'west' });
    expect(nearerSide(bare, 'south', { x: 201, y: 200 })).toBeNull();
    const west = roll(done(start, preferring('south')), 4);
    expect(refusal(west, laying(hill, 150, 200, 0))).toEqual([]);
  });

  test('is not asked for if its clause is out of force', () => {
    withDropped(['bnb.terrain.28'], () => {
      const free = chosen(invaded, invader);
      expect(free.flow.awaits[0]?.kind).toBe('lay-terrain');
      expect(refusal(free, laying(hill, 600, 500, 0))).toEqual([]);
    });
  });

  test('is measured to the shore if water covers it', () => {
    const shore = SHORES.find((each) => each.id === 'shore-1');
    if (!shore) throw new Error('no shore');
    const sea = waterPiece(bare, 'WW', 'sea', shore, 'west');
    const wood = area('wood-small-1', 230, 200, 0);
    expect(named(areaReasons(withTerrain(), wood, 'south'))).toEqual([]);
    expect(named(areaReasons(withTerrain(sea), wood, 'south'))).toEqual(['bnb.terrain.28 nearer-to-side']);
    expect(named(areaReasons(withTerrain(sea), wood, 'west'))).toEqual([]);
    withDropped(['bnb.terrain.29'], () =>
      expect(named(areaReasons(withTerrain(sea), wood, 'south'))).toEqual([]),
    );
  });
});

test('a river is offered along legal courses', () => {
  const land = { mandatory: ['Rv', 'Wd'], optional: ['brush'] };
  const river = upTo(chosen(pieces(['Rv', 'medium'], ['Wd', 'small']), invader, land), 'lay-terrain');
  const options = optionsOf(bnb, river);
  expect(options.length).toBeGreaterThan(0);
  for (const { command } of options) expect(refusal(river, command)).toEqual([]);
});

describe('an area feature', () => {
  test('lies where it was laid, with crest and slopes', () => {
    const battle = done(toSouth, laying(hill, 600, 150, 90));
    const [piece] = battle.terrain;
    expect(piece).toMatchObject({ id: 'T1', kind: 'H(G)', size: 'small', slopes: 'gentle' });
    expect(piece?.crest).toHaveLength(4);
    expect(battle.flow.awaits[0]).toMatchObject({
      by: 'red',
      kind: 'choose-side',
      about: { piece: { kind: 'Wd' } },
    });
  });

  test('is offered at legal places', () => {
    const options = optionsOf(bnb, toSouth);
    expect(options.length).toBeGreaterThan(1);
    for (const { command, figures } of options) {
      expect(command.type).toBe('lay-terrain');
      expect(figures).toEqual({ kind: 'H(G)' });
      expect(refusal(toSouth, command)).toEqual([]);
    }
  });

  test('has the kind and size that were chosen', () => {
    expect(refusal(toSouth, laying('wood-small-1', 600, 150, 0))).toHaveLength(1);
    expect(refusal(toSouth, laying('nonsense', 600, 150, 0))).toHaveLength(1);
    expect(refusal(toSouth, laying('gentle-hill-medium-1', 600, 150, 0))).toEqual([
      'bnb.terrain.32 size-class',
    ]);
  });

  test('keeps a base width from the edges of the table', () => {
    expect(refusal(toSouth, laying(hill, 600, 60, 0))).toEqual(['bnb.terrain.22 near-edge']);
    expect(named(areaReasons(bare, area(hill, 50, 50, 0), null))).toEqual([
      'bnb.terrain.22 near-edge',
      'bnb.terrain.22 near-edge',
    ]);
    withDropped(['bnb.terrain.22'], () => expect(refusal(toSouth, laying(hill, 600, 60, 0))).toEqual([]));
  });

  test('keeps a base width away from every other feature', () => {
    const battle = withTerrain(area('wood-small-1', 600, 300, 0));
    const near = area('brush-small-1', 730, 300, 0);
    const on = area('brush-small-1', 650, 300, 0);
    expect(named(areaReasons(battle, near, null))).toEqual(['bnb.terrain.22 near-feature']);
    expect(named(areaReasons(battle, on, null))).toEqual(['bnb.terrain.23 on-feature']);
    expect(named(areaReasons(battle, area('brush-small-1', 760, 300, 0), null))).toEqual([]);
    withDropped(['bnb.terrain.22'], () => expect(areaReasons(battle, near, null)).toEqual([]));
    withDropped(['bnb.terrain.23'], () => expect(areaReasons(battle, on, null)).toEqual([]));
  });

  test('lies on a hill only if it is a built-up area', () => {
    const battle = withTerrain(area('steep-hill-large-1', 600, 375, 0));
    const hamlet = area('hamlet-small-1', 600, 375, 0);
    const partly = area('hamlet-small-1', 720, 375, 0);
    expect(areaReasons(battle, hamlet, null)).toEqual([]);
    expect(areaReasons(battle, partly, null)).toEqual([]);
    expect(named(areaReasons(battle, area('wood-small-1', 600, 375, 0), null))).toEqual([
      'bnb.terrain.23 on-feature',
    ]);
    withDropped(['bnb.terrain.25'], () =>
      expect(named(areaReasons(battle, hamlet, null))).toEqual(['bnb.terrain.23 on-feature']),
    );
  });

  test('is discarded if there is no place for it, even a mandatory one', () => {
    const wide: TerrainPiece = {
      id: 'everywhere',
      kind: 'marsh',
      area: [
        { x: 45, y: 45 },
        { x: 1155, y: 45 },
        { x: 1155, y: 705 },
        { x: 45, y: 705 },
      ],
    };
    const full = { ...done(start, preferring('south')), terrain: [wide] };
    const wood = { side: 'red', kind: 'Wd', size: 'small' } as const;
    expect(canBeLaid(full, wood, { edge: 'south', band: null })).toBe(false);
    expect(roll(full, 3).flow.awaits[0]).toMatchObject({
      kind: 'choose-side',
      about: { piece: { kind: 'Wd' } },
    });
    withDropped(['bnb.terrain.30'], () => expect(roll(full, 3).flow.awaits[0]?.kind).toBe('lay-terrain'));
  });
});

describe('a lake or sea', () => {
  const straight = {
    id: 'x',
    points: [
      [0, 60],
      [1, 60],
    ],
  } as const;
  const sea = (
    edge: 'west' | 'south',
    shore: typeof straight | { id: string; points: [number, number][] } = straight,
  ) => waterPiece(bare, 'WW', 'sea', shore, edge);

  test('lies along a short edge', () => {
    expect(waterReasons(bare, sea('west'), straight, 'west')).toEqual([]);
    expect(named(waterReasons(bare, sea('south'), straight, 'south'))).toEqual(['bnb.terrain.13 water-edge']);
    withDropped(['bnb.terrain.13'], () =>
      expect(waterReasons(bare, sea('south'), straight, 'south')).toEqual([]),
    );
  });

  test('reaches one to three MU into the table', () => {
    for (const mm of [29, 91]) {
      const shore = {
        id: 'x',
        points: [
          [0, 60],
          [0.5, mm],
          [1, 60],
        ] as [number, number][],
      };
      expect(named(waterReasons(bare, sea('west', shore), shore, 'west'))).toEqual(['bnb.terrain.14 shore']);
      withDropped(['bnb.terrain.14'], () =>
        expect(waterReasons(bare, sea('west', shore), shore, 'west')).toEqual([]),
      );
    }
  });

  test('is laid only if no piece is in its way', () => {
    const marsh = withTerrain(area('marsh-small-1', 110, 300, 0));
    const away = withTerrain(area('marsh-small-1', 150, 300, 0));
    expect(named(waterReasons(marsh, sea('west'), straight, 'west'))).toEqual(['bnb.terrain.23 on-feature']);
    expect(named(waterReasons(away, sea('west'), straight, 'west'))).toEqual(['bnb.terrain.22 near-feature']);
    const road = withTerrain(
      roadPiece('UR', 'r', [
        { x: 0, y: 300 },
        { x: 1200, y: 300 },
      ]),
    );
    expect(named(waterReasons(road, sea('west'), straight, 'west'))).toEqual(['bnb.terrain.18 on-feature']);
  });

  test('is laid by the command, without a throw', () => {
    const terrain = { mandatory: ['WW', 'Wd'], optional: ['brush'] };
    const battle = chosen(pieces(['Wd', 'small'], ['WW', 'large']), pieces(['brush', 'small']), terrain);
    expect(battle.flow.awaits[0]).toMatchObject({ kind: 'lay-terrain', about: { piece: { kind: 'WW' } } });
    const laid = done(battle, { type: 'lay-terrain', outline: 'shore-2', side: 'east' });
    expect(laid.terrain[0]).toMatchObject({ kind: 'WW', size: 'large' });
    expect(refusal(battle, { type: 'lay-terrain', outline: 'shore-2', side: 'north' })).toEqual([
      'bnb.terrain.13 water-edge',
    ]);
  });
});
