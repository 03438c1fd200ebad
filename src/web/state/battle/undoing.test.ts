import '../../../../test/support/on-screen.ts';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replay } from '../../../engine/battle/record.ts';
import type { SideId } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { bnb } from '../../../rules/bnb/index.ts';
import { hott } from '../../../rules/hott/index.ts';
import { readRecord } from '../../../scenario/record-file.ts';
import { pick, selected } from '../orders/selection.ts';
import { stayHidden } from './hiding.ts';
import { pageReferee } from './sending.ts';
import { type Player, session } from './session.ts';
import { hasOrdered, redo, undo, undoable } from './undoing.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});
afterEach(() => {
  session.value = null;
  vi.unstubAllGlobals();
});

/** A finished battle, shown as it was after the first command at such a question, and a few more commands. */
function shownAfter(
  rules: Ruleset,
  file: string,
  asked: { readonly kind: string; readonly type: string; readonly more?: number },
  players: Readonly<Record<SideId, Player>>,
): number {
  const path = new URL(`../../../../content/battles/${file}.json`, import.meta.url);
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const whole = replay(read.record);
  const at = whole.live.findIndex((entry, step) => {
    const { command } = read.record.entries[entry] ?? {};
    const awaited = whole.battles[step]?.flow.awaits[0];
    return command?.type === asked.type && awaited?.kind === asked.kind && players[awaited.by] === 'human';
  });
  const entries = read.record.entries.slice(0, (whole.live[at + (asked.more ?? 0)] ?? -1) + 1);
  const play = replay({ ...read.record, entries });
  session.value = {
    id: 'x',
    name: '',
    rules,
    play,
    players,
    dice: 'program',
    bot: 'light',
    referee: pageReferee,
  };
  return play.live.length;
}

test('a side that stays hidden without a question has nothing to undo there', () => {
  shownAfter(bnb, 'ambush', { kind: 'ambush-shots', type: 'choose' }, { red: 'human', blue: 'human' });
  expect(undoable()).toBe(1);
  stayHidden('x', 'red', true);
  expect(undoable()).toBe(0);
  expect(undo()).toBe(false);
  stayHidden('x', 'red', false);
});

test('a phase that was skipped is undone together with the order before it', () => {
  const players = { red: 'bot', blue: 'human' } as const;
  const asked = { kind: 'arrivals', type: 'replace-horde' };
  const before = shownAfter(hott, 'hott-hotseat', asked, players);
  expect(undoable()).toBe(1);
  expect(shownAfter(hott, 'hott-hotseat', { ...asked, more: 1 }, players)).toBe(before + 1);
  expect(undoable()).toBe(2);
  expect(undo()).toBe(true);
  expect(session.value?.play.live.length).toBe(before - 1);
});

test('before the first order of a person there is nothing to take back but dice', () => {
  const path = new URL('../../../../content/battles/hotseat.json', import.meta.url);
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const whole = replay(read.record);
  const first = whole.battles.findIndex(
    ({ turn, flow }) => turn.bound > 0 && flow.awaits[0]?.kind === 'orders',
  );
  const shown = (steps: number): boolean => {
    const entries = read.record.entries.slice(0, (whole.live[steps - 1] ?? -1) + 1);
    const players = { red: 'human', blue: 'human' } as const;
    const play = replay({ ...read.record, entries });
    session.value = {
      id: 'x',
      name: '',
      rules: bnb,
      play,
      players,
      dice: 'program',
      bot: 'light',
      referee: pageReferee,
    };
    return hasOrdered(session.value);
  };
  expect(shown(first)).toBe(false);
  expect(shown(first + 1)).toBe(true);
});

test('taking back and doing again drop the picks', () => {
  const players = { red: 'bot', blue: 'human' } as const;
  shownAfter(hott, 'hott-hotseat', { kind: 'arrivals', type: 'replace-horde' }, players);
  for (const act of [undo, redo]) {
    pick(['A']);
    expect(act()).toBe(true);
    expect(selected.value).toEqual([]);
  }
});
