import { describe, expect, test } from 'vitest';
import { withDropped } from '../../../engine/effects.ts';
import type { HottClause } from '../clauses/ids.ts';
import { BASE_WIDTH, paces, standardBoard } from '../measures.ts';
import { muster } from './muster.ts';
import {
  baseSize,
  classOf,
  costOf,
  depthOf,
  ELEMENTS,
  type Element,
  FRONTAGE,
  factorOf,
  moveOf,
  readElement,
} from './troops.ts';

type Rows<Figures> = readonly (readonly [HottClause, readonly Element[], Figures])[];

const SCALES = ['25mm', '15mm', '10mm', '6mm'] as const;
const GROUNDS = ['road', 'good', 'bad', 'river'] as const;

const COSTS: Rows<number> = [
  ['hott.cost.1', ['Aerial Hero'], 6],
  ['hott.cost.2', ['God', 'Dragon', 'Paladin', 'Behemoth', 'Magician', 'Hero'], 4],
  ['hott.cost.3', ['Airboat', 'Artillery', 'Sneakers', 'Cleric'], 3],
  ['hott.cost.4', ['Flyers', 'Knights', 'Riders', 'Beasts', 'Blades', 'Spears', 'Shooters', 'Warband'], 2],
  ['hott.cost.5', ['Hordes', 'Land Lurkers', 'Water Lurkers'], 1],
];

const DEPTHS: Rows<readonly number[]> = [
  ['hott.base.4', ['Dragon'], [80, 60, 60, 30]],
  ['hott.base.5', ['Airboat'], [80, 60, 60, 30]],
  ['hott.base.6', ['Behemoth'], [60, 40, 40, 30]],
  ['hott.base.7', ['Artillery'], [60, 40, 40, 30]],
  ['hott.base.8', ['Beasts'], [60, 40, 40, 30]],
  ['hott.base.9', ['Magician'], [60, 40, 40, 30]],
  ['hott.base.10', ['God'], [60, 30, 30, 20]],
  ['hott.base.11', ['Hordes'], [40, 30, 30, 20]],
  ['hott.base.12', ['Flyers'], [40, 30, 30, 20]],
  ['hott.base.13', ['Hero', 'Aerial Hero'], [40, 30, 30, 20]],
  ['hott.base.14', ['Paladin'], [40, 30, 30, 20]],
  ['hott.base.15', ['Cleric'], [40, 30, 30, 20]],
  ['hott.base.16', ['Knights'], [40, 30, 30, 20]],
  ['hott.base.17', ['Riders'], [40, 30, 30, 20]],
  ['hott.base.18', ['Land Lurkers', 'Water Lurkers'], [40, 30, 30, 20]],
  ['hott.base.19', ['Shooters'], [30, 20, 20, 15]],
  ['hott.base.20', ['Warband'], [30, 20, 20, 15]],
  ['hott.base.21', ['Sneakers'], [30, 20, 20, 15]],
  ['hott.base.22', ['Blades'], [20, 15, 15, 10]],
  ['hott.base.23', ['Spears'], [20, 15, 15, 10]],
];

/** Paces along a road, in good going, in bad going, in a river. */
const MOVES: Rows<readonly number[]> = [
  ['hott.move.6', ['Dragon', 'Flyers', 'Aerial Hero', 'God'], [1200, 1200, 1200, 1200]],
  ['hott.move.7', ['Airboat'], [500, 500, 500, 500]],
  ['hott.move.8', ['Hero', 'Paladin', 'Riders', 'Magician'], [500, 500, 200, 100]],
  ['hott.move.9', ['Beasts'], [400, 400, 400, 100]],
  ['hott.move.10', ['Knights', 'Behemoth'], [400, 300, 200, 100]],
  ['hott.move.11', ['Sneakers', 'Warband'], [400, 300, 300, 100]],
  ['hott.move.12', ['Blades', 'Spears', 'Hordes', 'Cleric', 'Shooters'], [400, 200, 200, 100]],
  ['hott.move.13', ['Land Lurkers'], [200, 200, 200, 100]],
  ['hott.move.14', ['Water Lurkers'], [200, 200, 200, 200]],
  ['hott.move.15', ['Artillery'], [300, 200, 0, 100]],
];

/** Against foot and strongholds, against others. */
const FACTORS: Rows<readonly number[]> = [
  ['hott.cf.2', ['God', 'Paladin', 'Dragon'], [6, 6]],
  ['hott.cf.3', ['Hero', 'Aerial Hero'], [5, 5]],
  ['hott.cf.4', ['Blades', 'Airboat', 'Sneakers'], [5, 3]],
  ['hott.cf.5', ['Behemoth'], [4, 5]],
  ['hott.cf.6', ['Spears', 'Artillery', 'Magician', 'Cleric'], [4, 4]],
  ['hott.cf.7', ['Knights', 'Beasts', 'Shooters'], [3, 4]],
  ['hott.cf.8', ['Riders', 'Warband'], [3, 3]],
  ['hott.cf.9', ['Flyers', 'Hordes', 'Land Lurkers', 'Water Lurkers'], [2, 2]],
];

/** Each element is in one row, has that row's figures by its clause, and other figures without it. */
function holdsFor<Figures>(rows: Rows<Figures>, figuresOf: (element: Element) => Figures): void {
  expect(rows.flatMap(([, elements]) => elements).toSorted()).toEqual([...ELEMENTS].toSorted());
  for (const [rule, elements, figures] of rows)
    for (const element of elements) {
      expect([element, figuresOf(element)]).toEqual([element, figures]);
      withDropped([rule], () => expect(figuresOf(element)).not.toEqual(figures));
    }
}

describe('the table of elements', () => {
  test('costs', () => holdsFor(COSTS, costOf));

  test('depths of bases at every scale', () =>
    holdsFor(DEPTHS, (element) => SCALES.map((scale) => depthOf(element, scale))));

  test('moves', () => holdsFor(MOVES, (element) => GROUNDS.map((ground) => moveOf(element, ground).value)));

  test('combat factors', () =>
    holdsFor(FACTORS, (element) => [factorOf(element, 'foot').value, factorOf(element, 'others').value]));

  test('a stronghold has the factors of a god', () => {
    expect(factorOf('stronghold', 'others')).toEqual({ rule: 'hott.cf.2', value: 6 });
  });

  test('the frontage, and what paces and the board measure', () => {
    expect(SCALES.map((scale) => FRONTAGE.width[scale])).toEqual([60, 40, 40, 40]);
    expect([BASE_WIDTH, paces(160), baseSize('Dragon')]).toEqual([40, 40, { width: 40, depth: 60 }]);
    withDropped(['hott.base.3'], () => expect(baseSize('Dragon').width).not.toBe(40));
    expect([standardBoard(), paces(2400)]).toEqual([{ width: 600, depth: 600 }, 600]);
    withDropped(['hott.scale.2'], () => expect(standardBoard().width).not.toBe(600));
  });
});

describe('classes', () => {
  test('no element has two classes: heroes are mounted or aerial even on foot, clerics foot even on horses', () => {
    expect(classOf('Hero')).toBe('mounted');
    expect(classOf('Aerial Hero')).toBe('aerial');
    expect(classOf('Cleric')).toBe('foot');
  });

  test.each<[HottClause, string]>([
    ['hott.troop.12', 'Hero'],
    ['hott.troop.32', 'Cleric'],
  ])('%s: the rules name no horse of a %s', (_, troop) => {
    for (const flag of ['dismounted', 'mounted', 'on-foot'])
      expect(muster(troop, [flag])).toMatchObject({ key: 'fault.unknown-flag' });
  });

  test('22 elements are 20 types: heroes and lurkers have two kinds each', () => {
    expect(ELEMENTS).toHaveLength(22);
    expect(['Hero', 'Aerial Hero', 'Land Lurkers', 'Water Lurkers'].map(readElement)).toEqual([
      'Hero',
      'Aerial Hero',
      'Land Lurkers',
      'Water Lurkers',
    ]);
    withDropped(['hott.troop.13'], () => expect(readElement('Aerial Hero')).toBe('Hero'));
    withDropped(['hott.troop.27'], () => expect(readElement('Water Lurkers')).toBe('Land Lurkers'));
  });
});

describe('names', () => {
  test('are read in singular and plural, and with any spacing', () => {
    const names = ['blade', 'Hordes', 'horde', 'HEROES', 'aerial  heroes', 'Lurkers', 'Clerics', 'Spear'];
    expect(names.map(readElement)).toEqual([
      'Blades',
      'Hordes',
      'Hordes',
      'Hero',
      'Aerial Hero',
      'Land Lurkers',
      'Cleric',
      'Spears',
    ]);
    for (const element of ELEMENTS) expect(readElement(element)).toBe(element);
  });

  test('a name that is no element is refused', () => {
    expect(readElement('Elephants')).toBeNull();
  });

  test.each<HottClause>(['hott.base.26'])('%s: psiloi of other rules must be called shooters', () => {
    expect(muster('Psiloi', [])).toMatchObject({ key: 'fault.unknown-element' });
    expect(muster('Shooters', [])).toMatchObject({ troop: 'Shooters', depth: 20 });
  });

  test.each<HottClause>(['hott.base.25'])('%s: the number of figures on a base changes nothing', () => {
    expect(muster('Blades x 4', [])).toMatchObject({ key: 'fault.unknown-element' });
    expect(muster('Blades', ['4-figures'])).toMatchObject({ key: 'fault.unknown-flag' });
    expect(Object.keys(muster('Blades', []))).toEqual(['troop', 'width', 'depth', 'place', 'marks', 'bound']);
  });
});
