import { describe, expect, test } from 'vitest';
import { withDropped } from '../../engine/effects.ts';
import { armyFiles } from '../load-node.ts';
import { readArmyList, readArmyOrder } from './army-book.ts';
import { armyIndex } from './army-index.ts';
import { tellFinding } from './messages.ts';
import { muster } from './muster.ts';

const LIST = `dbm list: City
id: city
years: 58 BC - 43 AD
aggression: 2
climate: warm
C-in-C: Reg Cv (O)
sub-general: Reg Bd (O)
allies: own, hills
Spears Reg Sp (O): 8-24
Horse Irr LH (O): 0-6`;

const HILLS = `dbm list: Hills
id: hills
years: 100 BC - 100 AD
aggression: 1
climate: cold
C-in-C: Irr Wb (S)
Clansmen Irr Wb (O): 6-14
Scouts Irr Ps (O): 0-8`;

const listOf = (text: string) => {
  const { list, faults } = readArmyList(text);
  if (list === null) throw new Error(JSON.stringify(faults));
  return list;
};

const HEAD = 'dbm order: A\nlist: city';
const CHIEF = 'command: C-in-C Reg Cv (O)\n16 Spears';
const SECOND = 'command: sub-general Reg Bd (O)\n4 Spears';

function raised(...lines: readonly string[]) {
  const { order, places, faults } = readArmyOrder([HEAD, ...lines].join('\n'));
  if (order === null) throw new Error(JSON.stringify(faults));
  return muster(order, [listOf(LIST), listOf(HILLS)], places);
}

const warnings = (...lines: readonly string[]) => raised(...lines).warnings.map(({ key }) => key);
const told = (...lines: readonly string[]) => raised(...lines).warnings.map((one) => tellFinding('en', one));

describe('the armies that come with the program', () => {
  const { lists, orders, wrong } = armyIndex(armyFiles());

  test('can be read and break no rule', () => {
    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThanOrEqual(24);
    for (const { id, muster: army } of orders) expect([id, army.faults, army.warnings]).toEqual([id, [], []]);
  });

  test('have an order of almost 400 points for each list, and some of 200', () => {
    expect(new Set(orders.map(({ order }) => order.list))).toEqual(new Set(lists.map(({ id }) => id)));
    for (const { id, muster, order } of orders)
      expect(muster.points, id).toBeGreaterThan(0.975 * order.budget);
    expect(orders.filter(({ order }) => order.budget === 200).length).toBeGreaterThanOrEqual(4);
  });
});

describe('a list', () => {
  test('has years, climate, generals, allies and lines', () => {
    expect(listOf(LIST)).toMatchObject({
      years: { from: -58, to: 43 },
      climate: 'warm',
      aggression: 2,
      allies: ['own', 'hills'],
      subGenerals: [{ troop: { type: 'Bd' } }],
      lines: [
        { name: 'Spears', least: 8, most: 24 },
        { name: 'Horse', least: 0 },
      ],
    });
    expect(listOf(HILLS).subGenerals).toEqual(listOf(HILLS).generals);
  });

  test.each([
    ['years: 58 BC - 43 AD', 'years: 43 AD - 58 BC', 'debellis.list.years', 3],
    ['climate: warm', 'climate: mild', 'debellis.list.climate', 5],
    ['climate: warm', 'climate: warm\nmandatory: lava', 'debellis.list.terrain', 6],
    ['climate: warm', 'climate: warm\nmandatory: Wd\noptional: Wd', 'debellis.list.terrain-twice', 7],
    ['Reg Sp (O)', 'Irr Wb (Q)', 'troop.grade', 9],
  ])('tells what is wrong with %s as %s', (right, faulty, key, line) => {
    const { list, faults } = readArmyList(LIST.replace(right, faulty));
    expect(list).toBeNull();
    expect(faults.map((fault) => [fault.key, fault.line])).toEqual([[key, line]]);
  });
});

describe('an order of battle', () => {
  test('costs what its elements and its generals cost', () => {
    const { commands, points } = raised(CHIEF, SECOND);
    expect(points).toBe(8 + 20 + 16 * 5 + (7 + 20 + 4 * 5));
    expect(commands.map(({ equivalents }) => equivalents)).toEqual([17, 5]);
    expect(commands[0]?.elements.at(-1)).toMatchObject({ name: 'Baggage', count: 2 });
    expect(warnings(CHIEF, SECOND)).toEqual([]);
  });

  test.each([
    ['4 Spears', 'debellis.order.no-command'],
    ['command: king Reg Cv (O)', 'debellis.order.command'],
    ['command: C-in-C of hills Reg Cv (O)', 'debellis.order.command'],
    ['command: C-in-C Reg Cv (O)\nbaggage: many', 'debellis.order.baggage'],
  ])('tells the fault of %s', (text, key) => {
    const { order, faults } = readArmyOrder(`${HEAD}\n${text}`);
    expect(order).toBeNull();
    expect(faults.map((fault) => fault.key)).toContain(key);
  });

  test('breaks its list and its budget with warnings', () => {
    expect(told(`${CHIEF}\n9 Spears`, SECOND, 'budget: 100')).toEqual([
      'line 7: too many Spears: 29, where the list allows at most 24',
      'line 8: the army costs 200 points, where the budget is 100: take 100 out',
    ]);
  });

  test('has allies only from the lists that its list names', () => {
    const hills = listOf(HILLS);
    const { order } = readArmyOrder(
      `dbm order: B\nlist: hills\ncommand: C-in-C Irr Wb (S)\n8 Clansmen\ncommand: ally-general of city Reg Cv (O)\n4 Spears`,
    );
    const found = order && muster(order, [hills, listOf(LIST)]).warnings.map(({ key }) => key);
    expect(found).toContain('dbm.order.ally');
    expect(warnings(CHIEF, 'command: ally-general of nowhere Reg Cv (O)')).toContain('dbm.order.ally-list');
  });
});

const ALLY = 'command: ally-general Reg Bd (O)';
const HILL_ALLY = 'command: ally-general of hills Irr Wb (S)\n3 Clansmen';

const allyOf = (lines: string) => () =>
  warnings(CHIEF, `command: ally-general of hills Irr Wb (S)\n${lines}`);

describe('the rules of armies', () => {
  test('dbm.agg.1: aggression is a whole number from 0 to 4', () => {
    const faults = () => readArmyList(LIST.replace('aggression: 2', 'aggression: 5')).faults.length;
    expect([faults(), withDropped(['dbm.agg.1'], faults)]).toEqual([1, 0]);
  });

  const broken: readonly (readonly [string, string, () => readonly string[]])[] = [
    ['dbm.gen.3', 'debellis.order.commands', () => warnings(CHIEF)],
    [
      'dbm.gen.3',
      'debellis.order.commands',
      () => warnings(CHIEF, ...Array(4).fill(SECOND.replace('4', '1'))),
    ],
    ['dbm.gen.3', 'debellis.order.c-in-c', () => warnings(CHIEF, CHIEF.replace('16', '4'))],
    ['dbm.gen.3', 'debellis.order.all-baggage', () => warnings(CHIEF, `${SECOND}\nbaggage: 1`)],
    ['dbm.ally.1', 'dbm.order.ally-baggage', allyOf('3 Clansmen\nbaggage: 1')],
    ['dbm.ally.2', 'debellis.order.general', () => warnings(CHIEF, `${ALLY.replace('Bd', 'Sp')}\n4 Spears`)],
    ['dbm.ally.4', 'dbm.order.ally-baggage', () => warnings(CHIEF, `${ALLY}\n4 Spears\nbaggage: 3`)],
    ['dbm.ally.7', 'dbm.order.ally-least', () => warnings(CHIEF, `${ALLY}\n1 Spears`)],
    ['dbm.ally.8', 'order.too-many', () => warnings(CHIEF, `${ALLY}\n9 Spears`)],
    ['dbm.ally.9', 'order.too-many', allyOf('3 Clansmen\n2 Scouts')],
    ['dbm.ally.11', 'order.too-many', allyOf('5 Clansmen')],
  ];
  test.each(broken)('%s: a broken rule is told as %s', (rule, key, found) => {
    expect(found()).toContain(key);
    expect(withDropped([rule], found)).not.toContain(key);
  });

  test('dbm.ally.10: a contingent has a quarter of the minimum, rounded up', () => {
    const enough = allyOf('2 Clansmen');
    expect(enough()).toEqual([]);
    expect(allyOf('1 Clansmen')()).toContain('order.too-few');
    expect(withDropped(['dbm.ally.10'], enough)).toContain('order.too-few');
  });

  test('an allied contingent within all limits is not warned of', () => {
    expect(warnings(CHIEF, HILL_ALLY)).toEqual([]);
    expect(warnings(CHIEF, `${ALLY}\n4 Spears`)).toEqual([]);
  });
});
