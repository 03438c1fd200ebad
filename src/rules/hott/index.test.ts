import { describe, expect, test } from 'vitest';
import type { Side } from '../../engine/battle.ts';
import { withDropped } from '../../engine/effects.ts';
import { checkSetup } from '../../engine/setup/check-setup.ts';
import type { HottClause } from './clauses/ids.ts';
import { hott } from './index.ts';
import { outOfPhase, phasesOfBound } from './sequence.ts';

const EDGES = ['south', 'north', 'east', 'west'] as const;
const sides = (count: number): readonly Side[] =>
  EDGES.slice(0, count).map((edge) => ({ id: edge, edge, facts: {} }));

const battleOf = (count: number) =>
  checkSetup(hott, {
    table: hott.table,
    options: {},
    terrain: [],
    sides: sides(count),
    bases: [],
    turn: { round: 1, bound: 1, active: 'south', pips: {}, drawOffered: null },
    own: {},
    phase: null,
  });

describe('a battle', () => {
  test.each<HottClause>(['hott.intro.7'])('%s: two sides fight, never more', (_rule) => {
    expect(battleOf(2).ok).toBe(true);
    for (const count of [1, 3, 4])
      expect(battleOf(count)).toMatchObject({ ok: false, faults: [{ key: 'fault.two-sides' }] });
  });

  test('is fought on the standard board unless another is named', () => {
    expect(hott.table).toEqual({ width: 600, depth: 600 });
  });
});

describe('the sequence of play', () => {
  test('has six phases, and judges victory after them', () => {
    expect(hott.phases).toEqual([
      'pips',
      'special',
      'tactical-moves',
      'turn-to-face',
      'shooting',
      'close-combat',
      'end-of-bound',
    ]);
  });

  test('leaves out a phase if its clause is out of force', () => {
    withDropped(['hott.seq.7'], () => expect(phasesOfBound()).not.toContain('turn-to-face'));
  });

  test('tells of a late command that it belongs before the moves, of others that they have another phase', () => {
    const ruleOf = (type: string, phase: string) => outOfPhase({ rules: hott }, type, phase).rule;
    expect(ruleOf('deploy', 'tactical-moves')).toBe('hott.seq.5');
    expect(ruleOf('deploy', 'shooting')).toBe('hott.seq.1');
    expect(ruleOf('fight', 'tactical-moves')).toBe('hott.seq.1');
  });
});
