import { expect, test } from 'vitest';
import { battleNow } from '../../engine/battle/record.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Message } from '../../protocol/messages.ts';
import { foldMessage, NOTHING_TOLD, type Told } from './told.ts';

const SIDE = { edge: 'south', facts: {} };
const opening = {
  ruleset: 'toy',
  sides: [
    { id: 'red', ...SIDE },
    { id: 'blue', ...SIDE },
  ],
  bases: [],
  turn: { round: 1, bound: 1, active: 'red', pips: { '': 3 }, drawOffered: null },
  result: null,
} as unknown as Battle;

let number = 0;
const message = (parts: object, by: number | null = null): Message =>
  ({ number: ++number, at: number, by, ...parts }) as Message;

const offer = (side: string) => ({
  type: 'played',
  side,
  events: [{ type: 'draw-offered', figures: {}, changes: [{ change: 'turn', set: { drawOffered: side } }] }],
});

const fold = (from: Told, ...messages: readonly Message[]): Told => messages.reduce(foldMessage, from);

const begun = fold(
  NOTHING_TOLD,
  message({ type: 'seated', name: 'Rosa', side: 'red', bot: null, leads: 'side', command: null }),
  message({ type: 'seated', name: 'Blaise', side: 'blue', bot: null, leads: 'side', command: null }),
  message({ type: 'prepared' }, 1),
  message({ type: 'begun', sides: ['red', 'blue'], opening, dice: { commitment: '', words: {} } }),
);

test('a battle is told by the messages of its seats', () => {
  expect(begun.seats.map(({ name, isReady }) => [name, isReady])).toEqual([
    ['Rosa', false],
    ['Blaise', true],
  ]);
  const played = fold(begun, message(offer('red'), 0));
  expect(played.play && battleNow(played.play).turn.drawOffered).toBe('red');
});

test('an undo keeps as much as the server says, and one that is asked for keeps all until it is allowed', () => {
  const two = fold(begun, message(offer('red'), 0), message(offer('blue'), 1));
  const asks = { type: 'played', side: 'red', events: [{ type: 'undo-asked', changes: [] }] };
  const asked = fold(two, message({ ...asks, keep: 2, asked: 0 }, 0));
  expect(asked.play?.asked).toEqual({ by: 'red', keep: 0 });
  expect(asked.play?.live).toHaveLength(2);
  const undone = { type: 'played', side: 'blue', events: [{ type: 'undone', changes: [] }], keep: 0 };
  const back = fold(asked, message(undone, 1));
  expect(back.play?.asked).toBeNull();
  expect(back.play && battleNow(back.play)).toEqual(opening);
  expect(back.play?.record.entries).toHaveLength(4);
});

test('a side is late until its clock goes on', () => {
  const clock = { left: {}, running: 'blue', since: 0 };
  const late = fold(begun, message({ type: 'late', side: 'red' }));
  expect(late.late).toBe('red');
  expect(fold(late, message({ ...offer('red'), clock }, 0)).late).toBeNull();
});

test('an instruction that broke off is told with its reasons', () => {
  const instruction = { when: { kind: 'orders' }, answer: { commands: [] }, once: true };
  const waits = fold(begun, message({ type: 'instructed', instructions: [instruction] }, 0));
  const refused = [{ rule: '', key: 'reason.far', figures: {} }];
  const broken = fold(waits, message({ type: 'followed', instruction: 0, forgotten: true, refused }, 0));
  expect(broken.instructions).toEqual([]);
  expect(broken.brokenOff).toEqual(refused);
});
