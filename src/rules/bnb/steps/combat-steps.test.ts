import { describe, expect, it } from 'vitest';
import { figure, findBase } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { flowAtPhase, optionsOf } from '../../../engine/game/flow.ts';
import { battle, rules } from '../combat/combat.test-support.ts';

import {
  about,
  at,
  BD,
  end,
  fight,
  frames,
  play,
  type Row,
  refusals,
  roll,
  told,
} from './combat-steps.test-support.ts';

const PAIR: readonly Row[] = [
  ['A', BD, 200, 200, 0],
  ['Z', 'Irr Wb (O)', 200, 200, 180],
];

describe('close combat step', () => {
  it('is skipped if there is no enemy to fight', () => {
    const { battle: board, events } = at('close-combat', [['A', BD, 200, 200, 0]]);
    expect(events.map(({ type }) => type)).toContain('phase-skipped');
    expect(board.flow.phase).toBe('rest');
    expect(board.own).toEqual({});
  });

  it("asks for orders, then for both dice, the active side's first", () => {
    const { battle: board } = at('close-combat', PAIR, 'blue');
    expect(about(board)).toMatchObject({ by: 'blue', kind: 'fight' });
    expect(optionsOf(rules, board).map(({ command }) => command)).toEqual([{ type: 'fight', base: 'Z' }]);
    const thrown = play(board, fight('A', 'blue'));
    expect(optionsOf(rules, thrown.battle)).toEqual([]);
    expect(about(thrown.battle)).toMatchObject({
      by: 'dice',
      answer: { dice: [{ owner: 'blue', die: 'D6' }, { owner: 'red' }] },
    });
    expect(told(thrown.events, 'fight-begins')).toMatchObject({
      factors: {
        A: [
          ['bnb.factor.6', 4],
          ['bnb.tactic.16', 1],
        ],
        Z: [['bnb.factor.9', 3]],
      },
      before: { A: 5, Z: 3 },
    });
  });

  it('tells faces, totals and outcomes, and marks both', () => {
    const { battle: board, events } = play(at('close-combat', PAIR).battle, fight('Z'), roll(1, 6));
    expect(told(events, 'fought')).toMatchObject({
      faces: { A: 1, Z: 6 },
      totals: { A: 6, Z: 9 },
      outcomes: { A: 'destroyed', Z: 'stand' },
      rules: { A: 'bnb.outcome.11' },
    });
    expect(['A', 'Z'].map((id) => figure(findBase(board, id)?.bound ?? {}, 'fought'))).toEqual([1, 1]);
    withDropped(['bnb.combat.9'], () => {
      const plain = play(at('close-combat', PAIR).battle, fight('Z'), roll(1, 6));
      expect(told(plain.events, 'fought').totals).toEqual({ A: 5, Z: 3 });
    });
  });

  it('ends only when all have fought, and only by an order', () => {
    const { battle: board } = at('close-combat', PAIR);
    expect(refusals(board, 'red', { type: 'end-phase' })).toEqual(['bnb.combat.1']);
    expect(refusals(board, 'blue', { type: 'fight', base: 'A' })).not.toEqual([]);
    const fought = play(board, fight('A'), roll(3, 5)).battle;
    expect(fought.flow.phase).toBe('close-combat');
    expect(refusals(fought, 'red', { type: 'fight', base: 'A' })).toEqual(['bnb.opponent.3']);
    const left = play(fought, end()).battle;
    expect([left.flow.phase, left.own]).toEqual(['rest', {}]);
  });

  it('lets the active player choose the order', () => {
    const { battle: board } = at('close-combat', [...PAIR, ['B', BD, 400, 200, 0], ['Y', BD, 400, 200, 180]]);
    expect(optionsOf(rules, board)).toHaveLength(2);
    withDropped(['bnb.combat.13'], () => expect(about(at('close-combat', PAIR).battle)?.by).toBe('blue'));
    const second = play(board, fight('Y'), roll(3, 3)).battle;
    expect(optionsOf(rules, second).map(({ command }) => command.base)).toEqual(['A']);
  });

  it("asks the enemy's player for a main opponent that the rules leave open", () => {
    const { battle: board } = at('close-combat', [
      ['A', BD, 200, 200, 0],
      ['Y', BD, 180, 200, 180],
      ['Z', BD, 220, 200, 180],
    ]);
    expect(about(board)).toMatchObject({
      by: 'blue',
      kind: 'main-opponent',
      about: { base: 'A', among: ['Y', 'Z'] },
    });
    expect(optionsOf(rules, board)).toHaveLength(2);
    expect(refusals(board, 'blue', { type: 'choose', base: 'A' })).toHaveLength(1);
    const chosen = play(board, ['blue', { type: 'choose', base: 'Z' }]).battle;
    expect(optionsOf(rules, chosen).map(({ command }) => command.base)).toEqual(['A']);
    // With equal dice nothing happens; Y, which is no main opponent, does not fight.
    const fought = play(chosen, fight('A'), roll(4, 4)).battle;
    expect(play(fought, end()).battle.flow.phase).toBe('rest');
    withDropped(['bnb.opponent.11'], () => {
      const { battle: skipped } = at('close-combat', [
        ['A', BD, 200, 200, 0],
        ['Y', BD, 180, 200, 180],
        ['Z', BD, 220, 200, 180],
      ]);
      expect(skipped.flow.phase).toBe('rest');
    });
  });

  /** The frames that follow a fight. */
  function following(bases: readonly Row[], base: string, ...faces: number[]) {
    const seen: { step: string; base: string; outcome: unknown; cause: unknown }[] = [];
    const spy = {
      run: (_: unknown, frame: { step: string; base: string; outcome: unknown; cause?: unknown }) => {
        seen.push({ step: frame.step, base: frame.base, outcome: frame.outcome, cause: frame.cause ?? null });
        return { next: 'done' as const };
      },
    };
    const watched = {
      ...rules,
      steps: { ...rules.steps, outcome: spy, pursuit: spy },
    } as unknown as typeof rules;
    let board = begin(watched, battle(bases, { flow: flowAtPhase(watched, 'close-combat') })).battle;
    for (const [by, command] of [['red', { type: 'fight', base }] as const, roll(...faces)]) {
      const decision = decide(watched, board, command, by);
      if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
      board = decision.battle;
    }
    return seen.map(({ step, base: id, outcome, cause }) => [step, id, outcome, cause]);
  }

  it('moves the loser, then its friends, then the winner', () => {
    const bases: readonly Row[] = [
      ['A', BD, 200, 200, 0],
      ['Y', 'Reg Ax (O)', 180 + 60, 200, 180],
      ['Z', 'Reg Ax (O)', 200, 200, 180],
    ];
    expect(following(bases, 'A', 3, 2)).toEqual([
      ['outcome', 'Z', 'recoil', 'bnb.outcome.13'],
      ['pursuit', 'A', 'recoil', null],
    ]);
    const both: readonly Row[] = [
      ['A', BD, 200, 200, 0],
      ['Y', 'Reg Ax (O)', 175, 200, 180],
      ['Z', 'Reg Ax (O)', 215, 200, 180],
    ];
    expect(following(both, 'A', 3, 3)).toEqual([
      ['outcome', 'Z', 'recoil', 'bnb.outcome.13'],
      ['outcome', 'Y', 'recoil', 'bnb.opponent.5'],
      ['pursuit', 'A', 'recoil', null],
    ]);
    withDropped(['bnb.opponent.5'], () => expect(following(both, 'A', 3, 3)).toHaveLength(2));
    withDropped(['bnb.outcome.29'], () => expect(following(both, 'A', 3, 3)).toEqual([]));
  });

  it('moves the friends of a loser that flees or is spent too', () => {
    const bases: readonly Row[] = [
      ['A', BD, 200, 200, 0],
      ['Y', 'Reg Ax (O)', 175, 200, 180],
      ['Z', 'Reg Ps (O)', 215, 200, 180],
    ];
    expect(following(bases, 'A', 3, 4).map((row) => row.slice(1))).toEqual([
      ['Z', 'flee', 'bnb.outcome.14'],
      ['Y', 'recoil', 'bnb.opponent.13'],
      ['A', 'flee', null],
    ]);
    withDropped(['bnb.opponent.13'], () => expect(following(bases, 'A', 3, 4)).toHaveLength(2));
  });

  it("lets only the loser's main opponent pursue", () => {
    // In a pinwheel A fights Z, but Z\'s main opponent is B.
    const wheel: readonly Row[] = [
      ['A', BD, 220, 200, 0],
      ['B', BD, 200, 220, 180],
      ['Y', BD, 220, 220, 270],
      ['Z', BD, 200, 200, 90],
    ];
    const steps = () => following(wheel, 'A', 6, 1).map(([step]) => step);
    expect(steps()).not.toContain('pursuit');
    withDropped(['bnb.opponent.4'], () => expect(steps()).toContain('pursuit'));
  });

  it('moves no base if nothing happens', () => {
    expect(following(PAIR, 'A', 2, 4)).toEqual([]);
    expect(frames(at('close-combat', PAIR).battle)).toContain('close-combat');
  });
});
