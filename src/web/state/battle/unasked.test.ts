import '../../../../test/support/on-screen.ts';
import { expect, test } from 'vitest';
import { newPlay } from '../../../engine/battle/record.ts';
import type { Battle } from '../../../engine/battle.ts';
import { hott } from '../../../rules/hott/index.ts';
import { loadBattle } from '../../../scenario/load.ts';
import { pageReferee } from './sending.ts';
import type { Session } from './session.ts';
import { passesBy } from './unasked.ts';

const base = (id: string, side: string, troop: string, more: object) => ({ id, side, troop, ...more });

/** Red is asked for arrivals. It shows elements of 24 army points where `shown` is 12, of fewer otherwise. */
function asked(shown: number, more: readonly object[] = []): Battle {
  const spears = Array.from({ length: shown }, (_, at) =>
    base(`S${at}`, 'red', 'Spears', { at: [100 + 45 * at, 100], facing: 0 }),
  );
  const loaded = loadBattle(hott, {
    format: 'acies-scenario/1',
    ruleset: 'hott',
    title: 'Arrivals',
    table: { width: 900, depth: 900 },
    sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
    terrain: [
      {
        id: 'wood',
        kind: 'wood',
        area: [
          [600, 400],
          [700, 400],
          [700, 500],
          [600, 500],
        ],
      },
    ],
    bases: [...spears, ...more, base('Z', 'blue', 'Spears', { at: [450, 800], facing: 180 })],
    turn: { round: 2, active: 'red', phase: 'special', pips: 1 },
  } as never);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

function passes(battle: Battle, blue: 'bot' | 'human'): boolean {
  const header = { format: 'acies-record/1', ruleset: 'hott', version: hott.version, seats: {} } as const;
  const play = newPlay(hott, header, battle);
  const players = { red: 'human', blue } as const;
  const now: Session = {
    id: 'x',
    name: '',
    rules: hott,
    play,
    players,
    dice: 'program',
    bot: 'light',
    referee: pageReferee,
  };
  const [awaited] = battle.flow.awaits;
  if (awaited?.kind !== 'arrivals') throw new Error('red is not asked for arrivals');
  return passesBy(now, battle, awaited);
}

test('a phase in which nothing can arrive ends by itself, also between two people', () => {
  expect(passes(asked(12), 'bot')).toBe(true);
  expect(passes(asked(12), 'human')).toBe(true);
});

test('a god that nobody can pay for does not keep the phase open', () => {
  const god = base('G', 'red', 'God', { in: 'reserve' });
  expect(passes(asked(10, [god]), 'human')).toBe(true);
});

test('between two people the phase does not end by itself while something might lurk', () => {
  expect(passes(asked(11), 'human')).toBe(false);
  expect(passes(asked(11), 'bot')).toBe(true);
});

test('a lurker that can come out keeps the phase open', () => {
  const lurker = base('L', 'red', 'Lurkers', { in: 'reserve' });
  expect(passes(asked(11, [lurker]), 'human')).toBe(false);
});
