import '../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { battleOf } from '../../test/support/battle.ts';
import { sequenceFrame } from '../engine/flow.ts';
import { bnb } from '../rules/bnb/index.ts';
import { contextOf, situationOf } from './context.ts';
import { LEVELS } from './levels.ts';
import { randomFrom } from './random.ts';
import { suggest } from './suggest.ts';

/** Red is to give orders: B may attack the skirmishers E, and the general G stands far behind. */
const battle = battleOf({
  bases: [
    { id: 'G', at: [600, 100], troop: 'Reg Cv (O)', marks: { cInC: 1 } },
    { id: 'B', at: [600, 360], troop: 'Reg Bd (O)' },
    { id: 'E', side: 'blue', at: [600, 420], facing: 180, troop: 'Irr Ps (O)' },
  ],
  pips: 3,
  flow: {
    phase: 'voluntary-moves',
    stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
    awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
  },
});
const asked = contextOf(situationOf(bnb, battle, 'red'), LEVELS.playing, []);
const suggested = (accepts: Parameters<typeof suggest>[2]) => suggest(asked, randomFrom(1), accepts);

test('a suggestion is the best order', () => {
  const { answer, isHarmless } = suggested(() => true);
  expect(answer).toMatchObject({ why: 'bot.attack', command: { type: 'move', bases: ['B'] } });
  expect(isHarmless).toBe(false);
});

test('an order that is not accepted is not suggested', () => {
  const { answer } = suggested(({ meets }) => !meets);
  expect(answer.why).not.toBe('bot.attack');
});

test('if no better order is accepted, a base that was left behind comes up', () => {
  const { answer, isHarmless } = suggested(({ idea, gain }) => idea.bases[0]?.id === 'G' && gain < 0.01);
  expect(answer).toMatchObject({ why: 'bot.advance', command: { type: 'move', bases: ['G'] } });
  expect(isHarmless).toBe(true);
});

test('if no order is accepted, the suggestion is to end the phase', () => {
  const { answer, isHarmless } = suggested(() => false);
  expect(answer).toEqual({ command: { type: 'end-phase' }, why: 'bot.nothing-better' });
  expect(isHarmless).toBe(false);
});
