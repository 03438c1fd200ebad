import { describe, expect, test } from 'vitest';
import {
  type BaseWords,
  battleOf,
  box,
  onTable,
  type TerrainWords,
} from '../../../../test/support/battle.ts';
import { at } from '../../../../test/support/playing.ts';
import { outcomeFrames } from './frames.ts';
import { placeOf, play, rules } from './outcomes.test-support.ts';
import { recoilNow } from './recoil.ts';

const base = (
  id: string,
  x: number,
  y: number,
  facing = 0,
  troop = 'Reg Bd (O)',
  side = 'red',
): BaseWords => ({
  id,
  troop,
  at: [x, y],
  facing,
  side,
});
const blue = (id: string, x: number, y: number, facing = 180, troop = 'Reg Bd (O)') =>
  base(id, x, y, facing, troop, 'blue');

describe('the frames that follow a fight', () => {
  // W fights L; M touches half of W's front, and N only its corner.
  const bases = [
    base('W', 600, 375),
    blue('L', 590, 375),
    blue('M', 630, 375),
    blue('N', 640, 375 - 30, 270),
  ];
  const fought = { fight: 'close', loser: 'L', winner: 'W', rule: 'bnb.outcome.11' } as const;

  test('the loser, then the winner’s other enemies in frontal contact, then the pursuit', () => {
    const frames = outcomeFrames(battleOf({ bases }), {
      ...fought,
      outcome: 'destroyed',
      die: 3,
      supporters: ['S'],
    });
    expect(frames).toMatchObject([
      { step: 'outcome', base: 'L', outcome: 'destroyed', winner: 'W', cause: 'bnb.outcome.11' },
      { step: 'outcome', base: 'M', outcome: 'recoil', cause: 'bnb.opponent.5' },
      { step: 'pursuit', base: 'W', against: 'L', outcome: 'destroyed', die: 3, supporters: ['S'] },
    ]);
    const { battle } = play({ bases }, outcomeFrames(battleOf({ bases }), { ...fought, outcome: 'recoil' }), {
      option: 'stay',
    });
    expect([at(battle, 'L'), at(battle, 'M'), at(battle, 'W')]).toEqual([
      [590, 390, 180],
      [630, 390, 180],
      [600, 375, 0],
    ]);
  });

  test('a spent, withdrawing or fleeing loser has the same frames; one that stands has none', () => {
    const causes = (outcome: string) =>
      outcomeFrames(battleOf({ bases }), { ...fought, outcome }).map((frame) => frame.cause);
    for (const outcome of ['spent', 'withdraw', 'flee'])
      expect(causes(outcome)).toEqual(['bnb.outcome.11', 'bnb.opponent.13', undefined]);
    expect(causes('stand')).toEqual([]);
  });

  test('an enemy that recoils with the loser has all consequences of a recoil', () => {
    const flanked = [...bases, base('F', 650, 395, 270)];
    const { battle } = play(
      { bases: flanked },
      outcomeFrames(battleOf({ bases: flanked }), { ...fought, outcome: 'recoil' }),
    );
    expect(placeOf(battle, 'M')).toBe('lost');
  });

  test('after a shot no other base moves, and none pursues', () => {
    const frames = outcomeFrames(battleOf({ bases }), { ...fought, fight: 'shot', outcome: 'recoil' });
    expect(frames.map((frame) => [frame.step, frame.base])).toEqual([['outcome', 'L']]);
  });
});

describe('whether a base could complete a recoil now', () => {
  const ends = (list: readonly BaseWords[], terrain: readonly TerrainWords[] = []) => {
    const battle = battleOf({ bases: list, terrain });
    return recoilNow(rules, battle, onTable(battle, 'A'));
  };

  test.each([
    ['nothing behind', [base('A', 600, 375)], 'complete'],
    ['a friend to push', [base('A', 600, 375), base('B', 600, 360)], 'complete'],
    ['a friend across', [base('A', 600, 375), base('B', 600, 352, 90)], 'incomplete'],
    ['an enemy', [base('A', 600, 375), blue('Z', 610, 340)], 'incomplete'],
    ['an enemy at its rear', [base('A', 600, 375), blue('Z', 600, 360, 0)], 'incomplete'],
    ['an enemy in its flank only', [base('A', 600, 375), blue('Z', 620, 355, 270)], 'complete'],
    [
      'a pushed friend that is stopped',
      [base('A', 600, 375), base('B', 600, 360), blue('Z', 600, 325)],
      'incomplete',
    ],
    ['the long edge', [base('A', 600, 20)], 'off-table'],
    ['the short edge', [base('A', 20, 300, 90)], 'off-table'],
    ['an elephant it would push', [base('A', 600, 375), base('E', 600, 360, 0, 'Irr El (O)')], 'complete'],
    [
      'a stampede',
      [base('A', 600, 375, 0, 'Irr El (O)'), base('B', 600, 335), blue('Z', 600, 300)],
      'complete',
    ],
  ] as const)('%s', (_name, list, expected) => {
    expect(ends(list)).toBe(expected);
  });

  test('a friend that it can pass, but not push far enough, does not stop it', () => {
    const list = [base('A', 600, 375, 0, 'Irr Ps (O)'), base('B', 600, 355, 0, 'Irr Cv (O)')];
    expect(ends(list)).toBe('complete');
    expect(ends([...list, blue('Z', 600, 285)])).toBe('complete');
  });

  test('water that it may not enter stops it', () => {
    expect(ends([base('A', 600, 375)], [{ kind: 'La', area: box(500, 250, 700, 350) }])).toBe('incomplete');
  });
});
