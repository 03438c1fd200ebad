import '../../../../test/support/on-screen.ts';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playCommand, replay } from '../../../engine/battle/record.ts';
import { hott } from '../../../rules/hott/index.ts';
import { readRecord } from '../../../scenario/record-file.ts';
import { pageReferee, take } from '../battle/sending.ts';
import { session } from '../battle/session.ts';
import { announcement, happenings, hush } from './announcement.ts';

beforeEach(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  await (await import('./telling.ts')).speak('en');
});
afterEach(() => {
  session.value = null;
  hush();
  vi.unstubAllGlobals();
});

/** Puts the battle on the screen as it is before the first arrival; the command that brings the base. */
function beforeArrival() {
  const path = new URL('../../../../content/battles/hott-resigned.json', import.meta.url);
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { entries } = read.record;
  const at = entries.findIndex(({ events }) => events.some(({ type }) => type === 'arrived'));
  const entry = entries[at];
  if (!entry) throw new Error('nobody arrives in this battle');
  const play = replay({ ...read.record, entries: entries.slice(0, at) });
  const players = { red: 'bot', blue: 'bot' } as const;
  const now = { id: 'x', name: '', rules: hott, play, players, dice: 'program', bot: 'light' } as const;
  session.value = { ...now, referee: pageReferee };
  return entry;
}

test('a base that arrives is told once, with its name', async () => {
  const { startAnnouncing } = await import('./announcing.ts');
  const { command, by } = beforeArrival();
  const stop = startAnnouncing();
  const now = session.value;
  if (now) take(playCommand(now.rules, now.play, command, by));
  stop();
  expect(happenings.value).toHaveLength(1);
  expect(happenings.value[0]).toMatch(/ base Land Lurkers LB1,/);
  hush();
  expect([announcement.value, happenings.value]).toEqual(['', []]);
});
