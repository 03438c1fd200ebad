import { expect, test } from 'vitest';
import { battleNow, newPlay, playCommand } from '../../../engine/battle/record.ts';
import type { Json } from '../../../engine/data/json.ts';
import { view } from '../../../engine/game/view.ts';
import { dbmm } from '../../../rules/dbmm/index.ts';
import { factsOf } from '../../../rules/dbmm/state.ts';
import { loadBattle } from '../../../scenario/load.ts';
import { writeNotes } from './notes.ts';

const base = (id: string, side: string, troop: string, command: string, flags: readonly string[] = []) => ({
  ...{ id, side, troop, command },
  in: 'reserve' as const,
  flags: [...flags],
});

/** What a bot has written for red when it ends its notes, with these facts. */
function written(facts: Readonly<Record<string, Json>>) {
  const loaded = loadBattle(dbmm, {
    format: 'acies-scenario/1',
    ruleset: 'dbmm',
    sides: { red: { edge: 'south', role: 'defender', facts }, blue: { edge: 'north', role: 'invader' } },
    bases: [
      base('A', 'red', 'Reg Cv (O)', '1', ['c-in-c']),
      base('B', 'red', 'Reg Bd (O)', '1'),
      ...['C', 'D', 'E', 'F'].map((id) => base(id, 'red', 'Irr LH (O)', '1')),
      base('Z', 'blue', 'Reg Bd (O)', '1', ['c-in-c']),
    ],
    turn: { round: 1, active: 'red', phase: 'notes' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const header = { format: 'acies-record/1', ruleset: 'dbmm', version: dbmm.version, seats: {} } as const;
  let play = newPlay(dbmm, header, loaded.battle);
  for (let note = 0; note < 12; note++) {
    const command = writeNotes(view(dbmm, battleNow(play), 'red'), 'red');
    const played = playCommand(dbmm, play, command, 'red');
    if (!played.ok) throw new Error(JSON.stringify([command, played.reasons]));
    play = played.play;
    if (command.type === 'end-phase') return factsOf(battleNow(play), 'red');
  }
  throw new Error('the notes do not end');
}

test('a bot uses the stratagems that help its army: scouts but no generals, and all obstacles that it has bought', () => {
  const facts = written({ bought: ['delaying-battle', 'scouting', 'hidden-obstacles'], boughtObstacles: 3 });
  expect(facts.stratagems).toEqual(['hidden-obstacles', 'scouting']);
  expect(facts.scouts).toEqual(['C', 'D', 'E']);
  expect(facts.hiddenObstacles).toHaveLength(3);
});

test('it leaves what it has bought but cannot use', () => {
  expect(written({ bought: ['hidden-obstacles', 'guides'], boughtObstacles: 0 }).stratagems).toBeUndefined();
});
