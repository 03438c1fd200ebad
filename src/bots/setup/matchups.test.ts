import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { baseOf, battleOf } from '../../../test/support/battle.ts';
import type { Base } from '../../engine/battle.ts';
import type { Placing } from '../../engine/setup/putting-down.ts';
import type { Pose } from '../../geometry/pose.ts';
import { bnb } from '../../rules/bnb/index.ts';
import type { File } from './array.ts';
import { matched } from './matchups.ts';
import type { Ground } from './spots.ts';

const mine: readonly File[] = [
  [baseOf({ id: 'A', troop: 'Irr Hd (O)' })],
  [baseOf({ id: 'B', troop: 'Reg Bd (O)' })],
];
const line = (at: readonly [string, string]) =>
  battleOf({
    bases: at.map((troop, index) => ({
      id: `Z${index}`,
      side: 'blue',
      troop,
      at: [580 + 40 * index, 500] as const,
      facing: 180,
    })),
  });

const ground = (view: ReturnType<typeof battleOf>): Ground => ({
  view,
  edge: 'south',
  frontage: 1200,
  depth: 240,
  middle: 600,
  allows: () => true,
  costOf: () => 0,
});

const order = (view: ReturnType<typeof battleOf>, expected: readonly Placing[] = []) =>
  matched(bnb, ground(view), 'red', { line: mine, reserve: [] }, () => expected).line.map(
    ([head]) => head.id,
  );

describe('the order of a line', () => {
  test('depends on the odds of its fights, so that it is reversed when the line of the enemy is', () => {
    const one = order(line(['Reg Sp (O)', 'Irr Ps (I)']));
    const other = order(line(['Irr Ps (I)', 'Reg Sp (O)']));
    expect(one).toEqual(other.toReversed());
  });

  test('stays as it is without an enemy', () => {
    expect(order(battleOf({ bases: [] }))).toEqual(['A', 'B']);
  });

  test('follows the expected deployment of an enemy that has not deployed', () => {
    const seen = line(['Irr Ps (I)', 'Reg Sp (O)']);
    const placings = seen.bases.map((base): Placing => ({ base, pose: base.pose as Pose }));
    const waiting = {
      ...seen,
      bases: seen.bases.map((base): Base => ({ ...base, place: 'reserve', pose: null })),
    };
    expect(order(waiting, placings)).toEqual(order(seen));
  });
});
