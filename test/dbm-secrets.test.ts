/** What blue hides off the table or in ambush must not change anything that red learns. */
import { describe, expect, test } from 'vitest';
import { privateName } from '../src/engine/ambush/private-names.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { AnyCommand } from '../src/engine/command.ts';
import { withDropped } from '../src/engine/effects.ts';
import { view } from '../src/engine/game/view.ts';
import { dbm } from '../src/rules/dbm/index.ts';
import { loadBattle } from '../src/scenario/load.ts';
import type { Scenario, ScenarioBase } from '../src/scenario/schema.ts';
import { type Asked, type Moves, playTold, toldApart } from './support/secrets.ts';

type Hidden = readonly Partial<ScenarioBase>[];

const ambush = { in: 'ambush', command: '1' } as const;
const away = { in: 'away', command: '2' } as const;

const NONE: Hidden = [];
const WEST: Hidden = [{ ...ambush, troop: 'Reg Ax (O)', at: [420, 700, 180] }];
const EAST: Hidden = [
  { ...ambush, troop: 'Reg Bw (O)', at: [1400, 700, 180] },
  { ...ambush, troop: 'Irr Wb (F)', at: [1440, 700, 180] },
];
const MARCH: Hidden = [
  { ...away, troop: 'Reg Cv (O)', flags: ['general'] },
  { ...away, troop: 'Reg Cv (O)' },
];
/** One element aboard a ship that has not come to the table yet. */
const SAILORS: Hidden = [
  { in: 'away', command: '2', troop: 'Reg Gal (O)', flags: ['general'] },
  { in: 'aboard', command: '1', troop: 'Reg Bd (O)' },
];
const STRONGER_MARCH: Hidden = [
  { ...away, troop: 'Reg Kn (O)', flags: ['general'] },
  { ...away, troop: 'Irr El (O)' },
  { ...away, troop: 'Irr Hd (S)' },
];

const hidden = (some: Hidden): readonly ScenarioBase[] =>
  some.map((base, at) => ({ id: privateName('Z', at + 1), side: 'blue', troop: 'Reg Ax (O)', ...base }));

const wood = (id: string, from: number): NonNullable<Scenario['terrain']>[number] => ({
  id,
  kind: 'Wd',
  area: [
    [from, 640],
    [from + 200, 640],
    [from + 200, 760],
    [from, 760],
  ],
});

function battleHiding(some: Hidden, flank = 'west', phase = 'pips', active = 'red'): Battle {
  const loaded = loadBattle(dbm, {
    format: 'acies-scenario/1',
    ruleset: 'dbm',
    terrain: [wood('west', 350), wood('east', 1300)],
    own: { notesWritten: true },
    sides: {
      red: { edge: 'south', role: 'invader' },
      blue: { edge: 'north', role: 'defender', facts: { flankMarches: { 2: flank } } },
    },
    bases: [
      { id: 'A', side: 'red', troop: 'Irr Wb (O)', at: [450, 580, 0], command: '1' },
      { id: 'B', side: 'red', troop: 'Reg Bw (O)', at: [1400, 560, 0], command: '1' },
      { id: 'G', side: 'red', troop: 'Reg Cv (O)', at: [900, 400, 0], flags: ['c-in-c'], command: '1' },
      { id: 'Y', side: 'blue', troop: 'Reg Cv (O)', at: [900, 1000, 180], flags: ['c-in-c'], command: '1' },
      { id: 'X', side: 'blue', troop: 'Reg Bd (O)', at: [1000, 800, 180], command: '1' },
      // The die of a command off the table is seen, so in all battles blue has a second one.
      { id: 'W', side: 'blue', troop: 'Reg Bd (O)', at: [1040, 800, 180], command: '2' },
      ...hidden(some),
    ],
    turn: { round: 2, active, phase, pips: { 1: 5, 2: 5 } },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const QUESTIONS: readonly AnyCommand[] = [
  { type: 'group', base: 'A' },
  { type: 'zoc', base: 'A' },
  { type: 'sees', base: 'B', target: 'X' },
  { type: 'impetuous', side: 'red' },
  { type: 'impetuous', side: 'blue' },
  { type: 'commands', side: 'blue' },
  { type: 'demoralised' },
  { type: 'targets', base: 'B' },
  { type: 'legal-moves', base: 'G' },
];

const wish = (mm: number) => ({ type: 'move' as const, bases: ['A'], path: [{ forward: mm }] });

const ASKED: Asked = { rules: dbm, questions: QUESTIONS, wish: wish(60), mover: 'G' };

const END: AnyCommand = { type: 'end-phase' };
const STAY: AnyCommand = { type: 'choose', option: 'stay-hidden' };

/** A bound of red that discovers nothing, and the beginning of blue's. */
const QUIET: Moves = [
  [{ type: 'roll', faces: [6] }, 'dice'],
  [{ type: 'move', bases: ['Z?1'], path: [{ forward: 10 }] }, 'red'],
  [{ type: 'halt', bases: ['Z?1'] }, 'red'],
  [wish(25), 'red'],
  [{ type: 'move', bases: ['G'], path: [{ forward: 30 }] }, 'red'],
  [END, 'red'],
  [STAY, 'blue'],
  [END, 'red'],
  [{ type: 'roll', faces: [6, 6] }, 'dice'],
  [{ type: 'move', bases: ['X'], path: [{ forward: 10 }] }, 'blue'],
  [END, 'blue'],
  [END, 'blue'],
];

const withoutSix = QUIET.map(([command, by], at): (typeof QUIET)[number] =>
  at === 8 ? [{ type: 'roll', faces: [5, 5] }, 'dice'] : [command, by],
);

describe('red cannot tell', () => {
  test.each([
    ['none and one in ambush', NONE, WEST],
    ['one and two who could shoot', WEST, EAST],
    ['none and two who could shoot', NONE, EAST],
    ['ambushers and a flank march', WEST, MARCH],
    ['one flank march and another', MARCH, STRONGER_MARCH],
    ['a flank march by land and one by sea', MARCH, SAILORS],
  ] as const)('%s', (_, one, other) => {
    expect(toldApart(ASKED, battleHiding(one), battleHiding(other), withoutSix)).toBeNull();
  });

  test('to which flank a command marches', () => {
    expect(toldApart(ASKED, battleHiding(MARCH, 'west'), battleHiding(MARCH, 'east'), withoutSix)).toBeNull();
  });

  test('which elements march, even after their arrival is declared', () => {
    expect(toldApart(ASKED, battleHiding(MARCH), battleHiding(STRONGER_MARCH), QUIET)).toBeNull();
  });
});

describe('a flank march that arrives', () => {
  const ARRIVAL: Moves = [
    [{ type: 'roll', faces: [6, 6] }, 'dice'],
    [END, 'blue'],
    [END, 'blue'],
    [{ type: 'roll', faces: [3] }, 'dice'],
    [wish(25), 'red'],
    [END, 'red'],
    [STAY, 'blue'],
    [END, 'red'],
    [{ type: 'roll', faces: [4, 4] }, 'dice'],
    [{ type: 'deploy', base: 'Z1', at: [0, 400, 90] }, 'blue'],
    [END, 'blue'],
    [{ type: 'move', bases: ['Z1'], path: [{ forward: 100 }] }, 'blue'],
  ];

  test('keeps the law of views, and shows public names only', () => {
    let battle = battleHiding(MARCH, 'west', 'pips', 'blue');
    const told: string[] = [];
    for (const [command, by] of ARRIVAL) {
      const played = playTold(dbm, battle, command, by);
      battle = played.battle;
      told.push(played.told);
    }
    expect(told.join()).toContain('flank-march-enters');
    expect(told.join()).not.toContain('?');
    expect(battle.bases.find(({ id }) => id === 'Z1')?.place).toBe('table');
  });
});

describe('red can tell', () => {
  test('the flank once a 6 has been thrown', () => {
    const apart = toldApart(ASKED, battleHiding(MARCH, 'west'), battleHiding(MARCH, 'east'), QUIET);
    expect(apart).toContain('flank-march-declared');
    expect(apart).not.toContain('?');
  });

  test('an ambush as soon as red sees it, by public names', () => {
    const seen: Hidden = [{ ...ambush, troop: 'Reg Ax (O)', at: [450, 645, 180] }];
    const moved: Moves = [
      [{ type: 'roll', faces: [6] }, 'dice'],
      [wish(40), 'red'],
    ];
    const apart = toldApart(ASKED, battleHiding(NONE), battleHiding(seen), moved);
    expect(apart).toContain('revealed');
    expect(apart).toContain('Z1');
    expect(apart).not.toContain('?');
  });

  test('which riders an element on foot stands for, as soon as red sees it', () => {
    const onFoot: Hidden = [
      { ...ambush, troop: 'Irr Ax (I)', at: [450, 645, 180] },
      { in: 'aside', command: '1', troop: 'Irr LH (O)' },
    ];
    const battle = battleHiding(onFoot);
    const was = { troop: 'Irr LH (O)', width: 40, depth: 30, chariot: false, mounts: { 'Z?2': null } };
    const noted = battle.sides.map((side) =>
      side.id === 'blue' ? { ...side, facts: { ...side.facts, onFoot: { 'Z?1': was } } } : side,
    );
    const start = { ...battle, sides: noted };
    expect(toldApart(ASKED, battleHiding(NONE), start, [])).toBeNull();
    const rolled = playTold(dbm, start, { type: 'roll', faces: [6] }, 'dice').battle;
    const { told, battle: after } = playTold(dbm, rolled, wish(40), 'red');
    expect(told).not.toContain('?');
    expect(view(dbm, after, 'red').own.onFoot).toEqual({ Z1: { ...was, mounts: { Z2: null } } });
    expect(view(dbm, after, 'red').bases.find(({ id }) => id === 'Z2')?.place).toBe('aside');
  });

  test('nothing that the clause of ambushes does not show', () => {
    const seen: Hidden = [{ ...ambush, troop: 'Reg Ax (O)', at: [450, 645, 180] }];
    withDropped(['dbm.ambush.5'], () =>
      expect(playTold(dbm, battleHiding(seen, 'west', 'moves'), wish(40), 'red').told).not.toContain(
        'revealed',
      ),
    );
  });
});

test('whether a side could hide an element does not tell whether it does', () => {
  const could = (battle: Battle): boolean | undefined => dbm.mayHide?.(battle);
  expect([NONE, WEST, MARCH].map((some) => could(battleHiding(some)))).toEqual([true, true, true]);
  const none = battleHiding(NONE);
  expect(could({ ...none, terrain: [] })).toBe(false);
  expect(could({ ...none, options: { ...none.options, ambush: false } })).toBe(false);
  expect(could({ ...none, own: {} })).toBe(false);
});
