import { describe, expect, it } from 'vitest';
import { type BaseWords, battleOf } from '../../../../test/support/battle.ts';
import { workOn } from '../../../engine/game/work.ts';
import { DBM } from '../game.ts';
import { dbm } from '../index.ts';
import { stateOf } from '../state.ts';
import { isUnreliable, reassure, testAllies } from './allies.ts';

interface Said {
  readonly round?: number;
  readonly unreliable?: boolean;
  /** A general of the army itself instead of an ally. */
  readonly own?: boolean;
  readonly regular?: boolean;
  readonly kin?: boolean;
  readonly civilWar?: boolean;
  /** How many elements each side has lost. */
  readonly lost?: readonly [red: number, blue: number];
}

const SCORES = [1, 2, 3, 4, 5, 6];

/** Red has a command B with a general and an element of the same command; blue stands far away. */
function position({ round = 1, unreliable, own, regular, kin, civilWar, lost = [0, 0] }: Said) {
  const doubts = unreliable ? { unreliable: 1 } : {};
  const rank = { general: 1, ...(own ? {} : { ally: 1 }), ...(kin ? { kin: 1 } : {}) };
  const troop = regular ? 'Reg Cv (O)' : 'Irr Cv (O)';
  const dead = (side: string, count: number): readonly BaseWords[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `lost-${side}-${at}`,
      side,
      troop: 'Irr Wb (O)',
      place: 'lost',
      command: 'A',
    }));
  return battleOf({
    ruleset: 'dbm',
    round,
    table: [1800, 1200],
    sides: [
      { id: 'red', edge: 'south', role: 'invader', facts: civilWar ? { civilWar: true } : {} },
      { id: 'blue', edge: 'north', role: 'defender', facts: {} },
    ],
    bases: [
      { id: 'general', troop, at: [300, 100], command: 'B', marks: { ...rank, ...doubts } },
      { id: 'soldier', troop: 'Irr Sp (O)', at: [400, 100], command: 'B', marks: doubts },
      { id: 'cinc', troop: 'Reg Kn (O)', at: [900, 100], command: 'A', marks: { general: 1, cInC: 1 } },
      { id: 'enemy', troop: 'Reg Sp (O)', at: [900, 1100], facing: 180, side: 'blue', command: 'A' },
      ...dead('red', lost[0]),
      ...dead('blue', lost[1]),
    ],
  });
}

/** What the die of command B tells, for each score that tells anything. */
function toldBy(said: Said): Readonly<Record<number, readonly string[]>> {
  const told = SCORES.map((score) => {
    const work = workOn(dbm, position(said));
    testAllies(DBM, work, { A: 1, B: score });
    return [score, work.events.map(({ type }) => type)] as const;
  });
  return Object.fromEntries(told.filter(([, types]) => types.length > 0));
}

describe('the die of an ally', () => {
  it.each<[Said, Readonly<Record<number, readonly string[]>>]>([
    // Only a 1 of the first round makes it unreliable.
    [{}, { 1: ['ally-unreliable'] }],
    [{ regular: true }, { 1: ['ally-unreliable'] }],
    [{ round: 2 }, {}],
    [{ lost: [5, 0] }, { 1: ['ally-unreliable'] }],
    [{ own: true }, {}],
    // An unreliable one fights from a 6 on, in any round.
    [{ unreliable: true }, { 6: ['ally-reliable'] }],
    [{ unreliable: true, round: 4 }, { 6: ['ally-reliable'] }],
    [{ unreliable: true, own: true }, {}],
    // It changes sides on a 1 if its side has lost more, and it is an irregular foreigner or there is a civil war.
    [
      { unreliable: true, round: 4, lost: [2, 1] },
      { 1: ['ally-wavers'], 6: ['ally-reliable'] },
    ],
    [{ unreliable: true, round: 4, lost: [2, 2] }, { 6: ['ally-reliable'] }],
    [{ unreliable: true, round: 4, lost: [1, 2] }, { 6: ['ally-reliable'] }],
    [{ unreliable: true, lost: [2, 1], regular: true }, { 6: ['ally-reliable'] }],
    [{ unreliable: true, lost: [2, 1], kin: true }, { 6: ['ally-reliable'] }],
    [{ unreliable: true, lost: [2, 1], regular: true, kin: true }, { 6: ['ally-reliable'] }],
    [
      { unreliable: true, lost: [2, 1], regular: true, civilWar: true },
      { 1: ['ally-wavers'], 6: ['ally-reliable'] },
    ],
    [
      { unreliable: true, lost: [2, 1], kin: true, civilWar: true },
      { 1: ['ally-wavers'], 6: ['ally-reliable'] },
    ],
    [{ unreliable: true, civilWar: true }, { 6: ['ally-reliable'] }],
  ])('with %j tells %j', (said, expected) => {
    expect(toldBy(said)).toEqual(expected);
  });

  it('marks the whole command, and no other', () => {
    const work = workOn(dbm, position({}));
    testAllies(DBM, work, { B: 1 });
    const marked = work.battle.bases.filter(isUnreliable).map(({ id }) => id);
    expect(marked).toEqual(['general', 'soldier']);
    const again = workOn(dbm, { ...work.battle, turn: { ...work.battle.turn, round: 2 } });
    testAllies(DBM, again, { B: 6 });
    expect(again.battle.bases.filter(isUnreliable)).toEqual([]);
  });

  it('is kept until the command goes over', () => {
    const work = workOn(dbm, position({ unreliable: true, lost: [2, 1] }));
    testAllies(DBM, work, { B: 1 });
    expect(stateOf(work.battle).turncoats).toEqual([['red', 'B']]);
  });
});

describe('an unreliable ally', () => {
  /** The command with one element shot at or touched. */
  const provoked = (id: string, how: 'shot' | 'touched' | 'no') => {
    const start = position({ unreliable: true });
    const bases = start.bases.map((base) => {
      if (base.id === id && how === 'shot') return { ...base, bound: { shotAt: 1 } };
      if (base.id === 'enemy' && how === 'touched')
        return { ...base, pose: start.bases.find((each) => each.id === id)?.pose ?? null };
      return base;
    });
    const turned = bases.map((base) =>
      base.id === 'enemy' && how === 'touched' && base.pose
        ? {
            ...base,
            pose: {
              ...base.pose,
              facing: start.bases.find((each) => each.id === 'enemy')?.pose?.facing ?? base.pose.facing,
            },
          }
        : base,
    );
    const work = workOn(dbm, { ...start, bases: turned });
    reassure(work);
    return work.events.map(({ type, figures }) => [type, figures?.command]);
  };

  it.each([
    ['general', 'shot', [['ally-reliable', 'B']]],
    ['soldier', 'shot', [['ally-reliable', 'B']]],
    ['general', 'touched', [['ally-reliable', 'B']]],
    ['soldier', 'touched', [['ally-reliable', 'B']]],
    ['general', 'no', []],
    ['cinc', 'shot', []],
    ['cinc', 'touched', []],
  ] as const)('whose %s is %s: %j', (id, how, expected) => {
    expect(provoked(id, how)).toEqual(expected);
  });
});
