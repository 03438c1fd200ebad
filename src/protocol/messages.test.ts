import { expect, test } from 'vitest';
import { messageForm } from './messages.ts';

const named = { type: 'named', number: 3, at: 0, by: 1, name: 'Ann' };

test('a message is read with its parts, and without others', () => {
  expect(messageForm.parse({ ...named, more: true })).toEqual(named);
});

test.each([
  ['an unknown type', { ...named, type: 'danced' }],
  ['no number', { ...named, number: undefined }],
  ['a part of the wrong form', { ...named, name: 7 }],
  ['an event that is none', { ...named, type: 'played', side: 'red', events: [{ changes: 'none' }] }],
])('a message with %s is refused', (_, message) => {
  expect(messageForm.safeParse(message).success).toBe(false);
});

test('events stay as they came, with their parts in the same order', () => {
  const events = [{ type: 'moved', figures: { to: 2, by: 1 }, rule: 'x', changes: [] }];
  const read = messageForm.parse({ ...named, type: 'played', side: 'red', events });
  expect(JSON.stringify('events' in read && read.events)).toBe(JSON.stringify(events));
});
