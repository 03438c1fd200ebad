import { describe, expect, it } from 'vitest';
import { type BaseWords, battleOf } from '../../../../test/support/battle.ts';
import { defeatedIn, finish, resultByPoints, resultOf } from '../../../debellis/ending/ending.ts';
import {
  armyEe,
  eeOf,
  isCommandAlive,
  livingCommands,
  lostByArmy,
  lostByCommand,
  shareLost,
} from '../../../debellis/ending/lost.ts';
import type { Marks } from '../../../engine/battle.ts';
import { DBM } from '../game.ts';

/** What has become of an element: it is lost, lost in close combat, demoralised, or has changed sides. */
type Fate = 'here' | 'lost' | 'lost-in-combat' | 'demoralised' | 'turncoat';

interface Element {
  readonly command: string;
  readonly troop?: string;
  readonly fate?: Fate;
  readonly marks?: Marks;
}

const MARKS: Readonly<Record<Fate, Marks>> = {
  here: {},
  lost: {},
  'lost-in-combat': { lostInCombat: 1 },
  demoralised: { demoralised: 1 },
  turncoat: { changedSides: 1 },
};

const other = (side: string): string => (side === 'red' ? 'blue' : 'red');

function army(side: string, elements: readonly Element[]): readonly BaseWords[] {
  return elements.map(({ command, troop = 'Reg Bd (O)', fate = 'here', marks = {} }, at) => {
    const now = fate === 'turncoat' ? other(side) : side;
    const words = { id: `${side}${at}`, side: now, troop, command, marks: { ...MARKS[fate], ...marks } };
    return fate.startsWith('lost')
      ? { ...words, place: 'lost' as const }
      : { ...words, at: [100 + 50 * at, side === 'red' ? 100 : 1100] as const };
  });
}

const battleBetween = (red: readonly Element[], blue: readonly Element[] = of('A', 8)) =>
  battleOf({ ruleset: 'dbm', table: [1800, 1200], bases: [...army('red', red), ...army('blue', blue)] });

/** A number of elements of a command; the first ones have this fate. */
const of = (command: string, count: number, hit = 0, fate: Fate = 'lost'): readonly Element[] =>
  Array.from({ length: count }, (_, at) => ({ command, fate: at < hit ? fate : 'here' }));

const cinc = (command: string): Element => ({ command, marks: { general: 1, cInC: 1 } });

describe('the equivalents of an element', () => {
  it.each<[string, Fate, number]>([
    ['Reg Bd (O)', 'lost', 1],
    ['Reg Bd (O)', 'lost-in-combat', 1],
    ['Irr Ps (O)', 'lost', 0.5],
    ['Irr Hd (O)', 'lost', 0.5],
    ['Irr Hd (I)', 'lost', 0],
    ['Irr Bg (I)', 'lost', 1],
    ['Irr Bg (I)', 'lost-in-combat', 2],
  ])('%s, %s: %d', (troop, fate, expected) => {
    const [base] = battleBetween([{ command: 'A', troop, fate }], []).bases;
    expect(base && eeOf(DBM, base)).toBe(expected);
  });
});

describe('the losses', () => {
  const baggage = (fate: Fate): Element => ({ command: 'B', troop: 'Irr Bg (I)', fate });

  it.each<[string, readonly Element[], number, number, number]>([
    // What is told, the army, its size, its losses, and those of command B.
    ['nothing', of('B', 4), 4, 0, 0],
    ['two', of('B', 4, 2), 4, 2, 2],
    ['those of both commands', [...of('A', 4, 1), ...of('B', 4, 2)], 8, 3, 2],
    ['a demoralised command', [...of('A', 4), ...of('B', 4, 4, 'demoralised')], 8, 4, 0],
    ['turncoats', [...of('A', 4), ...of('B', 4, 4, 'turncoat')], 8, 4, 0],
    ['baggage', [...of('B', 4), baggage('lost')], 4, 1, 0],
    ['baggage in combat', [...of('B', 4), baggage('lost-in-combat')], 4, 2, 0],
    ['baggage of a demoralised command', [...of('B', 4, 4, 'demoralised'), baggage('demoralised')], 4, 4, 0],
  ])('of %s', (_, red, size, lost, byCommand) => {
    const battle = battleBetween(red);
    expect(armyEe(DBM, battle, 'red')).toBe(size);
    expect(lostByArmy(DBM, battle, 'red')).toBe(lost);
    expect(lostByCommand(DBM, battle, 'red', 'B')).toBe(byCommand);
    expect(shareLost(DBM, battle, 'red')).toBe(lost / size);
  });

  it('leave a command alive while it has more than baggage', () => {
    const battle = battleBetween([...of('A', 2, 1), ...of('C', 2, 2), ...of('B', 1, 1), baggage('here')]);
    expect(livingCommands(DBM, battle, 'red')).toEqual(['A']);
    expect(isCommandAlive(DBM, battle, 'red', 'B')).toBe(false);
  });
});

describe('an army is defeated', () => {
  it.each<[number, number, readonly string[]]>([
    // Half of it is enough.
    [3, 0, []],
    [4, 0, ['red']],
    [5, 0, ['red']],
    [0, 4, ['blue']],
    [3, 3, []],
    [4, 4, ['red', 'blue']],
  ])('at %d and %d of 8 lost: %j', (red, blue, expected) => {
    const battle = battleBetween(of('A', 8, red), of('A', 8, blue));
    expect(defeatedIn(DBM, battle)).toEqual(expected);
  });

  it('never without troops', () => {
    expect(defeatedIn(DBM, battleBetween([{ command: 'A', troop: 'Irr Bg (I)' }]))).toEqual([]);
  });

  it.each<[number, number, string | null, readonly number[]]>([
    [4, 4, null, [5, 5]],
    [4, 5, 'red', [10, 0]],
    [5, 4, 'blue', [0, 10]],
    [4, 0, 'blue', [0, 10]],
    [0, 4, 'red', [10, 0]],
  ])('with %d and %d of 8 lost %s wins by %j', (red, blue, winner, score) => {
    const battle = battleBetween(of('A', 8, red), of('A', 8, blue));
    expect(resultOf(DBM, battle, defeatedIn(DBM, battle))).toEqual({ winner, how: 'losses', score });
  });

  it('is no result while nobody is defeated', () => {
    expect(resultOf(DBM, battleBetween(of('A', 8)), [])).toBe(null);
  });
});

describe('a battle that stops', () => {
  it.each<[string, readonly Element[], readonly Element[], string | null, readonly number[]]>([
    ['nobody has lost anything', of('A', 8), of('A', 8), null, [5, 5]],
    ['one has lost less', of('A', 8, 1), of('A', 8, 2), 'red', [5, 5]],
    ['the larger army has lost the smaller share', of('A', 9, 2), of('A', 8, 2), 'red', [5, 5]],
    ['a command is gone', [cinc('A'), ...of('A', 7), ...of('B', 2, 2)], of('A', 8), 'blue', [4, 6]],
    [
      'the command of the C-in-C is gone',
      [cinc('B'), ...of('A', 9), ...of('B', 1, 1)].map((each, at) =>
        at === 0 ? { ...each, fate: 'lost' } : each,
      ),
      of('A', 8),
      'blue',
      [1, 9],
    ],
    [
      'a command is demoralised',
      [cinc('A'), ...of('A', 7), ...of('B', 2, 2, 'demoralised')],
      of('A', 8),
      'blue',
      [4, 6],
    ],
    [
      'a command has gone over',
      [cinc('A'), ...of('A', 7), ...of('B', 2, 2, 'turncoat')],
      of('A', 8),
      'blue',
      [4, 6],
    ],
    [
      'without a C-in-C the first command leads',
      [...of('A', 2, 2), ...of('B', 8)],
      of('A', 8),
      'blue',
      [1, 9],
    ],
    [
      'each has lost a command',
      [cinc('A'), ...of('A', 7), ...of('B', 2, 2)],
      [cinc('A'), ...of('A', 8), ...of('B', 2, 2)],
      'blue',
      [5, 5],
    ],
  ])('when %s', (_, red, blue, winner, score) => {
    expect(resultByPoints(DBM, battleBetween(red, blue), 'limit')).toEqual({ winner, how: 'limit', score });
  });

  it('by giving up or by agreement', () => {
    const battle = battleBetween(of('A', 8, 1));
    expect(finish(DBM, battle, 'resigned', 'red')).toEqual({
      winner: 'blue',
      how: 'resigned',
      score: [0, 10],
    });
    expect(finish(DBM, battle, 'resigned', 'blue')).toEqual({
      winner: 'red',
      how: 'resigned',
      score: [10, 0],
    });
    expect(finish(DBM, battle, 'agreed', 'red')).toEqual({ winner: null, how: 'agreed', score: [5, 5] });
    expect(finish(DBM, battle, 'time', 'red')).toEqual({ winner: 'blue', how: 'time', score: [5, 5] });
  });
});
