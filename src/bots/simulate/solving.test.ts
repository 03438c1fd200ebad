import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { hott } from '../../rules/hott/index.ts';
import { type Position, readPositions } from '../../scenario/positions.ts';
import type { Bot } from '../bot.ts';
import { END_PHASE } from '../questions.ts';
import { battleOf, isSolved, orderedAs, orderedBy, unmetIn } from './solving.ts';

/** Blades that may go at Hordes, or hold. */
const WRITTEN = {
  format: 'acies-scenario/1',
  ruleset: 'hott',
  name: 'forward',
  theme: 'attack-weak',
  bases: [
    { id: 'A', side: 'red', troop: 'Blades', at: [300, 260, 0], flags: ['general'] },
    { id: 'X', side: 'blue', troop: 'Hordes', at: [300, 300, 180], flags: ['general'] },
  ],
  turn: { round: 2, active: 'red', phase: 'tactical-moves', pips: 2 },
  good: [{ meets: ['A', 'X'] }],
  solution: [{ type: 'move', bases: ['A'], path: [{ forward: 40 }] }],
};

function positionWith(change: Readonly<Record<string, unknown>> = {}): Position {
  const read = readPositions(JSON.stringify([{ ...WRITTEN, ...change }]));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.positions[0] as Position;
}

/** A bot that gives these orders, then ends the phase. */
function botThat(orders: Position['solution']): Bot {
  let at = 0;
  return {
    name: 'written',
    answer: () => ({ command: orders[at++] ?? END_PHASE, why: 'bot.straight' }),
  };
}

describe('a position', () => {
  test('is read with what is good in it', () => {
    expect(positionWith()).toMatchObject({ name: 'forward', theme: 'attack-weak', bad: null });
  });

  test.each([
    ['a theme that nobody knows', { theme: 'luck' }, '0.theme'],
    ['no name', { name: undefined }, '0.name'],
    ['no condition', { good: [] }, '0.good'],
    ['a solution without a type', { solution: [{ bases: ['A'] }] }, '0.solution.0.type'],
    ['a side that is no text', { bases: [{ id: 'A', side: 1, troop: 'Blades' }] }, '0.bases.0.side'],
  ])('is refused with %s, and where', (_, change, where) => {
    const read = readPositions(JSON.stringify([{ ...WRITTEN, ...change }, WRITTEN]));
    expect(read.ok ? [] : read.faults.map(({ figures }) => figures.where)).toEqual([where]);
  });

  test('is refused as text that is no JSON', () => {
    expect(readPositions('[')).toMatchObject({ ok: false, faults: [{ key: 'fault.not-json-at' }] });
  });
});

describe('the orders of a bound', () => {
  test('are those of a bot until it ends the phase, and nobody throws', () => {
    const position = positionWith();
    const before = battleOf(hott, position);
    const after = orderedBy(hott, before, botThat(position.solution), 1);
    expect(after.flow.phase).toBe('tactical-moves');
    expect(after.turn.pips).toEqual({ '': 1 });
    expect(unmetIn(position, before, after)).toEqual([]);
    expect(unmetIn(position, before, orderedBy(hott, before, botThat([]), 1))).toEqual(position.good);
  });

  test('begin with what comes before them, and then its throws are made', () => {
    const position = positionWith({ turn: { round: 2, active: 'red', phase: 'pips' } });
    const after = orderedBy(hott, battleOf(hott, position), botThat(position.solution), 1);
    expect(after.turn.bound).toBe(battleOf(hott, position).turn.bound);
    expect(after.flow.awaits[0]?.kind).toBe('orders');
  });

  test('solve a position if all is done that is good', () => {
    const position = positionWith();
    expect(isSolved(hott, position, botThat(position.solution))).toBe(true);
    expect(isSolved(hott, position, botThat([]))).toBe(false);
  });

  test('as written tell the first command that is refused, and why', () => {
    const before = battleOf(hott, positionWith());
    const tooFar = { type: 'move', bases: ['A'], path: [{ back: 300 }] };
    const ended = orderedAs(hott, before, [tooFar]);
    expect(ended).toMatchObject({ ok: false, command: tooFar });
    expect(ended.ok ? [] : ended.reasons.length).not.toBe(0);
  });

  test('of a position that cannot be loaded are told with its name', () => {
    expect(() => battleOf(hott, positionWith({ bases: [] }))).not.toThrow();
    const strange = positionWith({ bases: [{ id: 'A', side: 'red', troop: 'Robots', at: [300, 260, 0] }] });
    expect(() => battleOf(hott, strange)).toThrow(/^forward: /);
  });
});
