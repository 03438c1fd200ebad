import { expect, test } from 'vitest';
import type { Message } from '../../protocol/messages.ts';
import { AWAY, type Happening, type Line, type Order, step } from './line-state.ts';

/** A message that an event of this name was played; seat 0 is that of red, seat 1 that of blue, seat 2 its partner. */
const played = (number: number, event: string, by = 1, at = 100): Message =>
  ({ number, at, by, type: 'played', side: by === 0 ? 'red' : 'blue', events: [{ type: event }] }) as never;

const seated = (number: number, side: string): Message =>
  ({
    number,
    at: 0,
    by: null,
    type: 'seated',
    name: '',
    side,
    bot: null,
    leads: 'side',
    command: null,
  }) as never;

const order = (id: string): Order =>
  ({ id, command: { type: 'pass' }, by: 'blue', events: [{ type: id }] }) as never;

const place = { battle: 'b', secret: 's', seat: 1, seen: 2 };
const after = (from: Line, ...happenings: readonly Happening[]): Line =>
  happenings.reduce((line, each) => step(line, each).line, from);

const listening = after(
  AWAY,
  { type: 'connected', place, since: 50 },
  { type: 'heard', messages: [seated(1, 'red'), seated(2, 'blue')] },
);
const asking = after(listening, { type: 'ordered', order: order('mine') }, { type: 'asked' });
const two = after(asking, { type: 'ordered', order: order('later') });
const REASON = { rule: 'x', key: 'y' };

interface Row {
  readonly from: Line;
  readonly happening: Happening;
  readonly name: Line['name'];
  /** The number of the newest message that was taken. */
  readonly taken: number;
  /** The numbers of the messages that wait. */
  readonly inbox?: readonly number[];
  readonly orders?: readonly string[];
  /** The events that are shown as new. */
  readonly shown?: readonly string[];
  readonly isRefused?: boolean;
}

const ROWS: Readonly<Record<string, Row>> = {
  'a message is taken and its events are shown': {
    from: listening,
    happening: { type: 'heard', messages: [played(3, 'a')] },
    ...{ name: 'listening', taken: 3, shown: ['a'] },
  },
  'what happened before the page came is not shown as new': {
    from: listening,
    happening: { type: 'heard', messages: [played(3, 'a', 0, 49)] },
    ...{ name: 'listening', taken: 3 },
  },
  'a message waits for the one before it': {
    from: listening,
    happening: { type: 'heard', messages: [played(4, 'b')] },
    ...{ name: 'listening', taken: 2, inbox: [4] },
  },
  'both are taken in their order then': {
    from: after(listening, { type: 'heard', messages: [played(4, 'b')] }),
    happening: { type: 'heard', messages: [played(3, 'a')] },
    ...{ name: 'listening', taken: 4, shown: ['a', 'b'] },
  },
  'a message that came before is not taken again': {
    from: listening,
    happening: { type: 'heard', messages: [seated(2, 'blue')] },
    ...{ name: 'listening', taken: 2 },
  },
  'messages wait while an order is being answered': {
    from: asking,
    happening: { type: 'heard', messages: [played(3, 'a')] },
    ...{ name: 'asking', taken: 2, inbox: [3], orders: ['mine'] },
  },
  'an order that is accepted has been shown': {
    from: asking,
    happening: { type: 'answered', answer: { ok: true, messages: [played(3, 'mine')] } },
    ...{ name: 'listening', taken: 3 },
  },
  'what else the server decides on it is shown': {
    from: two,
    happening: { type: 'answered', answer: { ok: true, messages: [played(3, 'mine'), played(4, 'dice')] } },
    ...{ name: 'listening', taken: 4, orders: ['later'], shown: ['dice'] },
  },
  'a refusal drops the later orders, too': {
    from: two,
    happening: { type: 'answered', answer: { ok: false, missed: [], reasons: [REASON] } },
    ...{ name: 'listening', taken: 2, isRefused: true },
  },
  'an order that an enemy overtook is dropped': {
    from: asking,
    happening: { type: 'answered', answer: { ok: false, missed: [played(3, 'a', 0)], reasons: [REASON] } },
    ...{ name: 'listening', taken: 3, shown: ['a'], isRefused: true },
  },
  'an order that a partner overtook is kept': {
    from: asking,
    happening: { type: 'answered', answer: { ok: false, missed: [played(3, 'a', 2)], reasons: [REASON] } },
    ...{ name: 'listening', taken: 3, orders: ['mine'], shown: ['a'] },
  },
  'nothing is left over when the page leaves': {
    from: two,
    happening: { type: 'disconnected' },
    ...{ name: 'away', taken: 0 },
  },
};

test.each(Object.entries(ROWS))('%s', (_, { from, happening, ...expected }) => {
  const { line, events, reasons } = step(from, happening);
  expect({
    name: line.name,
    taken: line.told.number,
    inbox: line.inbox.map(({ number }) => number),
    orders: line.orders.map(({ id }) => id),
    shown: events.map(({ type }) => type),
    isRefused: reasons.length > 0,
  }).toEqual({ inbox: [], orders: [], shown: [], isRefused: false, ...expected });
});

test('the place where the player looked last is noted once, before the first command of others', () => {
  const away = after(
    AWAY,
    { type: 'connected', place, since: 500 },
    { type: 'heard', messages: [seated(1, 'red'), seated(2, 'blue')] },
  );
  const begun = { ...away, told: { ...away.told, play: { live: [0, 1] } as never } };
  // Only the number of commands that stand is looked at here, so an undo keeps the play short.
  const missed = { ...played(3, 'a', 0), keep: 0 } as never;
  const undone = { live: [0], battles: [], record: { entries: [] } };
  const line = after(
    { ...begun, told: { ...begun.told, play: undone as never } },
    { type: 'heard', messages: [missed] },
  );
  expect(line.lookedLast).toBe(1);
  expect(after(line, { type: 'looked' }).lookedLast).toBeNull();
});
