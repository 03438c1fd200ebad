import '../../../../test/support/on-screen.ts';
import '../../../../test/support/words.ts';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type BattleRecord, type Play, replay } from '../../../engine/battle/record.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Event } from '../../../engine/event.ts';
import { bnb } from '../../../rules/bnb/index.ts';
import { hott } from '../../../rules/hott/index.ts';
import { readRecord } from '../../../scenario/record-file.ts';
import { pageReferee } from '../battle/sending.ts';
import { session } from '../battle/session.ts';
import { cutShort, wentBy } from '../telling/aftermath.ts';
import { playedFrom } from '../view/playback.ts';
import { stepNow } from '../view/shown.ts';
import { lastResult } from './combat.ts';

const SESSION = { id: 'x', name: '', dice: 'typed', bot: 'light', referee: pageReferee } as const;

function recordOf(file: string): BattleRecord {
  const path = new URL(`../../../../content/battles/${file}.json`, import.meta.url);
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.record;
}

const byHand = recordOf('hott-hotseat');

/** A battle on the screen after a number of its entries. */
function shownAfter(entries: number, record = byHand, rules: Ruleset = hott): void {
  show(replay({ ...record, entries: record.entries.slice(0, entries) }), rules);
}

function show(play: Play, rules: Ruleset = hott): void {
  const players = { red: 'human', blue: 'human' } as const;
  session.value = { ...SESSION, rules, play, players };
}

const entryOf = (isIt: (events: readonly Event[]) => boolean, record = byHand): number =>
  record.entries.findIndex(({ events }) => isIt(events)) + 1;

beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});
afterEach(() => {
  session.value = null;
});

test('a base without room to recoil is shown as destroyed, with the clause', () => {
  shownAfter(entryOf((events) => events.some(({ type }) => type === 'destroyed')));
  const result = lastResult.value;
  expect(result?.event.figures?.outcomes).toMatchObject({ R: 'recoil' });
  expect(cutShort(result?.after ?? [], 'R')).toMatchObject({ type: 'destroyed', rule: 'hott.recoil.7' });
});

test('a base that goes over the edge is shown as gone, by the event of its loss', () => {
  const record = recordOf('hott-mass');
  const leaves = ({ type }: Event): boolean => type === 'left-battlefield';
  const isCombat = ({ type }: Event): boolean => type === 'fought' || type === 'shot' || type === 'spell';
  const entry = entryOf((events) => events.some(leaves) && events.some(isCombat), record);
  expect(entry).toBeGreaterThan(0);
  shownAfter(entry, record);
  const lost = record.entries[entry - 1]?.events.find(leaves);
  expect(cutShort(lastResult.value?.after ?? [], String(lost?.figures?.base))).toEqual(lost);
});

test('a recoil with room is shown with its way, and nobody falls', () => {
  const entry = entryOf((events) => events.some(({ type }) => type === 'recoiled'));
  shownAfter(entry);
  const recoiled = byHand.entries[entry - 1]?.events.find(({ type }) => type === 'recoiled');
  const id = String(recoiled?.figures?.base);
  const after = lastResult.value?.after ?? [];
  expect([cutShort(after, id), wentBy(after, id)]).toEqual([undefined, recoiled]);
});

test.each([
  ['hott-against-the-bot', hott],
  ['against-the-bot', bnb],
])('a pursuit in %s is shown with the fight before it, also where its player was asked', (file, rules) => {
  const record = recordOf(file);
  const pursued = ({ type }: Event): boolean => type === 'pursued';
  const entry = entryOf((events) => events.some(pursued), record);
  shownAfter(entry, record, rules);
  const event = record.entries[entry - 1]?.events.find(pursued);
  expect(event).toBeDefined();
  expect(wentBy(lastResult.value?.after ?? [], String(event?.figures?.base))).toEqual(event);
});

test('a reason beside a ghost names a stronghold, and not its id', async () => {
  const { sayReason } = await import('../../table/wording.ts');
  shownAfter(1000);
  const battle = session.value?.play.battles.at(-1);
  if (!battle) throw new Error('no battle');
  const figures = { base: 'F', owner: 'stronghold-red', mm: 0 };
  const said = sayReason({ battle }, { rule: 'hott.front.2', key: 'hott.front.stronghold', figures });
  expect(said).toContain('within one base width of the stronghold The ring of pale caps');
});

test('while a later fight is shown again, the result of the one before it is not taken for its own', () => {
  shownAfter(entryOf((events) => events.some(({ type }) => type === 'fought')));
  expect(lastResult.value?.event.type).toBe('fought');
  playedFrom.value = stepNow.value;
  expect(lastResult.value).toBeNull();
  playedFrom.value = null;
});
