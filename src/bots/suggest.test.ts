import '../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { type baseOf, battleOf } from '../../test/support/battle.ts';
import { placedBase } from '../engine/battle.ts';
import { decide } from '../engine/game/decide.ts';
import { sequenceFrame } from '../engine/game/flow.ts';
import { distance } from '../geometry/point.ts';
import { bnb } from '../rules/bnb/index.ts';
import type { Order } from './choose/order.ts';
import { contextOf, situationOf } from './context.ts';
import { answerOf } from './decide.ts';
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

/** A line of red with its general, and one enemy or a few. */
const line = [560, 600, 640].map((x, at) => ({ id: `L${at}`, at: [x, 300] as const, troop: 'Reg Bd (O)' }));
const position = (bases: readonly Parameters<typeof baseOf>[0][]) =>
  contextOf(situationOf(bnb, { ...battle, bases: battleOf({ bases }).bases }, 'red'), LEVELS.playing, []);
const far = { id: 'E', side: 'blue', at: [600, 700], facing: 180, troop: 'Reg Bd (O)' } as const;
const general = { id: 'G', at: [600, 200], troop: 'Reg Cv (O)', marks: { cInC: 1 } } as const;

/** Accepts an order to one base alone when it is asked about it again: not as a better order, but to close up. */
function atLast(id: string): Parameters<typeof suggest>[2] {
  const seen = new Set<string>();
  return ({ idea, command, gain }) => {
    const again = gain < 0.01 || seen.has(JSON.stringify(command));
    seen.add(JSON.stringify(command));
    return again && idea.bases.length === 1 && idea.bases[0]?.id === id;
  };
}

test('if no better order is accepted, a base that was left behind comes up to its friends', () => {
  const context = position([general, ...line, far, { id: 'H', at: [600, 60], troop: 'Reg Bd (O)' }]);
  const { answer, isHarmless } = suggest(context, randomFrom(1), atLast('H'));
  expect(answer).toMatchObject({ why: 'bot.come-up', command: { type: 'move', bases: ['H'] } });
  expect(isHarmless).toBe(false);
});

test('a base alone in front is not sent still farther from its friends', () => {
  const context = position([general, ...line, far, { id: 'H', at: [600, 480], troop: 'Reg Bd (O)' }]);
  expect(suggest(context, randomFrom(1), atLast('H')).answer.why).toBe('bot.nothing-better');
});

/** How far the general stands from the line after the suggestion; null if it is not moved. */
const generalAfter = (context: typeof asked): number | null => {
  const { command } = suggest(context, randomFrom(1), ({ idea }) => idea.bases[0]?.id === 'G').answer;
  const after = decide(bnb, context.battle, command, 'red');
  const now = after.ok && command.type === 'move' ? placedBase(after.battle, 'G') : null;
  return now && Math.min(...line.map(({ at: [x, y] }) => distance(now.pose, { x, y })));
};

test('a general in danger goes to its troops, not into a corner', () => {
  const enemies = [500, 560].map((y, at) => ({
    id: `E${at}`,
    side: 'blue',
    at: [1000, y] as const,
    facing: 180,
    troop: 'Reg Bd (O)',
  }));
  const alone = { ...general, at: [1000, 420] as const };
  const mm = generalAfter(position([alone, ...line, ...enemies]));
  expect(mm).not.toBeNull();
  expect(mm).toBeLessThan(distance({ x: 1000, y: 420 }, { x: 640, y: 300 }));
});

test('a general that some troops do not hear comes nearer to them', () => {
  const mm = generalAfter(position([{ ...general, at: [100, 100] }, ...line, far]));
  expect(mm).not.toBeNull();
  expect(mm).toBeLessThan(distance({ x: 100, y: 100 }, { x: 560, y: 300 }));
});

test('without points a general that may move free comes up to its troops', () => {
  const context = position([{ ...general, at: [600, 80] }, ...line, far]);
  const spent = contextOf(
    { ...context, battle: { ...context.battle, turn: { ...context.battle.turn, pips: { '': 0 } } } },
    LEVELS.playing,
    [],
  );
  const { command } = suggest(spent, randomFrom(1), () => true).answer;
  expect(command).toMatchObject({ type: 'move', bases: ['G'] });
});

test('if no order is accepted, the suggestion is to end the phase: to hold the line if an enemy is near', () => {
  const { answer, isHarmless } = suggested(() => false);
  expect(answer).toEqual({ command: { type: 'end-phase' }, why: 'bot.hold' });
  expect(isHarmless).toBe(false);
  const calm = suggest(position([general, ...line, far]), randomFrom(1), () => false);
  expect(calm.answer).toEqual({ command: { type: 'end-phase' }, why: 'bot.nothing-better' });
});

test('a base is not sent away from its friends alone, except late in a battle', () => {
  const rider = { id: 'H', at: [700, 420], troop: 'Irr LH (O)' } as const;
  const aside = [{ id: 'Y', side: 'blue', at: [1100, 500], facing: 270, troop: 'Irr Bg (O)' }] as const;
  const early = position([general, ...line, ...aside, rider]);
  const late = { ...early, battle: { ...early.battle, turn: { ...early.battle.turn, round: 12 } } };
  const ofRider: Parameters<typeof suggest>[2] = ({ idea }) => idea.bases[0]?.id === 'H';
  const away = (context: typeof early): number => {
    const { command } = suggest(context, randomFrom(1), ofRider).answer;
    const after = decide(bnb, context.battle, command, 'red');
    const end = after.ok ? placedBase(after.battle, 'H') : null;
    return distance(end?.pose ?? { x: 0, y: 0 }, { x: 640, y: 300 });
  };
  expect(away(late)).toBeGreaterThan(220);
  expect(away(early)).toBeLessThan(220);
});

/** Red's B fights E; H may stand beside E, where no fight of its own follows. */
test('an order that only stands beside an enemy in a fight is told as help, not as an attack', () => {
  const context = position([
    { ...general, at: [100, 60] },
    { id: 'B', at: [600, 360], troop: 'Reg Bd (O)' },
    { id: 'H', at: [640, 330], troop: 'Reg Bd (O)' },
    { id: 'E', side: 'blue', at: [600, 360], facing: 180, troop: 'Reg Sp (O)' },
    { id: 'Y', side: 'blue', at: [600, 380], facing: 180, troop: 'Reg Sp (O)' },
  ]);
  const beside = ({ idea, meets }: Order): boolean => meets && idea.bases[0]?.id === 'H';
  const { command } = suggest(context, randomFrom(1), beside).answer;
  const after = decide(bnb, context.battle, command, 'red');
  const there = after.ok ? placedBase(after.battle, 'H') : null;
  if (!after.ok || !there) throw new Error('no order brings H beside E');
  expect(bnb.combat.mainOpponent(after.battle, there)).toBeNull();
  const idea = { bases: [there], goals: ['E'], kinds: [], promise: 1, why: 'bot.attack' };
  const order: Order = { idea, command, gain: 1, cost: 1, battle: after.battle, meets: true };
  expect(answerOf(context, order)).toMatchObject({ why: 'bot.help', figures: { enemy: 'E' } });
});

test('a line comes up before a single base', () => {
  const rider = { id: 'H', at: [700, 200], troop: 'Irr LH (O)' } as const;
  const context = position([general, ...line, far, rider]);
  const { command } = suggest(
    context,
    randomFrom(1),
    ({ idea, gain }) => idea.bases.length > 1 || gain > 0,
  ).answer;
  expect(command.bases).toEqual(expect.arrayContaining(['L0', 'L1', 'L2']));
});
