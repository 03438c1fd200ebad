import { describe, expect, test } from 'vitest';
import { priceOfSections } from '../../debellis/walls/bought.ts';
import { withDropped } from '../../engine/effects.ts';
import { SECTIONS } from '../../rules/dbm/walls/buying.ts';
import { readArmyList, readArmyOrder } from './army-book.ts';
import { muster } from './muster.ts';

const LIST = `dbm list: City
id: city
years: 58 BC - 43 AD
aggression: 2
climate: warm
optional: BUA
C-in-C: Reg Cv (O)
fortifications: TF
double: Reg Bw (X) + Reg Bw (S), 1 AP less
double: Irr Kn (I) + Irr Kn (I)
Shields Reg Bw (X): 0-8
Archers Reg Bw (S): 0-8
Spears Reg Sp (O): 0-8
Wedges Irr Kn (I): 0-8
Horse Irr LH (O): 0-6`;

function raised(list: string, ...lines: readonly string[]) {
  const { list: read, faults: wrong } = readArmyList(list);
  const { order, places, faults } = readArmyOrder(
    ['dbm order: A', 'list: city', 'command: C-in-C Reg Cv (O)', ...lines].join('\n'),
  );
  if (read === null || order === null) throw new Error(JSON.stringify([...wrong, ...faults]));
  return muster(order, [read], places);
}

const OURS = ['dbm.order.double', 'dbm.order.wedge', 'debellis.order.walls'];

const warned = (list: string, ...lines: readonly string[]): readonly string[] =>
  raised(list, ...lines)
    .warnings.map(({ key }) => key)
    .filter((key) => OURS.some((start) => key.startsWith(start)));

function shows<Answer>(rule: string, of: () => Answer, expected: Answer): void {
  expect(of(), rule).toEqual(expected);
  expect(withDropped([rule], of), `without ${rule}`).not.toEqual(expected);
}

describe('double bases', () => {
  test('hold troops of which the rear one supports the front one or shoots over it', () => {
    const lines = ['4 Spears', '4 Horse'];
    shows('dbm.dbe.2', () => warned(LIST, ...lines, 'double: 2 Spears + Horse'), ['dbm.order.double-apart']);
    expect(warned(LIST, '4 Spears', 'double: 2 Spears + Spears')).toEqual([]);
    expect(warned(LIST, '4 Spears', 'double: 2 Spears + Nobody')).toEqual(['dbm.order.double-names']);
  });

  test('cost less where the list says so', () => {
    const pair = ['4 Shields', '4 Archers'];
    const saved = () =>
      raised(LIST, ...pair).points - raised(LIST, ...pair, 'double: 4 Shields + Archers').points;
    shows('dbm.dbe.4', saved, 4);
  });

  test('Bw(X) stand in front of ordinary or superior bowmen', () => {
    const pair = ['4 Shields', '4 Archers'];
    expect(warned(LIST, ...pair, 'double: 4 Shields + Archers')).toEqual([]);
    shows('dbm.bw.7', () => warned(LIST, ...pair, 'double: 4 Archers + Shields'), [
      'dbm.order.double-pavise',
    ]);
  });

  test('wedges stand only where the list asks for them', () => {
    const wedges = ['4 Wedges', 'double: 2 Wedges + Wedges'];
    expect(warned(LIST, ...wedges)).toEqual([]);
    const without = LIST.replace('double: Irr Kn (I) + Irr Kn (I)\n', '');
    shows('dbm.kn.6', () => warned(without, ...wedges), ['dbm.order.wedge']);
  });

  test('are told where they are written wrongly', () => {
    const { faults } = readArmyOrder(
      'dbm order: A\nlist: city\ncommand: C-in-C Reg Cv (O)\ndouble: many\n4 Spears',
    );
    expect(faults.map(({ key }) => key)).toEqual(['dbm.order.double']);
    expect(readArmyList(`${LIST}\ndouble: Reg Bw (X)`).faults.map(({ key }) => key)).toEqual([
      'dbm.list.double',
    ]);
  });
});

describe('fortifications', () => {
  test('cost what the guide says, also in its example', () => {
    shows('dbm.fort.30', () => priceOfSections(SECTIONS, { PF: 1, tower: 1, gate: 1 }), 9);
    shows('dbm.fort.19', () => priceOfSections(SECTIONS, { TF: 2, camp: 3 }), 7);
    // dbm.fort.31: a corner tower has two outward sections.
    expect(priceOfSections(SECTIONS, { tower: 4 * 2 + 3, 'gate-tower': 1, PF: 8 })).toBe(54);
  });

  test('add to the points of the army', () => {
    const { order } = readArmyOrder(
      'dbm order: A\nlist: city\nfortifications: 10 PF, 1 gate\ncommand: C-in-C Reg Cv (O)\n4 Spears',
    );
    const { list } = readArmyList(LIST);
    if (!order || !list) throw new Error('not read');
    expect(muster(order, [list]).points - raised(LIST, '4 Spears').points).toBe(24);
  });

  test('need a list that has towns, or gives them', () => {
    const walls = (list: string, bought: string) => () => {
      const { order } = readArmyOrder(
        `dbm order: A\nlist: city\nfortifications: ${bought}\ncommand: C-in-C Reg Cv (O)\n4 Spears`,
      );
      const read = readArmyList(list).list;
      if (!order || !read) throw new Error('not read');
      return muster(order, [read]).warnings.filter(({ key }) => key === 'debellis.order.walls').length;
    };
    const open = LIST.replace('optional: BUA\n', '');
    expect(walls(LIST, '4 PF, 4 TF')()).toBe(0);
    shows('dbm.fort.2', walls(open, '4 PF'), 1);
    shows('dbm.fort.3', walls(LIST, '4 camp'), 1);
    expect(walls(open, '4 TF')()).toBe(0);
  });

  test('are told where they are written wrongly', () => {
    const { faults } = readArmyOrder(
      'dbm order: A\nlist: city\nfortifications: 4 moats\ncommand: C-in-C Reg Cv (O)\n4 Spears',
    );
    expect(faults.map(({ key }) => key)).toEqual(['debellis.walls']);
    expect(
      readArmyList(LIST.replace('fortifications: TF', 'fortifications: PF')).faults.map(({ key }) => key),
    ).toEqual(['debellis.walls']);
  });
});
