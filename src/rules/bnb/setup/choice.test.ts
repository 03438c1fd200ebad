import { describe, expect, test } from 'vitest';
import type { AnyCommand } from '../../../engine/command.ts';
import { withDropped } from '../../../engine/effects.ts';
import { view } from '../../../engine/game/view.ts';
import { bnb } from '../index.ts';
import { piecesShown } from '../steps/battlefield.ts';
import { layingOrder } from './laying-order.ts';
import { battleBefore, done, pieces, refusal, roll } from './setup.test-support.ts';

const start = roll(battleBefore(), 2, 5);

describe('the throw for aggression', () => {
  test('the higher total invades', () => {
    expect(start.sides.map((side) => side.role)).toEqual(['defender', 'invader']);
    expect(roll(battleBefore(), 5, 2).sides.map((side) => side.role)).toEqual(['invader', 'defender']);
    expect(roll(battleBefore(undefined, 4), 5, 2).sides.map((side) => side.role)).toEqual([
      'defender',
      'invader',
    ]);
  });

  test('equal totals are thrown again', () => {
    const tied = roll(battleBefore(undefined, 1), 4, 3);
    expect(tied.flow.awaits[0]?.kind).toBe('aggression');
    expect(tied.sides.every((side) => side.role === undefined)).toBe(true);
  });

  test('does not happen without its clause', () => {
    withDropped(['bnb.setup.5'], () => expect(battleBefore().flow.phase).toBe('battlefield'));
    withDropped(['bnb.setup.6'], () => expect(roll(battleBefore(), 2, 5).flow.phase).toBe('baggage'));
  });
});

const wood = ['Wd', 'small'] as const;
const hill = ['H(G)', 'medium'] as const;
const brush = ['brush', 'small'] as const;

describe('the invaded player', () => {
  test('shows its choice to the invader', () => {
    const after = done(start, pieces(wood, hill));
    const seen = view(bnb, after, after.flow.awaits[0]?.by ?? null);
    expect(piecesShown(start)).toBeNull();
    expect(piecesShown(seen)).toEqual([
      { kind: 'Wd', size: 'small' },
      { kind: 'H(G)', size: 'medium' },
    ]);
  });

  test('names the cover of a steep hill, and its slopes', () => {
    const before = roll(battleBefore({ mandatory: ['H(S)'], optional: ['Wd'] }), 2, 5);
    const chosen = (first: object) => {
      const hills = [first, { kind: 'H(S)', size: 'small' }];
      return piecesShown(done(before, { type: 'choose-terrain', pieces: hills } as AnyCommand))?.[0];
    };
    const wooded = { kind: 'H(S)', size: 'medium', cover: 'Wd', slopes: 'gentle' };
    expect(chosen(wooded)).toEqual(wooded);
    expect(chosen({ kind: 'H(S)', size: 'medium', slopes: 'gentle' })).not.toHaveProperty('slopes');
  });

  test.each([{ slopes: 'sheer' }, { size: 'huge' }])('cannot choose a hill that is %j', (words) => {
    const hills = [{ kind: 'H(S)', size: 'medium', ...words }];
    const command = { type: 'choose-terrain', pieces: hills } as AnyCommand;
    expect(refusal(start, command)).toEqual(['bnb.bound.12 reason.malformed-command']);
  });

  test('chooses first, from its own list', () => {
    expect(start.flow.awaits[0]).toMatchObject({ by: 'red', kind: 'choose-terrain' });
    expect(refusal(start, pieces(wood, hill))).toEqual([]);
    expect(refusal(start, pieces(wood, hill, ['marsh', 'small']))).toEqual([
      'bnb.terrain.8 terrain-not-offered',
    ]);
    expect(refusal(start, pieces(wood, hill, ['Rv', 'medium']))).toEqual([
      'bnb.terrain.8 terrain-not-offered',
    ]);
  });

  test('takes one or two of every mandatory type, and two in all', () => {
    expect(refusal(start, pieces(wood, wood, hill))).toEqual([]);
    expect(refusal(start, pieces(wood, wood))).toEqual(['bnb.terrain.8 mandatory-missing']);
    expect(refusal(start, pieces(wood, wood, wood, hill))).toEqual(['bnb.terrain.8 mandatory-too-many']);
    const one = roll(battleBefore({ mandatory: ['Wd'], optional: ['brush'] }), 2, 5);
    expect(refusal(one, pieces(wood, brush))).toEqual(['bnb.terrain.8 mandatory-too-few']);
    expect(refusal(one, pieces(wood, wood))).toEqual([]);
    withDropped(['bnb.terrain.8'], () => expect(refusal(start, pieces(brush))).toEqual([]));
  });

  test('need not take what the limits of size forbid', () => {
    const water = roll(battleBefore({ mandatory: ['WW', 'La'], optional: [] }), 2, 5);
    expect(refusal(water, pieces(['WW', 'large']))).toEqual([]);
    expect(refusal(water, pieces())).not.toEqual([]);
  });

  test('takes up to two optional pieces', () => {
    const three = pieces(wood, hill, brush, brush, ['UR', 'medium']);
    expect(refusal(start, pieces(wood, hill, brush, brush))).toEqual([]);
    expect(refusal(start, three)).toEqual(['bnb.terrain.9 optional-too-many']);
    withDropped(['bnb.terrain.9'], () => expect(refusal(start, three)).toEqual([]));
  });
});

test('a player takes at most one large, two medium and three small pieces', () => {
  const large = pieces(['Wd', 'large'], ['Wd', 'large'], ['H(G)', 'medium']);
  const medium = pieces(['Wd', 'medium'], hill, ['UR', 'medium']);
  const small = pieces(wood, wood, ['H(G)', 'small'], ['H(G)', 'small']);
  for (const each of [large, medium, small]) {
    expect(refusal(start, each)).toEqual(['bnb.terrain.7 terrain-of-size']);
    withDropped(['bnb.terrain.7'], () => expect(refusal(start, each)).toEqual([]));
  }
});

test('roads are medium, lakes and seas large', () => {
  expect(refusal(start, pieces(wood, hill, ['UR', 'small']))).toEqual(['bnb.terrain.6 terrain-size']);
  expect(refusal(start, pieces(wood, hill, ['WW', 'medium']))).toEqual(['bnb.terrain.6 terrain-size']);
  withDropped(['bnb.terrain.6'], () =>
    expect(refusal(start, pieces(wood, hill, ['UR', 'small']))).toEqual([]),
  );
});

test('the invader chooses next: one to three pieces, at most one of them mandatory', () => {
  const battle = done(start, pieces(wood, hill));
  expect(battle.flow.awaits[0]).toMatchObject({ by: 'blue', kind: 'choose-terrain' });
  expect(refusal(battle, pieces())).toEqual(['bnb.terrain.10 invader-pieces']);
  expect(refusal(battle, pieces(brush))).toEqual([]);
  expect(refusal(battle, pieces(brush, brush, brush, ['UR', 'medium']))).toEqual([
    'bnb.terrain.10 invader-pieces',
  ]);
  expect(refusal(battle, pieces(wood, hill))).toEqual(['bnb.terrain.10 invader-mandatory']);
  withDropped(['bnb.terrain.10'], () => expect(refusal(battle, pieces(wood, hill))).toEqual([]));
});

test('a land that offers no terrain stays open', () => {
  const bare = roll(battleBefore({ mandatory: [], optional: ['oasis'] }), 2, 5);
  expect(bare.flow.phase).toBe('baggage');
});

test('mandatory water is laid first, then mandatory pieces, then those of the invader before the invaded', () => {
  const battle = roll(battleBefore({ mandatory: ['Wd', 'WW'], optional: ['brush', 'UR'] }), 2, 5);
  const order = (dropped: readonly string[] = []) =>
    withDropped(dropped, () =>
      layingOrder(
        battle,
        [
          { kind: 'brush', size: 'small' },
          { kind: 'Wd', size: 'small' },
          { kind: 'WW', size: 'large' },
        ],
        [
          { kind: 'UR', size: 'medium' },
          { kind: 'Wd', size: 'large' },
        ],
      ).map(({ side, kind }) => `${side} ${kind}`),
    );
  expect(order()).toEqual(['red WW', 'red Wd', 'blue Wd', 'blue UR', 'red brush']);
  expect(order(['bnb.terrain.12'])).toEqual(['red Wd', 'red WW', 'blue Wd', 'blue UR', 'red brush']);
  expect(order(['bnb.terrain.11'])).toEqual(['red WW', 'red brush', 'red Wd', 'blue UR', 'blue Wd']);
});
