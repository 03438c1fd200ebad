import '../../../test/support/on-screen.ts';
import '../../../test/support/words.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Battle } from '../../engine/battle.ts';
import { hott } from '../../rules/hott/index.ts';
import { loadBattle } from '../../scenario/load.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});
afterEach(() => vi.unstubAllGlobals());

const base = (id: string, troop: string, more: object = {}) => ({
  id,
  side: 'red',
  troop,
  in: 'reserve' as const,
  command: 'A',
  ...more,
});

test('a command to be deployed is shown with its bases, the general first', async () => {
  const { whoIsIn } = await import('./Options.tsx');
  const { session } = await import('../state/battle/session.ts');
  const loaded = loadBattle(hott, {
    format: 'acies-scenario/1',
    ruleset: 'hott',
    table: { width: 1800, depth: 1200 },
    sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
    bases: [
      base('1', 'Spears'),
      base('2', 'Hero', { flags: ['general'] }),
      base('3', 'Spears'),
      base('4', 'Knights', { command: 'B' }),
      base('5', 'Blades', { side: 'blue' }),
    ],
    turn: { round: 1, active: 'red', phase: 'setup' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  session.value = { rules: hott } as typeof session.value;
  const asked = (kind: string): Battle => ({
    ...loaded.battle,
    flow: { ...loaded.battle.flow, awaits: [{ by: 'red', kind, answer: { form: 'one' } }] },
  });
  const option = { command: { type: 'choose', option: 'A' }, key: 'hott.setup.option-command' };
  expect(whoIsIn(asked('choose-command'), option)).toBe('1 Hero (general) and 2 Spears.');
  expect(whoIsIn(asked('turn'), option)).toBeNull();
});
