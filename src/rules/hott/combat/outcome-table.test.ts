import { describe, expect, it, test } from 'vitest';
import { ELEMENTS } from '../troops/troops.ts';
import { type Combatant, type Fighter, plainCombatant } from './combatant.ts';
import { BEATEN, fleesOff } from './outcome-table.ts';
import { isDoubled, listedFor, sparedBy, verdictsFor } from './outcomes.ts';

const FIGHTERS: readonly Fighter[] = [...ELEMENTS, 'stronghold'];
const HEROES = ['Hero', 'Aerial Hero'];
const AERIALS = ['God', 'Dragon', 'Aerial Hero', 'Airboat', 'Flyers'];
const MOUNTED = ['Hero', 'Paladin', 'Knights', 'Riders', 'Behemoth', 'Beasts'];

const fighter = (name: Fighter, words: Partial<Combatant> = {}): Combatant => ({
  ...plainCombatant(name, 'red', name),
  withGround: !AERIALS.includes(name),
  ...words,
});

type Foes = readonly string[];
type Line = readonly [outcome: string, foes: Foes | 'others'];

/** What players read off the sheet for a fight in contact on good ground, without a move before it. */
const SHEET: Readonly<Record<string, readonly Line[]>> = {
  God: [
    ['flee', ['God', 'Magician', 'Cleric']],
    ['stand', 'others'],
  ],
  Dragon: [
    ['destroyed', [...HEROES, 'Paladin']],
    ['flee', 'others'],
  ],
  Airboat: [
    ['flee', ['Magician']],
    ['recoil', 'others'],
  ],
  Flyers: [
    ['flee', ['Magician']],
    ['recoil', 'others'],
  ],
  Hero: [
    ['ensorcelled', ['Magician']],
    ['destroyed', [...HEROES, 'Paladin', 'Artillery']],
    ['flee', ['stronghold']],
    ['recoil', 'others'],
  ],
  Paladin: [['destroyed', 'others']],
  Artillery: [['destroyed', 'others']],
  Knights: [
    ['destroyed', ['Behemoth']],
    ['recoil', 'others'],
  ],
  Riders: [['recoil', 'others']],
  Behemoth: [
    ['flee', ['Magician', 'Dragon', 'Artillery']],
    ['recoil', 'others'],
  ],
  Beasts: [
    ['destroyed', MOUNTED],
    ['recoil', 'others'],
  ],
  Shooters: [
    ['destroyed', MOUNTED],
    ['recoil', 'others'],
  ],
  Blades: [
    ['destroyed', ['Warband']],
    ['recoil', 'others'],
  ],
  Spears: [
    ['destroyed', ['Knights', 'Warband']],
    ['recoil', 'others'],
  ],
  Hordes: [
    ['destroyed', ['Knights', 'Warband']],
    ['recoil', 'others'],
  ],
  Cleric: [
    ['destroyed', ['Knights', 'Warband']],
    ['recoil', 'others'],
  ],
  Warband: [
    ['destroyed', ['Behemoth', 'Knights']],
    ['recoil', 'others'],
  ],
  'Land Lurkers': [['flee', 'others']],
  'Water Lurkers': [['flee', 'others']],
  Sneakers: [['flee', 'others']],
  Magician: [
    ['ensorcelled', ['Magician']],
    ['destroyed', [...HEROES, 'Paladin', 'Dragon', 'God']],
    ['recoil', 'others'],
  ],
  stronghold: [
    ['stand', AERIALS],
    ['captured', 'others'],
  ],
};

const onSheet = (loser: Fighter, winner: Fighter): string => {
  const lines = SHEET[loser === 'Aerial Hero' ? 'Hero' : loser] ?? [];
  return lines.find(([, foes]) => foes === 'others' || foes.includes(winner))?.[0] ?? 'stand';
};

const outcome = (loser: Combatant, winner: Combatant, doubled = false): string =>
  listedFor(loser, winner, doubled)?.outcome ?? 'stand';

describe('the outcome table', () => {
  test.each(FIGHTERS)('%s, beaten by each other type, has the outcome of the sheet', (name) => {
    const found = FIGHTERS.map((foe) => [foe, outcome(fighter(name), fighter(foe))]);
    expect(found).toEqual(FIGHTERS.map((foe) => [foe, onSheet(name, foe)]));
  });

  it('has one row for each', () => {
    expect(BEATEN.flatMap((row) => row.fighters).toSorted()).toEqual([...FIGHTERS].toSorted());
  });

  test.each(FIGHTERS)('%s with half the total is destroyed, but flyers may flee', (name) => {
    const killers = [...HEROES, 'Magician', 'Shooters', ...AERIALS];
    const lucky = (foe: Fighter): boolean => name === 'Flyers' && !killers.includes(foe);
    const found = FIGHTERS.map((foe) => [foe, outcome(fighter(name), fighter(foe), true)]);
    expect(found).toEqual(FIGHTERS.map((foe) => [foe, lucky(foe) ? 'flee' : 'destroyed']));
  });

  it('spares at a distance the elements that only contact destroys', () => {
    const away = { role: 'shot-at' } as const;
    for (const name of ['Paladin', 'Artillery', 'stronghold'] as const)
      expect(outcome(fighter(name, away), fighter('Shooters'))).toBe('stand');
    for (const name of ['Beasts', 'Shooters'] as const)
      expect(outcome(fighter(name, away), fighter('Knights'))).toBe('recoil');
  });

  it('has other outcomes in bad going', () => {
    const bad = { inBadGoing: true };
    for (const name of ['Knights', 'Riders'] as const)
      expect(outcome(fighter(name, bad), fighter('Spears'))).toBe('destroyed');
    for (const name of ['Spears', 'Hordes', 'Cleric', 'Warband'] as const)
      expect(outcome(fighter(name, bad), fighter('Knights'))).toBe('recoil');
    expect(outcome(fighter('Spears', bad), fighter('Warband'))).toBe('destroyed');
  });

  it('destroys knights that charge behemoths or shooters', () => {
    const fatal = FIGHTERS.filter(
      (foe) => outcome(fighter('Knights', { movedIn: true }), fighter(foe)) === 'destroyed',
    );
    expect(fatal.toSorted()).toEqual(['Artillery', 'Behemoth', 'Magician', 'Shooters']);
  });

  it('has gods, dragons and lurkers flee off the battlefield, all others 600 paces', () => {
    expect(FIGHTERS.filter(fleesOff).toSorted()).toEqual(['Dragon', 'God', 'Land Lurkers', 'Water Lurkers']);
  });
});

describe('totals', () => {
  test.each([
    [4, 8, true],
    [4, 7, false],
    [5, 9, false],
    [0, 1, true],
    [-3, -2, true],
    [1, 2, true],
  ])('%d against %d: half or less is %s', (lower, upper, doubled) => {
    expect(isDoubled(lower, upper)).toBe(doubled);
  });

  it('harm no side when equal, except the pairs that the table names', () => {
    for (const one of FIGHTERS)
      for (const other of FIGHTERS)
        for (const total of [6, 7]) {
          const both = [fighter(one), { ...fighter(other), base: 'other' }] as const;
          const hurt = verdictsFor(both, [total, total]).map((verdict) => verdict.outcome);
          const heroes = HEROES.includes(one) && HEROES.includes(other);
          const holy = [one, other].includes('Paladin') && [one, other].includes('Magician');
          const dead = total === 7 && (heroes || holy);
          expect(hurt, `${one} and ${other} at ${total}`).toEqual(
            dead ? ['destroyed', 'destroyed'] : ['stand', 'stand'],
          );
        }
  });

  it('harm no side at a distance when equal', () => {
    const both = [
      fighter('Paladin', { role: 'bespelled' }),
      fighter('Magician', { role: 'bespells', base: 'other' }),
    ] as const;
    expect(verdictsFor(both, [7, 7]).map((verdict) => verdict.outcome)).toEqual(['stand', 'stand']);
  });
});

describe('losers that suffer nothing', () => {
  test.each([
    ['a bespeller of blades', 'Magician', 'bespells', 'Blades', 'hott.result.4'],
    ['not a bespeller of a magician', 'Magician', 'bespells', 'Magician', null],
    ['not a bespeller of a god', 'Magician', 'bespells', 'God', null],
    ['a bespeller of a stronghold', 'Magician', 'bespells', 'stronghold', 'hott.result.4'],
    ['a shooter that is not shot back at', 'Shooters', 'shoots', 'Shooters', 'hott.result.5'],
    ['not one that is shot back at', 'Shooters', 'both', 'Shooters', null],
    ['an enemy of sneakers', 'Blades', 'close', 'Sneakers', 'hott.result.8'],
    ['not sneakers themselves', 'Sneakers', 'close', 'Sneakers', null],
    ['not a stronghold', 'stronghold', 'close', 'Sneakers', null],
    ['not the enemy of another type', 'Blades', 'close', 'Blades', null],
  ] as const)('%s', (_, own, role, enemy, rule) => {
    expect(sparedBy({ own: fighter(own, { role }), enemy: fighter(enemy) })).toBe(rule);
  });

  it('are not generals beaten by sneakers', () => {
    expect(sparedBy({ own: fighter('Blades', { general: true }), enemy: fighter('Sneakers') })).toBeNull();
  });
});
