import '../../../../test/support/on-screen.ts';
import { expect, test, vi } from 'vitest';
import { played } from '../../../../test/support/played.ts';
import { MESSAGES } from '../../../../test/support/words.ts';
import type { Event } from '../../../engine/event.ts';
import { session } from '../battle/session.ts';
import { lossStory } from './losses-told.ts';
import { asTold } from './moves-told.ts';
import { toldEvent } from './naming.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

const event = (type: string, figures: Event['figures'], rule?: string): Event => ({
  type,
  changes: [],
  ...(figures && { figures }),
  ...(rule && { rule }),
});

const FIGHT = event('fought', { bases: ['R', 'H'], sides: ['R', 'H'], totals: { R: 6, H: 5 } });
const TRAMPLED = ['A', 'D'].map((base) => event('destroyed', { base, by: 'H' }, 'hott.recoil.12'));
const FLIGHT = [
  FIGHT,
  ...TRAMPLED,
  event('recoiled', { base: 'H', went: 40, complete: true }),
  event('fled', { base: 'H', went: 110, complete: true }),
];

test('a flight over friends is told in the order of cause and effect, with the enemy that began it', () => {
  const told = asTold(FLIGHT);
  expect(told.map(({ type }) => type)).toEqual(['fought', 'fled', 'overrun']);
  expect(told[1]?.figures).toMatchObject({ base: 'H', went: 150, from: 'R' });
  expect(told[2]?.figures).toEqual({ by: 'H', bases: ['A', 'D'], way: 'fled', from: 'R' });
  expect(lossStory(told, 'A').map(({ type }) => type)).toEqual(['fled', 'overrun']);
  expect(lossStory(told, 'H')).toEqual([]);
});

test('a base that is kept from going back is not overrun by the one that keeps it', () => {
  const kept = event('destroyed', { base: 'A', by: 'H', kept: 'blocked' });
  const told = asTold([FIGHT, kept, event('recoiled', { base: 'H', went: 40 })]);
  expect(told.map(({ type }) => type)).toEqual(['fought', 'destroyed', 'recoiled']);
  expect(lossStory(told, 'A')).toEqual([kept]);
});

test('every loss on the way of a friend is told by the friend, in all recorded battles with one', async () => {
  const now = await played('hott-losses');
  session.value = now;
  const { record, live, battles } = now.play;
  const lines = live.flatMap((entry, at) => {
    const battle = battles[at];
    return battle
      ? asTold(record.entries[entry]?.events ?? [])
          .filter(({ type }) => type === 'overrun')
          .map((each) => toldEvent(battle, each))
      : [];
  });
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/ (tramples|runs over|bursts through) .+ [A-Z]/);
});

test('the words for losses by a clause name clauses of their own ruleset', () => {
  const keyed = /^event\.(?:destroyed|left-battlefield|overrun)\.((bnb|hott|dbm)\..+)$/;
  for (const [ruleset, { en }] of MESSAGES)
    for (const key of Object.keys(en)) {
      const [, clause, of] = keyed.exec(key) ?? [];
      if (clause) expect([key, of]).toEqual([key, ruleset]);
    }
});
