import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawBrokenFor } from '../../../test/support/secrets.ts';
import { toy, toyBattle } from '../../../test/support/toy-ruleset.ts';
import { apply } from '../battle/apply.ts';
import type { Battle } from '../battle.ts';
import { begin, decide } from './decide.ts';
import { view } from './view.ts';

const opening = (hidden: readonly string[] = []) => begin(toy, toyBattle(hidden)).battle;

function taken(battle: Battle, command: unknown, by: string) {
  const decision = decide(toy, battle, command, by);
  if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
  return decision;
}

const refusal = (battle: Battle, command: unknown, by: string): string => {
  const decision = decide(toy, battle, command, by);
  return decision.ok ? 'taken' : decision.reasons.map((reason) => reason.key).join(' ');
};

describe('decide', () => {
  test('asks for dice and goes on when it gets the faces', () => {
    const battle = opening();
    expect(battle.flow).toMatchObject({ phase: 'throwing', awaits: [{ by: 'dice', kind: 'pips' }] });
    const { battle: after, events } = taken(battle, { type: 'roll', faces: [5] }, 'dice');
    expect(after.turn.pips['']).toBe(5);
    expect(after.flow).toMatchObject({ phase: 'ordering', awaits: [{ by: 'red' }] });
    expect(events.at(-1)?.changes.at(-1)?.change).toBe('flow');
  });

  test('gives events that lead to its battle when applied', () => {
    const battle = opening();
    const { battle: after, events } = taken(battle, { type: 'roll', faces: [5] }, 'dice');
    expect(events.reduce(apply, battle)).toEqual(after);
  });

  test('goes from bound to bound', () => {
    const rolled = taken(opening(), { type: 'roll', faces: [5] }, 'dice').battle;
    const { battle } = taken(rolled, { type: 'end-phase' }, 'red');
    expect(battle.turn).toMatchObject({ active: 'blue', bound: 2 });
    expect(battle.flow.phase).toBe('throwing');
  });

  test.each([
    ['an unknown face', { type: 'roll', faces: [7] }, 'dice', 'reason.wrong-dice'],
    ['too many dice', { type: 'roll', faces: [1, 2] }, 'dice', 'reason.wrong-dice'],
    ['an order while dice are awaited', { type: 'halt', bases: ['A'] }, 'red', 'reason.not-awaited'],
    ['a stranger', { type: 'halt', bases: ['A'] }, 'green', 'reason.not-awaited'],
    ['an unknown command', { type: 'dance' }, 'red', 'reason.unknown-command'],
    ['no command at all', 'halt', 'red', 'reason.malformed-command'],
    [
      'infinite figures',
      { type: 'deploy', base: 'A', at: [Number.POSITIVE_INFINITY, 0, 0] },
      'red',
      'reason.malformed-command',
    ],
    ['huge figures', { type: 'deploy', base: 'A', at: [1e300, 0, 0] }, 'red', 'reason.malformed-command'],
    [
      'a long way',
      { type: 'move', bases: ['A'], path: [{ forward: 1e6 }] },
      'red',
      'reason.malformed-command',
    ],
    [
      'too many legs',
      { type: 'move', bases: ['A'], path: Array(51).fill({ forward: 1 }) },
      'red',
      'reason.malformed-command',
    ],
    ['what every record has', { type: 'constructor' }, 'red', 'reason.unknown-command'],
    ['missing figures', { type: 'deploy', base: 'A', at: [1, 2] }, 'red', 'reason.malformed-command'],
    [
      'a leg of two kinds',
      { type: 'move', bases: ['A'], path: [{ forward: 1, back: 1 }] },
      'red',
      'reason.malformed-command',
    ],
  ])('refuses %s', (_, command, by, key) => {
    expect(refusal(opening(), command, by)).toBe(key);
  });

  test('refuses unknown bases', () => {
    const rolled = taken(opening(), { type: 'roll', faces: [5] }, 'dice').battle;
    expect(refusal(rolled, { type: 'halt', bases: ['Q'] }, 'red')).toBe('reason.unknown-base');
  });

  test('never throws, whatever input it gets', () => {
    const battles = [opening(), taken(opening(), { type: 'roll', faces: [5] }, 'dice').battle];
    const type = fc.constantFrom('move', 'halt', 'shoot', 'fight', 'choose', 'deploy', 'roll', 'end-phase');
    const mess = fc.oneof(
      fc.anything(),
      fc.record({ type, bases: fc.anything(), at: fc.anything(), faces: fc.anything(), path: fc.anything() }),
    );
    fc.assert(
      fc.property(mess, fc.constantFrom('red', 'blue', 'dice', 'x'), (command, by) => {
        for (const battle of battles) expect(typeof decide(toy, battle, command, by).ok).toBe('boolean');
      }),
    );
  });
});

describe('endings', () => {
  test('resigning ends the battle for the other side', () => {
    const { battle } = taken(opening(), { type: 'resign' }, 'red');
    expect(battle.result).toMatchObject({ winner: 'blue', how: 'resigned' });
    expect(refusal(battle, { type: 'resign' }, 'blue')).toBe('reason.battle-over');
  });

  test('a draw needs both sides', () => {
    const offered = taken(opening(), { type: 'offer-draw' }, 'red').battle;
    expect(offered.result).toBeNull();
    expect(refusal(offered, { type: 'accept-draw' }, 'red')).toBe('reason.draw-not-offered');
    expect(taken(offered, { type: 'decline-draw' }, 'blue').battle.turn.drawOffered).toBeNull();
    expect(taken(offered, { type: 'accept-draw' }, 'blue').battle.result).toMatchObject({
      winner: null,
      how: 'agreed',
    });
  });
});

describe('views', () => {
  test('follow their law for open and secret events', () => {
    let battle = opening(['Y']);
    const steps: [unknown, string][] = [
      [{ type: 'roll', faces: [3] }, 'dice'],
      [{ type: 'end-phase' }, 'red'],
      [{ type: 'roll', faces: [3] }, 'dice'],
      [{ type: 'deploy', base: 'Y', at: [50, 350, 0] }, 'blue'],
      [{ type: 'halt', bases: ['Z'] }, 'blue'],
    ];
    for (const [command, by] of steps) {
      const { events, battle: after } = taken(battle, command, by);
      expect(lawBrokenFor(toy, battle, events, after)).toEqual([]);
      battle = after;
    }
  });

  test('do not change for red by what blue hides', () => {
    const seen = (hidden: readonly string[]) => JSON.stringify(view(toy, opening(hidden), 'red'));
    expect(seen(['Y'])).toBe(seen([]));
    expect(seen(['X', 'Y'])).toBe(seen([]));
  });
});
