import { expect, it } from 'vitest';
import { type BaseWords, battleOf, box } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { flowAtPhase, optionsOf } from '../../../engine/game/flow.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { hott } from '../index.ts';
import { sized } from '../outcomes/outcomes.test-support.ts';

const TROOPS = ['Shooters', 'Artillery', 'Magician', 'Blades', 'Hero', 'Hordes', 'Flyers', 'Spears', 'God'];

/** Whole numbers below n, the same for the same seed. */
function numbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

/** Two crowds of shooters and other bases within range of each other, without overlaps. */
function crowd(draw: (n: number) => number): Battle {
  const placed: BaseWords[] = [];
  const make = (bases: readonly BaseWords[]) =>
    battleOf({
      ruleset: 'hott',
      table: [600, 600],
      bases,
      pips: 6,
      terrain: [
        { kind: 'wood', area: box(250, 290, 330, 320) },
        { id: 'keep', kind: 'stronghold', side: 'blue', area: box(260, 420, 340, 500) },
      ],
      flow: flowAtPhase(hott, 'shooting'),
    });
  for (let at = 0; at < 18; at++) {
    const red = at % 2 === 0;
    const troop = TROOPS[Math.max(0, draw(16) - 7)] ?? 'Shooters';
    const base = sized({
      id: `b${at}`,
      side: red ? 'red' : 'blue',
      troop,
      at: [220 + draw(200), (red ? 262 : 312) + draw(30)],
      facing: (red ? 0 : 180) + draw(3) * 15 - 15,
    });
    const grounds = basesOnTable(make([...placed, base])).map(rectangleOfBase);
    const clash = grounds.some((a, i) => grounds.slice(i + 1).some((b) => rectanglesOverlap(a, b)));
    if (!clash) placed.push(base);
  }
  return begin(hott, make(placed)).battle;
}

/** Plays the phase to its end by offered choices; returns the number of commands. */
function playPhase(start: Battle, draw: (n: number) => number): number {
  let battle = start;
  let taken = 0;
  while (battle.flow.phase === 'shooting' && !battle.result) {
    const awaited = battle.flow.awaits[0];
    if (!awaited) throw new Error('nothing is awaited');
    const { answer } = awaited;
    const options = answer.form === 'faces' ? [] : optionsOf(hott, battle);
    const command =
      answer.form === 'faces'
        ? { type: 'roll', faces: answer.dice.map(() => 1 + draw(6)) }
        : options[draw(options.length)]?.command;
    const decision = decide(hott, battle, command, awaited.by);
    if (!decision.ok) throw new Error(JSON.stringify({ command, reasons: decision.reasons }));
    battle = decision.battle;
    taken += 1;
    if (taken > 200) throw new Error('the phase never ends');
  }
  return taken;
}

it('every offered choice is accepted, and the phase comes to its end', () => {
  let taken = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const draw = numbers(seed);
    taken += playPhase(crowd(draw), draw);
  }
  expect(taken).toBeGreaterThan(100);
});
