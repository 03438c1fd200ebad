/** Undeployed lurkers are a secret: the lurkers that blue hides must not change anything that red learns. */
import { describe, expect, test } from 'vitest';
import { privateName } from '../src/engine/ambush/private-names.ts';
import { freeUndo, newPlay, playCommand } from '../src/engine/battle/record.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { AnyCommand, Seat } from '../src/engine/command.ts';
import { withDropped } from '../src/engine/effects.ts';
import { view } from '../src/engine/game/view.ts';
import { hott } from '../src/rules/hott/index.ts';
import { loadBattle } from '../src/scenario/load.ts';
import type { ScenarioBase } from '../src/scenario/schema.ts';
import { battleOfLurkers, LURKER_STEM } from './support/lurkers.ts';
import { type Asked, type Moves, type Played, playTold, seenByRed, toldApart } from './support/secrets.ts';

type Hidden = readonly string[];

const FIRST = privateName(LURKER_STEM, 1);
const GOD: ScenarioBase = { id: 'Z', side: 'blue', troop: 'God', in: 'reserve' };

function battleHiding(hidden: Hidden): Battle {
  const loaded = loadBattle(hott, battleOfLurkers(hidden, [GOD]));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const QUESTIONS: readonly AnyCommand[] = [
  { type: 'lost-ap' },
  { type: 'defeated' },
  { type: 'group', base: 'A' },
  { type: 'zoc', base: 'A' },
  { type: 'contacts', base: 'A' },
  { type: 'going', base: 'A' },
  { type: 'sees', base: 'B' },
];

const ASKED: Asked = { rules: hott, questions: QUESTIONS };

const play = (battle: Battle, command: AnyCommand, by: Seat) => playTold(hott, battle, command, by);

/** A bound of red and the beginning of blue's bound. Red tries some commands and ends each phase. */
const PLAY: Moves = [
  [{ type: 'roll', faces: [4] }, 'dice'],
  [{ type: 'deploy', base: FIRST, at: [300, 330, 180] }, 'red'],
  [{ type: 'shoot', base: 'B', target: FIRST }, 'red'],
  [{ type: 'end-phase' }, 'red'],
  [{ type: 'move', bases: [FIRST], path: [{ forward: 10 }] }, 'red'],
  [{ type: 'move', bases: ['B'], path: [{ forward: 20 }] }, 'red'],
  [{ type: 'end-phase' }, 'red'],
  [{ type: 'end-phase' }, 'red'],
  [{ type: 'end-phase' }, 'red'],
  [{ type: 'roll', faces: [3] }, 'dice'],
];

describe('lurkers that have not appeared', () => {
  test.each<[string, Hidden, Hidden]>([
    ['none or one', [], ['Land Lurkers']],
    ['one or three', ['Land Lurkers'], ['Land Lurkers', 'Water Lurkers', 'Land Lurkers']],
    ['of the land or of the water', ['Land Lurkers', 'Land Lurkers'], ['Water Lurkers', 'Land Lurkers']],
  ])('%s: red cannot tell', (_, one, other) => {
    expect(toldApart(ASKED, battleHiding(one), battleHiding(other), PLAY)).toBeNull();
  });

  test('are hidden only by their own rule', () => {
    withDropped(['hott.army.9'], () =>
      expect(toldApart(ASKED, battleHiding([]), battleHiding(['Land Lurkers']), PLAY)).not.toBeNull(),
    );
  });

  test('red sees a god in reserve, as it sees all other bases', () => {
    const shown = () => view(hott, battleHiding([]), 'red').bases.map(({ id }) => id);
    expect(shown()).toEqual(['A', 'B', 'Y', 'Z']);
    withDropped(['hott.army.8'], () => expect(shown()).toEqual(['A', 'B', 'Y']));
  });

  /** Blue's bound, in which lurkers may appear beside an element in the wood. */
  const inBlueBound = (hidden: Hidden): Battle =>
    PLAY.reduce((battle, [command, by]) => play(battle, command, by).battle, battleHiding(hidden));

  const spring = (battle: Battle, number: number, at = [300, 300, 180]): Played =>
    play(battle, { type: 'deploy', base: privateName(LURKER_STEM, number), at }, 'blue');

  test('red sees a lurker that appears, and no other', () => {
    const battle = inBlueBound(['Land Lurkers', 'Land Lurkers']);
    const before = view(hott, battle, 'red').bases.map(({ id }) => id);
    const sprung = spring(battle, 1);
    expect(sprung.told).toContain('LZ1');
    expect(view(hott, sprung.battle, 'red').bases.map(({ id }) => id)).toEqual(['A', 'B', 'LZ1', 'Y', 'Z']);
    expect(before).toEqual(['A', 'B', 'Y', 'Z']);
  });

  test('red learns the same, whichever lurker appears and however many there are', () => {
    const many: Hidden = ['Land Lurkers', 'Water Lurkers', 'Land Lurkers'];
    const one = spring(inBlueBound(['Land Lurkers']), 1);
    const other = spring(inBlueBound(many), 3);
    expect(other.told).toBe(one.told);
    expect(other.told).not.toContain('?');
    expect(seenByRed(ASKED, other.battle)).toBe(seenByRed(ASKED, one.battle));
  });

  test('the owner keeps the names of the hidden ones, and the next to appear gets the next number', () => {
    const first = spring(inBlueBound(['Land Lurkers', 'Land Lurkers']), 2).battle;
    const names = (battle: Battle) => view(hott, battle, 'blue').bases.map(({ id }) => id);
    expect(names(first)).toEqual(['A', 'B', 'LZ1', 'LZ?1', 'Y', 'Z']);
    const second = spring(first, 1, [320, 280, 270]).battle;
    expect(names(second)).toEqual(['A', 'B', 'LZ1', 'LZ2', 'Y', 'Z']);
  });

  test('a lurker that a scenario puts on the table stays known when it leaves', () => {
    const lurking = {
      id: 'LZ1',
      side: 'blue',
      troop: 'Land Lurkers',
      at: [500, 100, 0] satisfies [number, number, number],
    };
    const loaded = loadBattle(hott, {
      format: 'acies-scenario/1',
      ruleset: 'hott',
      bases: [
        { id: 'A', side: 'red', troop: 'Beasts', at: [100, 500, 0], flags: ['general'] },
        { id: 'Z', side: 'blue', troop: 'Blades', at: [500, 550, 180], flags: ['general'] },
        lurking,
      ],
      turn: { round: 3, active: 'red', phase: 'close-combat' },
    });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
    const after = play(loaded.battle, { type: 'end-phase' }, 'red').battle;
    expect(after.bases.find(({ id }) => id === 'LZ1')?.place).toBe('reserve');
    expect(view(hott, after, 'red').bases.map(({ id }) => id)).toContain('LZ1');
  });

  test('an appearance is undone only with the consent of the other side', () => {
    const header = { format: 'acies-record/1', ruleset: 'hott', version: '2', seats: {} } as const;
    const start = newPlay(hott, header, inBlueBound(['Land Lurkers']));
    const sprung = playCommand(hott, start, { type: 'deploy', base: FIRST, at: [300, 300, 180] }, 'blue');
    if (!sprung.ok) throw new Error(JSON.stringify(sprung.reasons));
    expect(freeUndo(sprung.play, 'blue')).toBe(1);
  });
});
