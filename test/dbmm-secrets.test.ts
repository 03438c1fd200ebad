/** What blue hides and records before a battle of DBMM must not change anything that red learns. */
import { describe, expect, test } from 'vitest';
import { privateName } from '../src/engine/ambush/private-names.ts';
import { battleNow, newPlay, playCommand } from '../src/engine/battle/record.ts';
import type { Battle, Json } from '../src/engine/battle.ts';
import type { AnyCommand } from '../src/engine/command.ts';
import { view } from '../src/engine/game/view.ts';
import { dbmm } from '../src/rules/dbmm/index.ts';
import { loadBattle } from '../src/scenario/load.ts';
import type { Scenario, ScenarioBase } from '../src/scenario/schema.ts';
import { type Asked, type Moves, playTold, seenByRed, toldApart } from './support/secrets.ts';

type Facts = Readonly<Record<string, Json>>;
type Hidden = readonly Partial<ScenarioBase>[];

const wood = (id: string, from: number): NonNullable<Scenario['terrain']>[number] => ({
  id,
  kind: 'Wd',
  area: [
    [from, 700],
    [from + 200, 700],
    [from + 200, 900],
    [from, 900],
  ],
});

function battleWith(phase: string, active: string, facts: Facts = {}, hidden: Hidden = []): Battle {
  const loaded = loadBattle(dbmm, {
    format: 'acies-scenario/1',
    ruleset: 'dbmm',
    terrain: [wood('west', 450), wood('east', 1100)],
    own: { notesWritten: phase !== 'notes' },
    sides: {
      red: { edge: 'south', role: 'invader' },
      blue: { edge: 'north', role: 'defender', facts },
    },
    bases: [
      { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [900, 400, 0], flags: ['c-in-c'], command: '1' },
      { id: 'B', side: 'red', troop: 'Reg Bw (O)', at: [600, 420, 0], command: '1' },
      { id: 'Y', side: 'blue', troop: 'Reg Bd (O)', at: [900, 1000, 180], flags: ['c-in-c'], command: '1' },
      { id: 'X', side: 'blue', troop: 'Irr LH (O)', at: [1000, 960, 180], command: '1' },
      // The die of a command off the table is seen, so in all battles blue has a second one.
      { id: 'W', side: 'blue', troop: 'Reg Bd (O)', at: [1140, 1000, 180], command: '2' },
      ...hidden.map((base, at) => ({
        id: privateName('Z', at + 1),
        side: 'blue',
        troop: 'Reg Ax (O)',
        command: '2',
        ...base,
      })),
    ],
    turn: { round: 2, active, phase, pips: { 1: 4, 2: 4 } },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const END: AnyCommand = { type: 'end-phase' };
const ASKED: Asked = {
  rules: dbmm,
  questions: [
    { type: 'zoc', base: 'A' },
    { type: 'sees', base: 'B', target: 'X' },
    { type: 'impetuous', side: 'blue' },
    { type: 'commands', side: 'blue' },
    { type: 'orders', side: 'blue' },
    { type: 'stratagems', side: 'blue' },
    { type: 'discovered', side: 'blue' },
    { type: 'targets', base: 'B' },
  ],
  wish: { type: 'move', bases: ['A'], path: [{ forward: 40 }] },
  mover: 'A',
};

/** What red does in its bound. Nobody on either side comes near what is hidden. */
const QUIET: Moves = [
  [{ type: 'move', bases: ['A'], path: [{ forward: 40 }] }, 'red'],
  [{ type: 'move', bases: ['B'], path: [{ forward: 20 }] }, 'red'],
  [END, 'red'],
  [END, 'red'],
];

const area: Json = [
  [1110, 710],
  [1290, 710],
  [1290, 890],
  [1110, 890],
];
const lying: Partial<ScenarioBase> = { in: 'ambush', at: [1200, 800, 180] };
const route = (x: number): Facts => ({
  stratagems: ['guides'],
  guides: {
    path: [
      [x, 680],
      [x, 920],
    ],
  },
});

/** Blue writes a note of which red is told nothing. */
function noted(battle: Battle, [command, by]: Moves[number]): Battle {
  const played = playTold(dbmm, battle, command, by);
  expect(played.battle).not.toBe(battle);
  expect(played.told).toBe('[]');
  return played.battle;
}

describe('red cannot tell', () => {
  test.each<[string, Facts, Hidden, Facts, Hidden]>([
    ['none and two stratagems', {}, [], { stratagems: ['scouting', 'delaying-battle'] }, []],
    ['an ambush and none', {}, [lying], {}, []],
    [
      'an ambush and a concealed command',
      {},
      [lying],
      { stratagems: ['concealed-command'], concealed: { command: '2', area } },
      [lying],
    ],
    ['two routes', route(500), [], route(1200), []],
    ['a route and none', route(500), [], {}, []],
    [
      'flank marches to two edges',
      { flankMarches: { 2: 'west' } },
      [{ in: 'away' }],
      { flankMarches: { 2: 'east' } },
      [{ in: 'away' }],
    ],
    [
      'a flank march and a delayed command',
      { flankMarches: { 2: 'west' } },
      [{ in: 'away' }],
      { delayed: ['2'] },
      [{ in: 'away' }],
    ],
    [
      'scouts',
      { stratagems: ['scouting'], scouts: ['Z?1'] },
      [{ in: 'reserve' }],
      { stratagems: ['scouting'], scouts: [] },
      [{ in: 'reserve' }],
    ],
    [
      'obstacles',
      {
        stratagems: ['hidden-obstacles'],
        hiddenObstacles: [
          [
            [800, 640],
            [840, 640],
          ],
        ],
      },
      [],
      {},
      [],
    ],
    [
      'what its army has bought',
      { bought: ['hidden-obstacles', 'guides'], boughtObstacles: 6, stratagems: ['hidden-obstacles'] },
      [],
      { bought: [], boughtObstacles: 0 },
      [],
    ],
    ['recorded positions', { positions: [['1'], ['2']] }, [], { positions: [['2'], ['1']] }, []],
    ['standing orders', { orders: { 1: 'high', 2: 'low' } }, [], { orders: { 1: 'low', 2: 'high' } }, []],
    [
      'new orders',
      { newOrders: { orders: { 1: 'high', 2: 'low' }, paying: ['1', '2'] }, paying: ['1'] },
      [],
      {},
      [],
    ],
    ['whether it presses forward', { pressing: 'always' }, [], { pressing: 'never' }, []],
  ])('%s', (_, facts, hidden, otherFacts, otherHidden) => {
    const one = battleWith('moves', 'red', facts, hidden);
    const other = battleWith('moves', 'red', otherFacts, otherHidden);
    expect(toldApart(ASKED, one, other, QUIET)).toBeNull();
  });

  test.each<[string, Moves]>([
    ['stratagems', [[{ type: 'stratagems', chosen: ['guides', 'scouting'] }, 'blue']]],
    [
      'scouts',
      [
        [{ type: 'stratagems', chosen: ['scouting'] }, 'blue'],
        [{ type: 'scouts', bases: ['Z?1'] }, 'blue'],
      ],
    ],
    [
      'a route',
      [
        [{ type: 'stratagems', chosen: ['guides'] }, 'blue'],
        [
          {
            type: 'guides',
            path: [
              [500, 680],
              [500, 920],
            ],
          },
          'blue',
        ],
      ],
    ],
    [
      'unusual troops',
      [
        [{ type: 'stratagems', chosen: ['unusual-troops'] }, 'blue'],
        [{ type: 'unusual', bases: ['Z?2'] }, 'blue'],
      ],
    ],
    [
      'obstacles that it has bought',
      [
        [{ type: 'stratagems', chosen: ['hidden-obstacles'] }, 'blue'],
        [{ type: 'fortify', section: 'HO', at: [700, 700, 180] }, 'blue'],
        [{ type: 'fortify', section: 'HO', at: [740, 700, 180] }, 'blue'],
      ],
    ],
    ['positions', [[{ type: 'positions', commands: [['2'], ['1']] }, 'blue']]],
    ['a delayed command', [[{ type: 'delay', command: '3', delayed: true }, 'blue']]],
  ])('what blue notes: %s', (_, written) => {
    const start = battleWith('notes', 'blue', {}, [
      { in: 'reserve', troop: 'Irr LH (O)' },
      { in: 'reserve', troop: 'Irr El (O)' },
      { in: 'reserve', troop: 'Irr Cv (O)', flags: ['general'], command: '3' },
    ]);
    expect(toldApart(ASKED, start, written.reduce(noted, start), [[END, 'blue']])).toBeNull();
  });

  test('more obstacles than were bought from fewer, when blue is refused one', () => {
    const reserve: Hidden = [{ in: 'reserve', troop: 'Irr LH (O)' }];
    const start = (boughtObstacles: number) =>
      battleWith('notes', 'blue', { bought: ['hidden-obstacles'], boughtObstacles }, reserve);
    const [few, many] = [start(0), start(6)];
    expect(view(dbmm, few, 'red')).toEqual(view(dbmm, many, 'red'));
    expect(seenByRed(ASKED, few)).toBe(seenByRed(ASKED, many));
    const chosen = noted(few, [{ type: 'stratagems', chosen: ['hidden-obstacles'] }, 'blue']);
    const refused = playTold(dbmm, chosen, { type: 'fortify', section: 'HO', at: [700, 700, 180] }, 'blue');
    expect(refused.battle).toBe(chosen);
    expect(refused.told).toContain('dbmm.price.46');
  });

  test('what blue takes back of its notes', () => {
    const battle = battleWith('notes', 'blue', {}, [{ in: 'reserve', troop: 'Irr LH (O)' }]);
    const header = { format: 'acies-record/1', ruleset: 'dbmm', version: dbmm.version, seats: {} } as const;
    const opened = newPlay(dbmm, header, battle);
    const wrote = playCommand(dbmm, opened, { type: 'stratagems', chosen: ['guides'] }, 'blue');
    if (!wrote.ok) throw new Error(JSON.stringify(wrote.reasons));
    const undone = playCommand(dbmm, wrote.play, { type: 'undo' }, 'blue');
    if (!undone.ok) throw new Error(JSON.stringify(undone.reasons));
    expect(seenByRed(ASKED, battleNow(wrote.play))).toBe(seenByRed(ASKED, battle));
    expect(seenByRed(ASKED, battleNow(undone.play))).toBe(seenByRed(ASKED, battle));
  });
});
