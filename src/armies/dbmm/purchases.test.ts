import { describe, expect, test } from 'vitest';
import { withDropped } from '../../engine/effects.ts';
import { readArmyList, readArmyOrder } from './army-book.ts';
import { muster } from './muster.ts';
import { purchasesOf } from './purchases.ts';

const LIST = `dbmm list: City
id: city
years: 58 BC - 43 AD
aggression: 2
climate: warm
optional: FW
C-in-C: Reg Cv (O)
sub-general: Reg Bd (O)
fortifications: PF, tower, gate, TF, camp, FO, HO
stratagems: scouting, hidden-obstacles, guides, unusual-troops, changing-deployment, delaying-battle
frontier: north
Spears Reg Sp (O): 4-24
Archers Reg Bw (O): 0-8, obstacles
Shields Reg Bw (X): 0-8, double-based
Bows Reg Bw (S): 0-8, double-based-rear`;

const SECOND = 'command: sub-general Reg Bd (O)\n4 Spears';

function read(list: string, lines: readonly string[], chief = '') {
  const text = ['dbmm order: A', 'list: city', ...lines, `command: C-in-C ${chief} Reg Cv (O)`, SECOND];
  const [listed, order] = [
    readArmyList(list),
    readArmyOrder(text.join('\n').replace('C-in-C  Reg', 'C-in-C Reg')),
  ];
  if (listed.list === null || order.order === null)
    throw new Error(JSON.stringify([...listed.faults, ...order.faults]));
  return { list: listed.list, order: order.order };
}

function raised(list: string, lines: readonly string[], chief = '') {
  const { list: of, order } = read(list, lines, chief);
  return muster(order, [of]);
}

const cost = (lines: readonly string[], chief = ''): number =>
  raised(LIST, lines, chief).points - raised(LIST, [], chief).points;

const warned = (list: string, lines: readonly string[]): readonly string[] =>
  raised(list, lines).warnings.map(({ key }) => key);

function shows<Answer>(rule: string, of: () => Answer, expected: Answer): void {
  expect(of(), rule).toEqual(expected);
  expect(withDropped([rule], of), `without ${rule}`).not.toEqual(expected);
}

describe('an army buys', () => {
  test.each([
    ['dbmm.price.40', '10 TF', 20],
    ['dbmm.price.41', '10 camp', 10],
    ['dbmm.price.42', '10 PF', 20],
    ['dbmm.price.43', '2 gate', 8],
    ['dbmm.price.44', '3 tower', 9],
    ['dbmm.price.46', '6 HO', 12],
    ['dbmm.price.47', '4 FO', 8],
  ])('sections by %s', (rule, bought, points) => {
    shows(rule, () => cost([`fortifications: ${bought}`]), points);
  });

  test('stratagems, which an inert C-in-C pays twice', () => {
    expect(cost(['stratagems: scouting, guides'])).toBe(10);
    expect(cost(['stratagems: scouting, guides'], 'inert')).toBe(20);
  });

  test('only what its list permits', () => {
    const none = LIST.replace(/fortifications: .*\nstratagems: .*/, '');
    shows('dbmm.army.11', () => warned(none, ['fortifications: 4 FO']), ['debellis.order.walls']);
    shows('dbmm.army.10', () => warned(none, ['stratagems: scouting']), ['dbmm.order.stratagem']);
    const { list, order } = read(none, ['fortifications: 4 FO, 2 HO', 'stratagems: scouting']);
    shows('dbmm.army.11', () => purchasesOf(order, list).fortifications, {});
    shows('dbmm.army.11', () => purchasesOf(order, list).hidden, 0);
    shows('dbmm.army.10', () => purchasesOf(order, list).stratagems, []);
  });

  test('five stratagems at most', () => {
    const six = [
      'scouting',
      'hidden-obstacles',
      'guides',
      'unusual-troops',
      'changing-deployment',
      'delaying-battle',
    ];
    const lines = [`stratagems: ${six.join(', ')}`];
    shows('dbmm.strat.12', () => warned(LIST, lines), ['dbmm.order.stratagems']);
    const { list, order } = read(LIST, lines);
    shows('dbmm.strat.12', () => purchasesOf(order, list).stratagems, six.slice(0, 5));
  });

  test('hidden obstacles apart from what the enemy sees', () => {
    const { list, order } = read(LIST, ['fortifications: 4 FO, 2 HO']);
    expect(purchasesOf(order, list)).toEqual({ fortifications: { FO: 4 }, hidden: 2, stratagems: [] });
  });
});

test.each([
  ['debellis.walls', 'fortifications: 4 moats'],
  ['debellis.stratagem', 'stratagems: ambush'],
  ['debellis.stratagem-twice', 'stratagems: guides, guides'],
  ['debellis.order.baggage', 'army baggage: many'],
])('an order is told %s', (key, line) => {
  const text = ['dbmm order: A', 'list: city', line, 'command: C-in-C Reg Cv (O)', '4 Spears'].join('\n');
  expect(readArmyOrder(text).faults.map((fault) => fault.key)).toEqual([key]);
});

test('a list is told when it faces nowhere at its frontier', () => {
  const list = LIST.replace('frontier: north', 'frontier: up');
  expect(readArmyList(list).faults.map(({ key }) => key)).toEqual(['debellis.list.frontier']);
});

describe('a line of a list', () => {
  test('gives its elements what it says besides', () => {
    const flagsOf = () => {
      const { list } = read(LIST, []);
      const { order } = readArmyOrder(
        `dbmm order: A\nlist: city\ncommand: C-in-C Reg Cv (O)\n4 Archers\n4 Spears\n${SECOND}`,
      );
      if (!order) throw new Error('not read');
      return muster(order, [list]).commands[0];
    };
    shows('dbmm.army.6', () => flagsOf()?.elements.map(({ flags }) => flags), [[], ['obstacles'], [], []]);
    // An element that may set obstacles costs 1 more: 8 + 20 for the general, 4 x 6 and 4 x 5, and 2 of baggage.
    shows('dbmm.army.6', () => flagsOf()?.points, 74);
    shows('dbmm.price.45', () => flagsOf()?.points, 74);
  });

  test('makes rear halves that count nothing for morale', () => {
    const { list } = read(LIST, []);
    const { order } = readArmyOrder(
      `dbmm order: A\nlist: city\ncommand: C-in-C Reg Cv (O)\nbaggage: 0\n2 Shields\n2 Bows\n${SECOND}`,
    );
    if (!order) throw new Error('not read');
    shows('dbmm.me.17', () => muster(order, [list]).commands[0]?.equivalents, 4 + 2);
  });
});

describe('baggage', () => {
  const GATHERED = ['army baggage: 4'];

  test('may be gathered in a command of its own', () => {
    const { commands, warnings } = raised(LIST, GATHERED);
    expect(warnings).toEqual([]);
    expect(commands.map(({ role, elements }) => [role, elements.at(-1)?.count])).toEqual([
      ['C-in-C', 1],
      ['sub-general', 4],
      ['army baggage', 4],
    ]);
  });

  test('is regular if the C-in-C is', () => {
    shows('dbmm.class.15', () => raised(LIST, GATHERED).commands.at(-1)?.elements[0]?.troop.regular, true);
    // Regular baggage of an army counts 2 ME each.
    shows('dbmm.class.15', () => raised(LIST, GATHERED).commands.at(-1)?.equivalents, 8);
  });

  test('of all commands is gathered, but for that of ally-generals', () => {
    const kept = (role: string) => () => {
      const { list } = read(LIST, []);
      const text = [
        'dbmm order: A',
        'list: city',
        'army baggage: 2',
        'command: C-in-C Reg Cv (O)',
        '4 Spears',
      ];
      const { order } = readArmyOrder(
        [...text, `command: ${role} Reg Bd (O)`, 'baggage: 2', '4 Spears'].join('\n'),
      );
      if (!order) throw new Error('not read');
      return muster(order, [list]).warnings.map(({ key }) => key);
    };
    shows('dbmm.bge.2', kept('sub-general'), ['dbmm.order.baggage-kept']);
    shows('dbmm.bge.3', kept('ally-general'), []);
  });
});
