import '../../../../test/support/on-screen.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPlay } from '../../../engine/battle/record.ts';
import type { Battle } from '../../../engine/battle.ts';
import { bnb } from '../../../rules/bnb/index.ts';
import { loadBattle } from '../../../scenario/load.ts';
import type { ScenarioBase } from '../../../scenario/schema.ts';

const LAIN: ScenarioBase = {
  id: 'Z?1',
  side: 'blue',
  troop: 'Reg Ax (O)',
  at: [300, 450, 180],
  in: 'ambush',
};

/** The side that the curtain waits for while red gives orders. */
async function fallsBefore(
  hidden: readonly ScenarioBase[],
  facts: { readonly own?: { readonly [name: string]: string[] }; readonly result?: Battle['result'] } = {},
) {
  const { curtainFor } = await import('./curtain.ts');
  const { session } = await import('../battle/session.ts');
  const { pageReferee } = await import('../battle/sending.ts');
  const loaded = loadBattle(bnb, {
    format: 'acies-scenario/1',
    ruleset: 'bnb',
    options: { ambush: true },
    table: { width: 600, depth: 600 },
    sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
    bases: [{ id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [300, 100, 0] }, ...hidden],
    turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 3 },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const { own = {}, result = null } = facts;
  const battle = { ...loaded.battle, own: { ...loaded.battle.own, ...own }, result };
  const header = { format: 'acies-record/1', ruleset: 'bnb', version: '0.7', seats: {} } as const;
  session.value = {
    id: 'two',
    name: 'Two at one screen',
    rules: bnb,
    play: newPlay(bnb, header, battle),
    players: { red: 'human', blue: 'human' },
    dice: 'program',
    bot: 'playing',
    referee: pageReferee,
  };
  return curtainFor.value;
}

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});
afterEach(() => vi.unstubAllGlobals());

test('the curtain falls if a base lies in ambush, and also if one only might', async () => {
  expect(await fallsBefore([LAIN])).toBe('red');
  expect(await fallsBefore([])).toBe('red');
});

test('the curtain no longer falls after both ambushes have come out', async () => {
  expect(await fallsBefore([], { own: { ambushesSprung: ['blue', 'red'] } })).toBeNull();
});

test('the curtain does not fall before a finished battle, even if bases are still hidden', async () => {
  expect(await fallsBefore([LAIN], { result: { winner: 'red', how: 'resigned', score: [1, 0] } })).toBeNull();
});
