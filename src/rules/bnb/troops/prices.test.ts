import { describe, expect, it } from 'vitest';
import { withDropped } from '../../../engine/effects.ts';
import { routingLevel } from '../ending/moral.ts';
import { confidenceOf } from '../ending/points-of-confidence.ts';
import { armyCost, type BoughtBase, costOf, costParts, referenceLevel, withinBudget } from './prices.ts';
import { GRADES, isTroopFault, parseTroop, TROOP_TYPES, type Troop, troopExists } from './troops.ts';

function troop(text: string): Troop {
  const read = parseTroop(text);
  if (isTroopFault(read)) throw new Error(`${text}: ${read.key}`);
  return read;
}

const base = (text: string, marks: Omit<BoughtBase, 'troop'> = {}): BoughtBase => ({
  troop: troop(text),
  ...marks,
});

// The printed table: five prices of regulars, then five of irregulars, in the order S O I F X.
const TABLE: readonly (readonly [string, string, string, string])[] = [
  ['bnb.cost.3', 'Ax', '7 5 4 - -', '6 4 3 - -'],
  ['bnb.cost.4', 'Bd', '- 10 8 9 -', '- 8 6 7 -'],
  ['bnb.cost.5', 'Bg', '- - - - -', '- 0 - - -'],
  ['bnb.cost.6', 'Bw', '10 8 6 - -', '9 7 5 - -'],
  ['bnb.cost.7', 'Cv', '13 11 9 - -', '12 10 8 - -'],
  ['bnb.cost.8', 'Cm', '- - - - -', '- 7 - - -'],
  ['bnb.cost.9', 'El', '- - - - -', '28 24 21 - -'],
  ['bnb.cost.10', 'HCh', '17 14 12 15 -', '16 13 11 14 -'],
  ['bnb.cost.11', 'Hd', '- - - - -', '4 2 - 3 -'],
  ['bnb.cost.12', 'LCh', '12 10 8 - -', '11 9 7 - -'],
  ['bnb.cost.13', 'LH', '10 8 6 8 6', '10 8 6 8 6'],
  ['bnb.cost.14', 'Pk', '- - 4 5 5', '- - 3 4 -'],
  ['bnb.cost.15', 'Ps', '4 3 2 - -', '4 3 2 - -'],
  ['bnb.cost.16', 'Sp', '- 7 6 - -', '- 5 4 - -'],
  ['bnb.cost.17', 'Wb', '- - - - -', '8 6 - 6 -'],
];

describe('prices', () => {
  it.each(TABLE)('%s: %s', (rule, type, regulars, irregulars) => {
    for (const [regular, row] of [
      [true, regulars],
      [false, irregulars],
    ] as const) {
      row.split(' ').forEach((price, column) => {
        const one = { type, grade: GRADES[column], regular } as Troop;
        expect(troopExists(one)).toBe(price !== '-');
        expect(costParts({ troop: one })).toEqual(price === '-' ? [] : [{ rule, value: Number(price) }]);
      });
    }
  });

  it('has a row for every troop type', () => {
    expect(TABLE.map(([, type]) => type).sort()).toEqual([...TROOP_TYPES].sort());
  });

  it.each([
    ['bnb.cost.2', base('Reg Bd (O)', { general: true }), 10, 10],
    ['bnb.cost.19', base('Reg mtd Ax (S)'), 7, 1],
    ['bnb.cost.20', base('Reg mtd Ps (O)'), 3, 0.5],
    ['bnb.cost.21', base('Reg Ps (O)', { support: true }), 3, 1],
    ['bnb.cost.22', base('Reg mtd Ps (O)', { support: true }), 3, 1],
  ])('%s', (rule, bought, plain, extra) => {
    expect(costOf(bought)).toBe(plain + extra);
    expect(costParts(bought)[1]).toEqual({ rule, value: extra });
    expect(withDropped([rule], () => costOf(bought))).toBe(plain);
  });

  it('adds nothing for the support of troops other than Ps', () => {
    expect(costOf(base('Reg Sp (O)', { support: true }))).toBe(7);
  });

  it('adds up the price of an army and compares it with the budget', () => {
    const army = [base('Reg HCh (O)', { general: true }), base('Bg'), base('Reg mtd Ps (O)')];
    expect(armyCost(army)).toBe(27.5);
    expect(withinBudget(250)).toBe(true);
    expect(withinBudget(250.5)).toBe(false);
    expect(withinBudget(27.5, 27)).toBe(false);
    expect(withDropped(['bnb.cost.1'], () => withinBudget(900))).toBe(true);
  });
});

const CONFIDENCE: readonly (readonly [string, number, readonly string[]])[] = [
  ['bnb.poc.2', 16, ['Bg']],
  [
    'bnb.poc.4',
    8,
    ['Reg Cv (S)', 'Irr LCh (S)', 'Reg HCh (S)', 'Reg HCh (O)', 'Reg HCh (I)', 'Irr HCh (F)', 'Irr El (O)'],
  ],
  [
    'bnb.poc.5',
    4,
    [
      'Reg Cv (O)',
      'Reg Cv (I)',
      'Reg LCh (O)',
      'Irr LCh (I)',
      'Irr Cm (O)',
      'Reg LH (S)',
      'Reg LH (O)',
      'Irr LH (F)',
    ],
  ],
  ['bnb.poc.5', 4, ['Reg Ax (I)', 'Reg Bd (F)', 'Reg Bw (S)', 'Reg Pk (X)', 'Irr Sp (O)', 'Irr Wb (S)']],
  [
    'bnb.poc.6',
    2,
    ['Reg LH (I)', 'Irr LH (X)', 'Irr Hd (S)', 'Irr Hd (O)', 'Irr Hd (F)', 'Reg Ps (S)', 'Irr Ps (I)'],
  ],
];

describe('points of confidence', () => {
  it.each(CONFIDENCE)('%s: %i', (rule, value, troops) => {
    for (const text of troops) {
      expect(confidenceOf(troop(text), false), text).toBe(value);
      expect(
        withDropped([rule], () => confidenceOf(troop(text), false)),
        text,
      ).toBe(0);
    }
  });

  it('are stated for every troop that exists', () => {
    for (const type of TROOP_TYPES)
      for (const grade of GRADES)
        for (const regular of [true, false]) {
          const one: Troop = { type, grade, regular };
          if (troopExists(one)) expect(confidenceOf(one, false)).toBeGreaterThan(0);
        }
  });

  it('are 16 for the C-in-C, whatever its troop', () => {
    expect(confidenceOf(troop('Irr Hd (O)'), true)).toBe(16);
    expect(confidenceOf(troop('Reg HCh (O)'), true)).toBe(16);
    expect(withDropped(['bnb.poc.3'], () => confidenceOf(troop('Reg HCh (O)'), true))).toBe(8);
  });

  it('make the reference level without the baggage, and a third of that is the routing level', () => {
    const army = [
      base('Reg HCh (O)', { general: true }),
      base('Bg'),
      ...Array.from({ length: 27 }, () => base('Reg Bd (O)')),
    ];
    expect(referenceLevel(army)).toBe(124);
    expect(routingLevel(124)).toBeCloseTo(41.3333, 3);
    expect(42 >= routingLevel(126)).toBe(true);
    expect(withDropped(['bnb.poc.7'], () => referenceLevel(army))).toBe(140);
    expect(withDropped(['bnb.moral.6'], () => referenceLevel(army))).toBe(0);
    expect(withDropped(['bnb.moral.7'], () => routingLevel(124))).toBe(124);
  });
});
