import '../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { battleOf } from '../../test/support/battle.ts';
import { sequenceFrame } from '../engine/game/flow.ts';
import { bnb } from '../rules/bnb/index.ts';
import { contextOf, situationOf } from './context.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { explain } from './explain.ts';
import { LEVELS } from './levels.ts';
import { playingBot } from './players/tactician.ts';
import { randomFrom } from './random.ts';

const battle = battleOf({
  bases: [
    { id: 'A', at: [600, 360], troop: 'Reg Bd (O)' },
    { id: 'B', at: [640, 360], troop: 'Irr Hd (O)' },
    { id: 'E', side: 'blue', at: [600, 420], facing: 180, troop: 'Irr Ps (O)' },
  ],
  pips: 3,
  flow: {
    phase: 'voluntary-moves',
    stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
    awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
  },
});
const situation = situationOf(bnb, battle, 'red');
const { now, orders } = explain(contextOf(situation, LEVELS.playing, []), 3);
const sum = (terms: typeof now): number => terms.reduce((all, { value }) => all + value, 0);

test('the terms of a position add up to its value', () => {
  expect(sum(now)).toBeCloseTo(evaluate(situation), 1);
});

test('the terms of a position add up to its value', () => {
  expect(orders.length).toBeGreaterThan(1);
  expect(orders[0]?.command).toEqual(playingBot.answer(bnb, battle, 'red', randomFrom(1), []).command);
  const rates = orders.map(({ rate }) => rate);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
});

test('the terms of an order add up to its gain', () => {
  for (const { gain, terms } of orders) expect(sum(terms)).toBeCloseTo(gain, 1);
  expect(orders[0]?.terms.map(({ term }) => term)).toContain('fights');
});
