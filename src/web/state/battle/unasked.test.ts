import '../../../../test/support/on-screen.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newPlay, replay } from '../../../engine/battle/record.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { bnb } from '../../../rules/bnb/index.ts';
import { hott } from '../../../rules/hott/index.ts';
import { loadBattle } from '../../../scenario/load.ts';
import { readRecord } from '../../../scenario/record-file.ts';
import { STAY_HIDDEN } from './hiding.ts';
import { openOptions } from './open-options.ts';
import { pageReferee } from './sending.ts';
import type { Session } from './session.ts';
import { onlyAnswer } from './unasked.ts';

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

const sessionOf = (rules: Ruleset, play: Session['play'], players: Session['players']): Session => ({
  id: 'x',
  name: '',
  rules,
  play,
  players,
  dice: 'program',
  bot: 'light',
  referee: pageReferee,
});

function passes(battle: Battle, blue: 'bot' | 'human'): boolean {
  const header = { format: 'acies-record/1', ruleset: 'hott', version: hott.version, seats: {} } as const;
  const play = newPlay(hott, header, battle);
  const players = { red: 'human', blue } as const;
  const now = sessionOf(hott, play, players);
  const [awaited] = battle.flow.awaits;
  if (awaited?.kind !== 'arrivals') throw new Error('red is not asked for arrivals');
  return onlyAnswer(now, battle, awaited) !== null;
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

/** The questions of a finished battle whether an ambush shoots. */
const shotsAsked = () => {
  const path = new URL('../../../../content/battles/ambush.json', import.meta.url);
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const play = replay(read.record);
  const asked = play.battles.filter(({ flow }) => flow.awaits[0]?.kind === 'ambush-shots');
  const answerOf = (battle: Battle, other: 'bot' | 'human') => {
    const [awaited] = battle.flow.awaits;
    if (!awaited) throw new Error('nothing is asked');
    const by = awaited.by;
    const players = { red: other, blue: other, [by]: 'human' } as const;
    return onlyAnswer(sessionOf(bnb, play, players), battle, awaited);
  };
  return { asked, answerOf };
};

test('nobody is asked for shots of an ambush against a bot while none can shoot, but always against a person', () => {
  const { asked, answerOf } = shotsAsked();
  const options = asked.map((battle) => openOptions(bnb, battle).length);
  expect(options).toContain(1);
  expect(asked.map((battle) => answerOf(battle, 'bot') !== null)).toEqual(
    options.map((count) => count === 1),
  );
  expect(answerOf(asked[options.indexOf(1)] as Battle, 'bot')).toEqual(STAY_HIDDEN);
  expect(asked.filter((battle) => answerOf(battle, 'human') !== null)).toEqual([]);
});
