/** An ambush is a secret: the bases that blue hides must not change anything that red learns. */
import { describe, expect, test } from 'vitest';
import { privateName } from '../src/engine/ambush/private-names.ts';
import { commandsTold, freeUndo, newPlay, playCommand } from '../src/engine/battle/record.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { AnyCommand, Seat } from '../src/engine/command.ts';
import { withDropped } from '../src/engine/effects.ts';
import { view } from '../src/engine/game/view.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { loadBattle } from '../src/scenario/load.ts';
import type { Scenario, ScenarioBase } from '../src/scenario/schema.ts';
import { type Asked, type Moves, playTold, seenByRed, toldApart, toldOf } from './support/secrets.ts';

type Hidden = readonly Partial<ScenarioBase>[];

const NONE: Hidden = [];
const WEST: Hidden = [{ troop: 'Reg Ax (O)', at: [420, 450, 180] }];
const EAST: Hidden = [
  { troop: 'Reg Bw (O)', at: [700, 460, 180] },
  { troop: 'Reg Bw (O)', at: [740, 460, 180] },
];
const SEEN_ON_THE_WAY: Hidden = [{ troop: 'Reg Ax (O)', at: [500, 420, 180] }];

const hidden = (some: Hidden): readonly ScenarioBase[] =>
  some.map((base, at) => ({
    id: privateName('Z', at + 1),
    side: 'blue',
    troop: 'Reg Ax (O)',
    in: 'ambush',
    ...base,
  }));

/** A wood between the lines. */
const GROUND: Omit<Scenario, 'bases'> = {
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  options: { ambush: true },
  terrain: [
    {
      id: 'wood',
      kind: 'Wd',
      area: [
        [380, 400],
        [820, 400],
        [820, 500],
        [380, 500],
      ],
    },
  ],
  sides: { red: { edge: 'south', role: 'invader' }, blue: { edge: 'north', role: 'defender' } },
};

/** A battle in which blue hides these bases, in the wood if there are any. */
function battleHiding(some: Hidden, phase = 'pips', active = 'red'): Battle {
  const loaded = loadBattle(bnb, {
    ...GROUND,
    bases: [
      { id: 'A', side: 'red', troop: 'Reg Ax (O)', at: [500, 320, 0] },
      { id: 'B', side: 'red', troop: 'Reg Bw (O)', at: [600, 300, 0] },
      { id: 'G', side: 'red', troop: 'Reg Cv (O)', at: [540, 200, 0], flags: ['c-in-c'] },
      { id: 'Y', side: 'blue', troop: 'Reg Cv (O)', at: [600, 600, 180], flags: ['c-in-c'] },
      { id: 'X', side: 'blue', troop: 'Reg Bd (O)', at: [1000, 420, 180] },
      ...hidden(some),
    ],
    turn: { round: 2, active, phase, pips: 5 },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const QUESTIONS: readonly AnyCommand[] = [
  { type: 'group', base: 'A' },
  { type: 'zoc', base: 'A' },
  { type: 'contacts', base: 'A' },
  { type: 'sees', base: 'B' },
  { type: 'impetuous', side: 'blue' },
  { type: 'targets', base: 'B' },
  { type: 'legal-moves', base: 'G' },
];

const wish = (mm: number) => ({ type: 'move' as const, bases: ['A'], path: [{ forward: mm }] });

const ASKED: Asked = { rules: bnb, questions: QUESTIONS, wish: wish(120), mover: 'A' };

const play = (battle: Battle, command: AnyCommand, by: Seat) => playTold(bnb, battle, command, by);

const END: AnyCommand = { type: 'end-phase' };

/** A bound of red that discovers no ambush, and the beginning of blue's bound. */
const QUIET: Moves = [
  [{ type: 'roll', faces: [4] }, 'dice'],
  [{ type: 'move', bases: ['Z?1'], path: [{ forward: 10 }] }, 'red'],
  [{ type: 'shoot', base: 'B', target: 'Z?1' }, 'red'],
  [{ type: 'halt', bases: ['Z?1'] }, 'red'],
  [{ ...wish(40), kind: 'tactical' }, 'red'],
  [{ type: 'move', bases: ['G'], path: [{ forward: 30 }] }, 'red'],
  [END, 'red'],
  [END, 'red'],
  [END, 'red'],
  [END, 'red'],
  [{ type: 'roll', faces: [3] }, 'dice'],
  [END, 'blue'],
  [END, 'blue'],
  [END, 'blue'],
  [END, 'blue'],
];

describe('an ambush', () => {
  test.each([
    ['none and one', NONE, WEST],
    ['one and two who could shoot', WEST, EAST],
    ['none and two who could shoot', NONE, EAST],
  ] as const)('%s: red cannot tell', (_, one, other) => {
    expect(toldApart(ASKED, battleHiding(one), battleHiding(other), QUIET)).toBeNull();
  });

  test('is hidden only by its own rules', () => {
    withDropped(['bnb.setup.14'], () =>
      expect(toldApart(ASKED, battleHiding(NONE), battleHiding(WEST), QUIET)).toBe('before'),
    );
  });

  test('is told when red sees it, with the number and the troops of the bases', () => {
    const moved: Moves = [
      [{ type: 'roll', faces: [4] }, 'dice'],
      [{ ...wish(75), kind: 'tactical' }, 'red'],
    ];
    const apart = toldApart(ASKED, battleHiding(NONE), battleHiding(SEEN_ON_THE_WAY), moved);
    expect(apart).toContain('revealed');
    expect(apart).toContain('Z1');
    expect(apart).not.toContain('?');
  });

  test('stops a move, but no order is refused because of it', () => {
    const wished = { ...wish(75), kind: 'tactical' };
    const plain = play(battleHiding(NONE, 'voluntary-moves'), wished, 'red');
    const found = play(battleHiding(SEEN_ON_THE_WAY, 'voluntary-moves'), wished, 'red');
    expect(plain.told).toContain('moved');
    expect(found.told).toContain('moved');
    expect(found.battle.turn.pips).toEqual(plain.battle.turn.pips);
  });

  test('once seen is taken back only with the consent of the other side', () => {
    const header = { format: 'acies-record/1', ruleset: 'bnb', version: '0.7', seats: {} } as const;
    const start = newPlay(bnb, header, battleHiding(SEEN_ON_THE_WAY, 'voluntary-moves'));
    const moved = playCommand(bnb, start, { ...wish(75), kind: 'tactical' }, 'red');
    if (!moved.ok) throw new Error(JSON.stringify(moved.reasons));
    expect(freeUndo(moved.play, 'red')).toBe(1);
  });
});

/** Blue has four bases to lay or deploy. Red's army is deployed. */
function battleLaying(): Battle {
  const loaded = loadBattle(bnb, {
    ...GROUND,
    bases: [
      { id: 'A', side: 'red', troop: 'Reg Ax (O)', at: [500, 100, 0], flags: ['c-in-c'] },
      ...[1, 2, 3, 4].map((number) => ({
        id: privateName('Z', number),
        side: 'blue',
        troop: 'Reg Ax (O)',
        in: 'reserve' as const,
      })),
    ],
    turn: { round: 1, active: 'blue', phase: 'ambush', pips: 0 },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const at = (number: number, x: number, y: number): AnyCommand => ({
  type: 'deploy',
  base: privateName('Z', number),
  at: [x, y, 180],
});

/** What red learns while blue gives these commands and red lays nothing. */
function layings(commands: readonly AnyCommand[]): {
  readonly told: readonly string[];
  readonly battle: Battle;
} {
  let battle = battleLaying();
  const told: string[] = [seenByRed(ASKED, battle)];
  for (const command of [...commands, END]) {
    const played = play(battle, command, 'blue');
    expect(played.battle).not.toBe(battle);
    battle = played.battle;
    if (played.told !== '[]') told.push(played.told);
    told.push(seenByRed(ASKED, battle));
  }
  return { told: [...new Set(told)], battle };
}

describe('laying an ambush', () => {
  test('red learns the same whether blue lays bases, takes them back, or does nothing', () => {
    const nothing = layings([]);
    expect(layings([at(1, 500, 450), at(2, 540, 450)]).told).toEqual(nothing.told);
    expect(layings([at(3, 500, 450), { type: 'take-back', bases: ['Z?3'] }]).told).toEqual(nothing.told);
  });

  test('a base that appears later gets the next name, however many bases hide', () => {
    const named = (commands: readonly AnyCommand[]) => {
      const played = play(layings(commands).battle, END, 'red');
      return view(bnb, played.battle, 'red').bases.map(({ id }) => id);
    };
    expect(named([at(1, 500, 450)])).toEqual(named([]));
  });
});

describe('taking back what was laid in ambush', () => {
  const header = { format: 'acies-record/1', ruleset: 'bnb', version: '0.7', seats: {} } as const;
  const lay = (commands: readonly AnyCommand[]) =>
    commands.reduce(
      (before, command) => {
        const played = playCommand(bnb, before, command, 'blue');
        if (!played.ok) throw new Error(JSON.stringify(played.reasons));
        return played.play;
      },
      newPlay(bnb, header, battleLaying()),
    );

  const told = (seat: string | null, command: AnyCommand, before: readonly AnyCommand[]) => {
    const undone = playCommand(bnb, lay(before), command, 'blue');
    return undone.ok && toldOf(undone.events, seat).map(({ figures }) => figures);
  };

  test('is told only to the side itself', () => {
    const laid = [at(1, 500, 450), at(2, 540, 450)];
    expect(told('blue', { type: 'undo', keep: 0 }, laid)).toEqual([{ side: 'blue', commands: 2 }]);
    expect(told('red', { type: 'undo', keep: 0 }, laid)).toEqual([]);
    expect(told(null, { type: 'undo' }, laid)).toEqual([]);
  });

  test('counts for the other side only the commands that it saw', () => {
    const laid = [at(1, 500, 450), END];
    expect(told('blue', { type: 'undo', keep: 0 }, laid)).toEqual([{ side: 'blue', commands: 2 }]);
    expect(told('red', { type: 'undo', keep: 0 }, laid)).toEqual([{ side: 'blue', commands: 1 }]);
  });

  test('needs consent, and the request does not tell how much it takes back', () => {
    const ended = playCommand(bnb, lay([at(1, 500, 450), END]), END, 'red');
    if (!ended.ok) throw new Error(JSON.stringify(ended.reasons));
    const asked = playCommand(bnb, ended.play, { type: 'undo', keep: 0 }, 'blue');
    expect(asked.ok && asked.events.map(({ figures }) => figures)).toEqual([{ side: 'blue' }]);
    expect(commandsTold(ended.play, 0, 'red')).toBe(2);
  });
});
