import { describe, expect, it } from 'vitest';
import { kindOfArmyFile } from '../army-file.ts';
import { findOrder } from '../lists/order-index.ts';
import { armyFiles } from '../load-node.ts';
import { armyIndex } from './army-index.ts';
import { formatArmyList, formatArmyOrder } from './army-writer.ts';
import { BUNDLED } from './bundled.ts';
import { readArmyList } from './list-reader.ts';
import { ENGLISH } from './messages.en.ts';
import { tellFinding } from './messages.ts';
import { readArmyOrder } from './order-reader.ts';

const armies = armyIndex(armyFiles());
const full = armies.orders.filter((one) => !one.id.startsWith('bnb/small/'));
const small = armies.orders.filter((one) => one.id.startsWith('bnb/small/'));

it('draws orders from lists that were read earlier, but first from those read together with them', () => {
  const order = 'order: Sortie\nlist: egypt-outpost\nC-in-C: Reg LCh (S)\n\n2 Chariotry\n';
  const files = [{ path: 'own/sortie.txt', text: order }];
  expect(armyIndex(files).orders[0]?.list).toBeNull();
  const drawn = armyIndex(files, armies.lists);
  expect(drawn.orders[0]?.list?.id).toBe('egypt-outpost');
  expect(drawn.lists).toEqual(armies.lists);
});

describe('the armies that come with the program', () => {
  it('are read without faults', () => {
    expect(armies.wrong).toEqual([]);
  });

  it('are six of the period, each with two orders of battle, and a small pair', () => {
    const lists = armies.lists.filter((list) => full.some((one) => one.list === list));
    expect(lists.map((list) => list.id)).toEqual([
      'egypt',
      'elam',
      'hatti',
      'kish',
      'mycenae',
      'neo-assyria',
    ]);
    for (const list of lists) expect(full.filter((one) => one.list === list)).toHaveLength(2);
    expect(small).toHaveLength(2);
    for (const list of lists) expect(list.about.en.length).toBeGreaterThanOrEqual(2);
  });

  it.each(full.map((one) => [one.id, one] as const))(
    '%s is legal, of 250 points and 30 to 48 bases',
    (_, one) => {
      const { points, bases, faults, warnings } = one.muster;
      expect([...faults, ...warnings].map((each) => tellFinding('en', each))).toEqual([]);
      expect(points).toBe(250);
      const count = bases.reduce((sum, some) => sum + some.count, 0);
      expect(count).toBeGreaterThanOrEqual(30);
      expect(count).toBeLessThanOrEqual(48);
      expect(bases.some((some) => some.troop.mounted)).toBe(false);
    },
  );

  it.each(small.map((one) => [one.id, one] as const))(
    '%s is legal, of 100 points and few bases',
    (_, one) => {
      const { points, bases, faults, warnings } = one.muster;
      expect([...faults, ...warnings].map((each) => tellFinding('en', each))).toEqual([]);
      expect(points).toBe(100);
      expect(bases.reduce((sum, some) => sum + some.count, 0)).toBeLessThanOrEqual(14);
    },
  );

  it('are the same after writing and reading', () => {
    for (const list of armies.lists) expect(readArmyList(formatArmyList(list)).list).toEqual(list);
    for (const { order } of armies.orders) expect(readArmyOrder(formatArmyOrder(order)).order).toEqual(order);
  });

  it('are the same in the browser', () => {
    expect(armyIndex(BUNDLED)).toEqual(armies);
  });
});

describe('an index of armies', () => {
  const LIST =
    'list: A\nid: a\nyears: 900-800 BC\naggression: 1\nmandatory: Rv\nC-in-C: Reg Bd (O)\nB Reg Bd (O): 1';
  const ORDER = 'order: Z\nlist: a\nC-in-C: Reg Bd (O)\n1 B';

  it('does not depend on the order of the files, and leaves out files that are no armies', () => {
    const files = [
      { path: 'a/z.txt', text: ORDER },
      { path: 'a/y.txt', text: ORDER },
      { path: 'a/list.txt', text: LIST },
      { path: 'notes.txt', text: 'list of things' },
    ];
    const index = armyIndex(files);
    expect(armyIndex([...files].reverse())).toEqual(index);
    expect(index.orders.map(({ id, muster }) => [id, muster.points])).toEqual([
      ['a/y', 30],
      ['a/z', 30],
    ]);
    expect(index.lists.map(({ id }) => id)).toEqual(['a']);
    expect(index.wrong).toEqual([]);
  });

  it('reports files with faults, and keeps orders whose list is missing', () => {
    const index = armyIndex([
      { path: 'bad.txt', text: 'list: A\nid: B B' },
      { path: 'alone.txt', text: ORDER.replace('1 B', '1 B Reg Bd (O)') },
    ]);
    expect(index.wrong.map(({ path }) => path)).toEqual(['bad.txt']);
    expect(index.orders.map(({ id, list, muster }) => [id, list, muster.points])).toEqual([
      ['alone', null, 30],
    ]);
  });

  it('finds orders by their id or by that of their list', () => {
    expect(findOrder(armies, 'kish/wagons-of-the-king')?.order.name).toBe('The wagons of the king');
    expect(findOrder(armies, 'kish')?.id).toBe('bnb/kish/deep-phalanx');
    expect(findOrder(armies, 'atlantis')).toBe(null);
  });

  it('tells lists from orders by their first heading', () => {
    expect(kindOfArmyFile('# list: no\n\norder: Z\nlist: a')).toEqual({ ruleset: 'bnb', heading: 'order' });
    expect(kindOfArmyFile(LIST)).toEqual({ ruleset: 'bnb', heading: 'list' });
    expect(kindOfArmyFile('Spearmen')).toBe(null);
  });
});

describe('the catalogue of messages', () => {
  it('uses every figure, single or several', () => {
    expect(
      tellFinding('en', {
        key: 'order.general',
        figures: { troop: 'Reg Bd (O)', existing: ['a', 'b', 'c'] },
      }),
    ).toBe('the list does not offer the C-in-C as Reg Bd (O): it offers a, b or c');
    expect(
      tellFinding('en', { key: 'order.name-unknown', figures: { name: 'x', known: ['a', 'b'] }, line: 3 }),
    ).toBe('line 3: the list has no line "x": its lines are a, b');
    expect(
      tellFinding('en', { key: 'troop.weapon', figures: { type: 'Bd', weapon: 'sling', known: [] } }),
    ).toMatch(/none$/);
  });

  it('writes only figures that can be filled in', () => {
    for (const [key, sentence] of Object.entries(ENGLISH)) {
      const figures = Object.fromEntries([...sentence.matchAll(/\{([a-z]+)/g)].map(([, name]) => [name, 2]));
      expect(tellFinding('en', { key, figures }), key).not.toMatch(/[{}|#]/);
    }
  });
});
