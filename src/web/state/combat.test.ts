import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { replay } from '../../engine/record.ts';
import { hott } from '../../rules/hott/index.ts';
import { readRecord } from '../../scenario/record-file.ts';
import { lastResult } from './combat.ts';
import { type Session, session } from './session.ts';

const text = readFileSync(new URL('../../../content/battles/hott-hotseat.json', import.meta.url), 'utf8');

/** The battle played by hand, on the screen after so many of its entries. */
function shownAfter(entries: number): void {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const play = replay({ ...read.record, entries: read.record.entries.slice(0, entries) });
  const players = { red: 'human', blue: 'human' } as const;
  session.value = { id: 'x', name: '', rules: hott, play, players, dice: 'typed', bot: 'quick' } as Session;
}

const entryOf = (isIt: (events: readonly { readonly type: string }[]) => boolean): number => {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.record.entries.findIndex(({ events }) => isIt(events)) + 1;
};

beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});
afterEach(() => {
  session.value = null;
});

test('what recoils and finds no room is told as destroyed, with the clause', () => {
  shownAfter(entryOf((events) => events.some(({ type }) => type === 'destroyed')));
  const result = lastResult.value;
  expect(result?.event.figures?.outcomes).toMatchObject({ R: 'recoil' });
  expect([...(result?.fallen ?? [])]).toEqual([['R', 'hott.recoil.7']]);
});

test('a recoil that has room leaves nobody fallen', () => {
  shownAfter(entryOf((events) => events.some(({ type }) => type === 'recoiled')));
  expect(lastResult.value?.fallen.size).toBe(0);
});

test('a reason beside a ghost names a stronghold, and not its id', async () => {
  const { sayReason } = await import('../table/wording.ts');
  shownAfter(1000);
  const battle = session.value?.play.battles.at(-1);
  if (!battle) throw new Error('no battle');
  const figures = { base: 'F', owner: 'stronghold-red', mm: 0 };
  const said = sayReason({ battle }, { rule: 'hott.front.2', key: 'hott.front.stronghold', figures });
  expect(said).toContain('within one base width of the stronghold The ring of pale caps');
});
