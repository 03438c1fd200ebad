import { expect, test } from 'vitest';
import { decide } from '../../engine/game/decide.ts';
import { view } from '../../engine/game/view.ts';
import { dbmm } from '../../rules/dbmm/index.ts';
import { loadBattle } from '../load.ts';

const battleAt = (phase: string) => {
  const loaded = loadBattle(dbmm, {
    format: 'acies-scenario/1',
    ruleset: 'dbmm',
    sides: { red: { edge: 'south', role: 'defender' }, blue: { edge: 'north', role: 'invader' } },
    bases: [
      { id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [900, 300, 0], command: 'left', flags: ['c-in-c'] },
      { id: 'B', side: 'red', troop: 'Reg Cv (O)', at: [600, 300, 0], command: 'mid', flags: ['general'] },
      { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [900, 900, 180], flags: ['c-in-c'] },
    ],
    turn: { round: 1, active: 'red', phase },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
};

const decided = (phase: string, command: Parameters<typeof decide>[2], by: string) => {
  const before = battleAt(phase);
  const decision = decide(dbmm, before, command, by);
  if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
  return { before, after: decision.battle, events: decision.events };
};

/** The clauses that are tested. */
const [TOLD, SECRET, OPEN] = ['dbmm.order.3', 'dbmm.order.21', 'dbmm.order.22'];
const PLACES = 'dbmm.deploy.24';

test(`each die is told to be that of a command before it falls (${TOLD})`, () => {
  const awaited = battleAt('pips').flow.awaits[0];
  const dice = awaited?.answer.form === 'faces' ? awaited.answer.dice : [];
  expect(dice.map(({ purpose }) => purpose)).toEqual(['pips.left', 'pips.mid']);
});

test(`the enemy learns nothing of the orders that a side records (${SECRET})`, () => {
  const orders = { left: 'high', mid: 'low' };
  const { before, after, events } = decided('orders', { type: 'orders', orders }, 'red');
  expect(events.filter(({ type }) => type === 'orders-recorded')).toMatchObject([{ secret: { of: 'red' } }]);
  expect(view(dbmm, after, 'red').sides).not.toEqual(view(dbmm, before, 'red').sides);
  expect(view(dbmm, after, 'blue').sides).toEqual(view(dbmm, before, 'blue').sides);
});

test(`nor of the positions of its commands (${PLACES})`, () => {
  const { before, after } = decided('notes', { type: 'positions', commands: [['mid'], ['left']] }, 'red');
  expect(view(dbmm, after, 'red').sides).not.toEqual(view(dbmm, before, 'red').sides);
  expect(view(dbmm, after, 'blue').sides).toEqual(view(dbmm, before, 'blue').sides);
});

test(`both players see what each command has to spend (${OPEN})`, () => {
  const { after } = decided('pips', { type: 'roll', faces: [5, 2] }, 'dice');
  expect(view(dbmm, after, 'blue').turn.pips).toEqual({ left: 5, mid: 2 });
});
