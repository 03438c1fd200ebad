/** What blue writes before a battle of DBM must not change anything that red learns. */
import { describe, expect, test } from 'vitest';
import { privateName } from '../src/engine/ambush/private-names.ts';
import { commandsTold, newPlay, playCommand } from '../src/engine/battle/record.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { AnyCommand, Seat } from '../src/engine/command.ts';
import { optionsOf } from '../src/engine/game/flow.ts';
import { view } from '../src/engine/game/view.ts';
import { dbm } from '../src/rules/dbm/index.ts';
import { loadBattle } from '../src/scenario/load.ts';
import type { Scenario } from '../src/scenario/schema.ts';
import { asText, playTold, toldOf } from './support/secrets.ts';

const END: AnyCommand = { type: 'end-phase' };
const ids = [1, 2, 3, 4, 5, 6, 7, 8];

/** Blue has a command of four Ax, and an allied one of a general and three Cv. */
const BLUE: NonNullable<Scenario['bases']> = ids.map((number) => ({
  id: privateName('Z', number),
  side: 'blue',
  troop: number > 4 ? 'Irr Cv (O)' : 'Reg Ax (O)',
  in: 'reserve',
  command: number > 4 ? '2' : '1',
  flags: number === 1 ? ['c-in-c'] : number === 5 ? ['ally-general'] : [],
}));

function battleIn(phase: string, more: Partial<Scenario> = {}): Battle {
  const loaded = loadBattle(dbm, {
    format: 'acies-scenario/1',
    ruleset: 'dbm',
    terrain: [
      {
        id: 'wood',
        kind: 'Wd',
        area: [
          [100, 700],
          [400, 700],
          [400, 900],
          [100, 900],
        ],
      },
    ],
    sides: { red: { edge: 'south', role: 'invader' }, blue: { edge: 'north', role: 'defender' } },
    bases: [
      { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [900, 100, 0], flags: ['c-in-c'], command: '1' },
      ...BLUE,
    ],
    turn: { round: 1, active: 'blue', phase, pips: {} },
    ...more,
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const seenByRed = (battle: Battle): string => {
  const seen = view(dbm, battle, 'red');
  return asText([seen, optionsOf(dbm, seen)]);
};

/** All that red learns while these commands are played. */
function learned(opening: Battle, commands: readonly (readonly [AnyCommand, Seat])[]): readonly string[] {
  let battle = opening;
  const told = [seenByRed(battle)];
  for (const [command, by] of commands) {
    const played = playTold(dbm, battle, command, by);
    expect(played.battle, asText(command)).not.toBe(battle);
    battle = played.battle;
    if (played.told !== '[]') told.push(played.told);
    told.push(seenByRed(battle));
  }
  return [...new Set(told)];
}

const lay = (number: number, x: number): AnyCommand => ({
  type: 'deploy',
  base: privateName('Z', number),
  at: [x, 780, 180],
});
const march = (edge: string | null): AnyCommand => ({ type: 'flank-march', command: '2', edge });

const notes = (...commands: readonly AnyCommand[]): readonly string[] =>
  learned(
    battleIn('notes'),
    [...commands, END].map((command) => [command, 'blue'] as const),
  );

describe('writing notes', () => {
  const nothing = notes();

  test.each<[string, readonly AnyCommand[]]>([
    ['lays an ambush', [lay(2, 200), lay(3, 240)]],
    ['takes an ambush back', [lay(2, 200), { type: 'take-back', bases: ['Z?2'] }]],
    ['sends a command to the west', [march('west')]],
    ['sends a command to the east', [march('east')]],
    ['calls a command back', [march('west'), march(null)]],
    ['lays an ambush and sends a command', [lay(2, 200), march('east')]],
  ])('red learns nothing when blue %s', (_, commands) => {
    expect(notes(...commands)).toEqual(nothing);
  });

  test('red learns the end of the notes', () => {
    expect(nothing.join()).toContain('notes-written');
  });
});

describe('taking back what was written', () => {
  const header = { format: 'acies-record/1', ruleset: 'dbm', version: '0.7', seats: {} } as const;
  const written = (commands: readonly AnyCommand[]) =>
    commands.reduce(
      (before, command) => {
        const played = playCommand(dbm, before, command, 'blue');
        if (!played.ok) throw new Error(JSON.stringify(played.reasons));
        return played.play;
      },
      newPlay(dbm, header, battleIn('notes')),
    );
  const told = (seat: string | null, before: readonly AnyCommand[]) => {
    const undone = playCommand(dbm, written(before), { type: 'undo', keep: 0 }, 'blue');
    return undone.ok && toldOf(undone.events, seat).map(({ figures }) => figures);
  };

  test('is told only to the side itself', () => {
    expect(told('blue', [march('west'), lay(2, 200)])).toEqual([{ side: 'blue', commands: 2 }]);
    expect(told('red', [march('west'), lay(2, 200)])).toEqual([]);
    expect(told(null, [march('west'), lay(2, 200)])).toEqual([]);
  });

  test('counts for the other side only the commands that it saw', () => {
    expect(told('blue', [march('west'), END])).toEqual([{ side: 'blue', commands: 2 }]);
    expect(told('red', [march('west'), END])).toEqual([{ side: 'blue', commands: 1 }]);
  });

  test('needs consent, and the request does not tell how much it takes back', () => {
    const ended = playCommand(dbm, written([march('west'), END]), END, 'red');
    if (!ended.ok) throw new Error(JSON.stringify(ended.reasons));
    const asked = playCommand(dbm, ended.play, { type: 'undo', keep: 0 }, 'blue');
    expect(asked.ok && asked.events.map(({ figures }) => figures)).toEqual([{ side: 'blue' }]);
    expect(commandsTold(ended.play, 0, 'red')).toBe(2);
  });
});

describe('nominating a season', () => {
  const seasons = (...chosen: readonly string[]) =>
    learned(battleIn('season'), [
      [{ type: 'choose', option: 'summer' }, 'red'],
      ...chosen.map((option) => [{ type: 'choose', option }, 'blue'] as const),
    ]);

  test('red learns that blue has nominated, and not what', () => {
    expect(seasons('winter')).toEqual(seasons('spring'));
    expect(seasons('winter')).not.toEqual(seasons());
  });
});

describe('a command that deploys', () => {
  const at = (number: number, x: number): AnyCommand => ({
    type: 'deploy',
    base: privateName('Z', number),
    at: [x, 1050, 180],
  });

  /** Blue deploys its own command; of the allied one red learns nothing. */
  const deploying = (inReserve: number) => {
    const bases = battleIn('deployment', {
      bases: [
        { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [900, 100, 0], flags: ['c-in-c'], command: '1' },
        ...BLUE.map((base, place) =>
          place < 4 ? base : { ...base, in: place - 4 < inReserve ? 'reserve' : ('away' as const) },
        ),
      ] as Scenario['bases'],
      own: { notesWritten: true },
    });
    const choose: readonly (readonly [AnyCommand, Seat])[] =
      inReserve === 4 ? [[{ type: 'choose', option: '1' }, 'blue']] : [];
    const commands = [...choose, ...[1, 2, 3, 4].map((each) => [at(each, 700 + each * 50), 'blue'] as const)];
    return learned(bases, commands).at(-1) ?? '';
  };

  test('shows nothing of the commands that have not deployed', () => {
    expect(deploying(4)).not.toContain('Irr Cv (O)');
    expect(deploying(4)).toContain('Reg Ax (O)');
  });
});

describe('an ally that goes over', () => {
  test.each(['ambush', 'away'] as const)(
    'keeps the law of views with elements in %s, and shows all to both sides',
    (place) => {
      const hidden = (id: string, x: number) => ({
        id: privateName('Z', Number(id)),
        side: 'blue',
        troop: 'Irr Cv (O)',
        command: '2',
        in: place,
        ...(place === 'ambush' ? { at: [x, 780, 180] as [number, number, number] } : {}),
      });
      const battle = battleIn('moves', {
        bases: [
          { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [900, 100, 0], flags: ['c-in-c'], command: '1' },
          {
            id: 'Y',
            side: 'blue',
            troop: 'Reg Bd (O)',
            at: [900, 1100, 180],
            flags: ['c-in-c'],
            command: '1',
          },
          { ...hidden('1', 200), flags: ['ally-general', 'unreliable'] },
          hidden('2', 240),
        ],
        own: { notesWritten: true, turncoats: [['blue', '2']] },
      });
      const told = learned(battle, [[END, 'blue']]).join();
      expect(told).toContain('ally-changes-sides');
      expect(told).not.toContain('?');
    },
  );
});
