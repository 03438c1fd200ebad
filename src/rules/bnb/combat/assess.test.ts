import { describe, expect, it } from 'vitest';
import { type BaseWords, box, onTable, type TerrainWords } from '../../../../test/support/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { assess, isListedSupport } from './assess.ts';
import { battle, between, blue, red, rules } from './combat.test-support.ts';
import { combatQuestions } from './questions.ts';
import { settle } from './settle.ts';

const BD = 'Reg Bd (O)';
type Row = readonly [string, string, number, number, number, Partial<BaseWords>?];

/** Tactical factors of A against Z. */
function tactics(bases: readonly Row[], terrain: readonly TerrainWords[] = [], active = 'red') {
  const board = battle(bases, { terrain, active });
  const { sides } = assess(rules, board, { kind: 'close', bases: ['A', 'Z'] });
  const side = sides.find(({ base }) => base === 'A');
  return (side?.lines ?? []).map((line) => line.rule).filter((rule) => rule.startsWith('bnb.tactic.'));
}

const PAIR: readonly Row[] = [
  ['A', BD, 200, 200, 0],
  ['Z', BD, 200, 200, 180],
];

describe('a fight on the table', () => {
  it('has the active side first', () => {
    const board = battle(PAIR, { active: 'blue' });
    const { sides, dice } = assess(rules, board, { kind: 'close', bases: ['A', 'Z'] });
    expect([sides.map(({ base }) => base), dice.map(({ owner }) => owner)]).toEqual([
      ['Z', 'A'],
      ['blue', 'red'],
    ]);
  });

  it('is fought from upper ground in its own bound', () => {
    const hill: TerrainWords = {
      kind: 'H(G)',
      area: box(100, 100, 300, 240),
      crest: [
        [120, 150],
        [280, 150],
      ],
    };
    expect(tactics(PAIR, [hill])).toEqual(['bnb.tactic.4']);
    expect(tactics(PAIR, [hill], 'blue')).toEqual([]);
    expect(tactics(PAIR, [{ ...hill, kind: 'D' }])).toEqual([]);
    withDropped(['bnb.tactic.3'], () => expect(tactics(PAIR, [hill])).toEqual([]));
  });

  it('finds an enemy that has no room to recoil', () => {
    const behind: Row = ['B', BD, 200, 225, 90];
    expect(tactics([...PAIR, behind])).toEqual(['bnb.tactic.8']);
    const lake: TerrainWords = { kind: 'La', area: box(150, 220, 250, 300) };
    expect(tactics(PAIR, [lake])).toEqual(['bnb.tactic.8']);
  });

  it('gives nothing for a table edge behind the enemy', () => {
    const atEdge: readonly Row[] = [
      ['A', BD, 1180, 200, 90],
      ['Z', BD, 1180, 200, 270],
    ];
    expect(tactics(atEdge)).toEqual([]);
    withDropped(['bnb.tactic.9'], () => expect(tactics(atEdge)).toEqual(['bnb.tactic.8']));
  });

  it('adds up overlaps, flank and rear attacks', () => {
    expect(tactics([...PAIR, ['B', BD, 240, 200, 0]])).toEqual(['bnb.tactic.10']);
    expect(tactics([...PAIR, ['B', BD, 220, 220, 270]])).toEqual(['bnb.tactic.11']);
    expect(tactics([...PAIR, ['B', BD, 200, 215, 180]])).toEqual(['bnb.tactic.8', 'bnb.tactic.12']);
  });

  it('finds a listed support by the mark of the base or the facts of its side', () => {
    const marked = battle([['A', 'Reg Ps (O)', 200, 200, 0, { marks: { supports: 1 } }]]);
    const plain = battle([['A', 'Reg Ps (O)', 200, 200, 0]]);
    const ofSide = { ...plain, sides: plain.sides.map((side) => ({ ...side, facts: { support: true } })) };
    expect([marked, plain, ofSide].map((board) => isListedSupport(board, onTable(board, 'A')))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the three totals', () => {
  const fight = between(red('Reg Ax (S)'), blue('Reg Ax (O)', { cohesive: true }));
  const totals = (...faces: number[]) => settle(fight, faces).stages.map((stage) => stage.totals);

  it('add dice, then grades, then cohesion', () => {
    expect(totals(4, 2)).toEqual([
      [7, 5],
      [8, 5],
      [8, 6],
    ]);
    withDropped(['bnb.combat.10'], () => expect(totals(4, 2).at(-1)).toEqual([7, 6]));
    withDropped(['bnb.combat.11'], () => expect(totals(4, 2).at(-1)).toEqual([8, 5]));
    withDropped(['bnb.combat.9'], () => expect(totals(4, 2).at(-1)).toEqual([3, 3]));
  });

  it('may end in a tie by cohesion', () => {
    const even = between(red('Reg Ax (O)'), blue('Reg Ax (O)', { cohesive: true }));
    expect(settle(even, [4, 3]).verdicts.map(({ outcome }) => outcome)).toEqual(['stand', 'stand']);
  });
});

describe('questions', () => {
  const board = battle([...PAIR, ['B', BD, 240, 200, 0]]);
  const ask = (question: { type: string; [key: string]: string }) =>
    combatQuestions[question.type]?.(rules, board, question);

  it('are answered by id, name and figures', () => {
    expect(ask({ type: 'overlaps', base: 'Z' })).toEqual({ answer: ['B'] });
    expect(ask({ type: 'main-opponent', base: 'A' })).toEqual({ answer: 'Z' });
    expect(ask({ type: 'main-opponent', base: 'B' })).toEqual({ answer: null });
    expect(ask({ type: 'targets', base: 'A' })).toEqual({ answer: [] });
    expect(ask({ type: 'factors', base: 'A' })).toEqual({
      answer: [
        ['bnb.factor.6', 4],
        ['bnb.tactic.10', 1],
      ],
    });
    expect(ask({ type: 'odds', base: 'Z' })).toMatchObject({
      answer: { of: 36, outcomes: { A: { stand: 26 } } },
    });
  });

  it('are answered by a fault if they are wrong', () => {
    expect(ask({ type: 'overlaps', base: 'none' })).toMatchObject({ fault: { key: 'fault.question-base' } });
    expect(ask({ type: 'odds', base: 'B' })).toMatchObject({ fault: { key: 'fault.question-no-fight' } });
    expect(ask({ type: 'odds', base: 'A', target: 'none' })).toMatchObject({
      fault: { key: 'fault.question-base' },
    });
  });
});
