import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { publicEvent, view } from '../../../engine/game/view.ts';
import { hott } from '../index.ts';
import { type ArmyElement, type BattleArmy, type NewBattle, newBattle } from './new-battle.ts';

const KEEP = {
  name: 'Keep',
  look: 'castle',
  shape: [
    [-50, -40],
    [50, -40],
    [50, 40],
    [-50, 40],
  ],
} as const;

const some = (troop: string, count: number, command?: string): readonly ArmyElement[] =>
  Array.from({ length: count }, () => ({ troop, ...(command === undefined ? {} : { command }) }));

const army = (bases: readonly ArmyElement[], stronghold: BattleArmy['stronghold'] = KEEP): BattleArmy => ({
  name: 'Ys',
  stronghold,
  bases,
});

const HERO: ArmyElement = { troop: 'Hero', flags: ['general'] };
const PLAIN = army([HERO, ...some('Spears', 4), ...some('Lurkers', 2), ...some('Water Lurkers', 1)]);

/** Two commands. */
const MASS = army([
  { troop: 'Hero', flags: ['c-in-c'], command: 'a' },
  { troop: 'Spears', flags: ['general'], command: 'b' },
  ...some('Spears', 1, 'b'),
]);

function made(options: NewBattle): Battle {
  const checked = newBattle(hott, options);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.battle;
}

const faultRules = (red: BattleArmy, size = 24): readonly unknown[] => {
  const checked = newBattle(hott, { size, armies: { red, blue: PLAIN } });
  return checked.ok
    ? []
    : checked.faults.filter(({ figures }) => figures.side === 'red').map(({ figures }) => figures.rule);
};

describe('a new battle', () => {
  test.each([
    [24, 600],
    [48, 1200],
    [72, 1200],
    [96, 1800],
  ])('of %i points has a field %i mm wide', (size, width) => {
    const mass = (name: string) =>
      army([
        { troop: 'Hero', flags: ['c-in-c'], command: name },
        { troop: 'Spears', flags: ['general'], command: 'b' },
      ]);
    const armies = size === 24 ? { red: PLAIN, blue: PLAIN } : { red: mass('a'), blue: mass('c') };
    expect(made({ size, armies }).table).toEqual({ width, depth: 600 });
  });

  test.each([
    ['hott.army.6', army(PLAIN.bases, null)],
    ['hott.army.2', army(some('Spears', 5))],
    ['hott.army.2', army([HERO, HERO])],
    ['hott.army.5', army([{ troop: 'God', flags: ['general'] }, ...some('Spears', 3)])],
    ['hott.hold.5', army(PLAIN.bases, { ...KEEP, shape: KEEP.shape.map(([x, y]) => [2 * x, y]) })],
  ])('cannot be fought against %s', (rule, red) => {
    expect(faultRules(red)).toEqual([rule]);
    expect(withDropped([rule], () => faultRules(red))).toEqual([]);
  });

  test('can be fought by an army over its points, or with too many dear elements', () => {
    expect(faultRules(army([HERO, ...some('Magician', 9)]))).toEqual([]);
  });

  test('names the elements that cannot be mustered', () => {
    expect(newBattle(hott, { armies: { red: army([HERO, ...some('Pikes', 1)]), blue: PLAIN } }).ok).toBe(
      false,
    );
  });

  test('needs commands with generals if it is a mass battle', () => {
    const red = army([HERO, ...some('Spears', 4)]);
    expect(faultRules(red, 48)).toContain('hott.mass.4');
  });

  test('allows bases deeper than usual, but not less deep', () => {
    const red = army([HERO, { troop: 'Dragon', depth: 80 }, { troop: 'Spears', depth: 10 }]);
    const depths = () =>
      made({ armies: { red, blue: PLAIN } })
        .bases.filter(({ side }) => side === 'red')
        .map(({ troop, depth }) => [troop, depth]);
    expect(depths()).toEqual([
      ['Hero', 30],
      ['Dragon', 80],
      ['Spears', 15],
    ]);
    expect(withDropped(['hott.base.24'], depths)).toContainEqual(['Dragon', 60]);
  });
});

describe('the names of elements', () => {
  test('tell lurkers apart by kind and command, and leave no gap in the other names', () => {
    const { bases } = made({ armies: { red: PLAIN, blue: PLAIN } });
    const ids = (side: string) => bases.filter((base) => base.side === side).map(({ id }) => id);
    expect(ids('red')).toEqual(['A', 'B', 'C', 'D', 'E', 'LA?1', 'LA?2', 'WA?1']);
    expect(ids('blue')).toEqual(['LZ?1', 'LZ?2', 'V', 'W', 'WZ?1', 'X', 'Y', 'Z']);
  });

  test('are the same for other bases with or without lurkers', () => {
    const without = army(PLAIN.bases.filter(({ troop }) => !troop.includes('Lurkers')));
    const seen = (red: BattleArmy) => view(hott, made({ armies: { red, blue: PLAIN } }), 'blue');
    expect(seen(PLAIN)).toEqual(seen(without));
  });
});

describe('army notes', () => {
  const notesOf = (options: NewBattle) =>
    begin(hott, made(options)).events.filter(({ type }) => type === 'army-noted');
  const notes = () => notesOf({ armies: { red: PLAIN, blue: PLAIN } });

  test('are written by both sides, with the general', () => {
    expect(notes().map(({ figures }) => figures?.side)).toEqual(['red', 'blue']);
    expect(notes()[0]?.figures?.elements).toHaveLength(8);
    expect(notes()[0]?.figures?.elements).toContainEqual({ base: 'A', troop: 'Hero', general: true });
    expect(withDropped(['hott.army.7'], notes)).toEqual([]);
  });

  test('name the command of each element if there are commands', () => {
    const [red] = notesOf({ size: 48, armies: { red: MASS, blue: MASS } });
    expect(red?.figures?.elements).toEqual([
      { base: 'A', troop: 'Hero', general: true, command: 'a' },
      { base: 'B', troop: 'Spears', general: true, command: 'b' },
      { base: 'C', troop: 'Spears', general: false, command: 'b' },
    ]);
  });

  test('show the opponent all but lurkers', () => {
    const shown = () => notes().map((event) => publicEvent(event, 'blue')?.figures?.elements ?? null);
    expect(shown()[0]).toHaveLength(5);
    expect(shown()[1]).toHaveLength(8);
    expect(withDropped(['hott.army.8'], shown)[0]).toBeNull();
    expect(withDropped(['hott.army.9'], shown)[0]).toHaveLength(8);
  });

  test('leave lurkers unseen, and no other element', () => {
    const seen = () =>
      view(hott, made({ armies: { red: PLAIN, blue: PLAIN } }), 'blue').bases.filter(
        ({ side }) => side === 'red',
      );
    expect(seen()).toHaveLength(5);
    expect(withDropped(['hott.army.8'], seen)).toHaveLength(0);
    expect(withDropped(['hott.army.9'], seen)).toHaveLength(8);
  });
});

test('the steps of the setup come in their order', () => {
  let battle = begin(hott, made({ armies: { red: PLAIN, blue: PLAIN } })).battle;
  const phases: string[] = [];
  const go = (command: Parameters<typeof decide>[2]) => {
    phases.push(battle.flow.phase);
    const decision = decide(hott, battle, command, battle.flow.awaits[0]?.by ?? '');
    if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
    battle = decision.battle;
  };
  const lay = (kind: string, x: number, y: number, outline: string) =>
    go({ type: 'lay-terrain', kind, outline, at: [x, y, 0] });
  go({ type: 'roll', faces: [2, 5] });
  lay('wood', 170, 300, 'wood-small-1');
  lay('rough', 430, 300, 'rocky-small-1');
  lay('marsh', 450, 120, 'marsh-small-1');
  lay('steep-hill', 150, 480, 'steep-hill-small-1');
  go({ type: 'end-phase' });
  go({ type: 'number-edges', edges: ['east', 'south', 'west', 'north'] });
  go({ type: 'roll', faces: [6] });
  expect(battle.sides.map(({ edge, role }) => [edge, role])).toEqual([
    ['south', 'defender'],
    ['north', 'attacker'],
  ]);
  go({ type: 'place-stronghold', at: [300, 40, 0] });
  go({
    type: 'deploy-group',
    bases: ['A', 'B', 'C', 'D', 'E'],
    at: [0, 1, 2, 3, 4].map((n) => [220 + n * 40, 150, 0]),
  });
  go({ type: 'end-phase' });
  go({
    type: 'deploy-group',
    bases: ['V', 'W', 'X', 'Y', 'Z'],
    at: [0, 1, 2, 3, 4].map((n) => [220 + n * 40, 450, 180]),
  });
  go({ type: 'end-phase' });
  expect(phases).toEqual([
    'aggression',
    ...Array.from({ length: 5 }, () => 'battlefield'),
    'edges',
    'edges',
    'stronghold',
    ...Array.from({ length: 4 }, () => 'deployment'),
  ]);
  expect(battle.flow.phase).toBe('pips');
  expect(battle.turn).toMatchObject({ active: 'red', round: 1, bound: 1 });
});
