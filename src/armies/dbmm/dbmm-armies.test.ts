import { describe, expect, test } from 'vitest';
import { withDropped } from '../../engine/effects.ts';
import { readArmyList, readArmyOrder } from './army-book.ts';
import { muster } from './muster.ts';

const LIST = `dbmm list: City
id: city
years: 58 BC - 43 AD
aggression: 2
climate: warm
C-in-C: Reg Cv (O)
sub-general: Reg Bd (O)
Spears Reg Sp (O): 8-24
Standards Reg Bge (S): 0-3`;

const HEAD = 'dbmm order: A\nlist: city';
const CHIEF = 'command: C-in-C Reg Cv (O)\n8 Spears';
const SECOND = 'command: sub-general Reg Bd (O)\n4 Spears';

function warnings(...lines: readonly string[]): readonly string[] {
  const { list } = readArmyList(LIST);
  const { order, places, faults } = readArmyOrder([HEAD, ...lines].join('\n'));
  if (list === null || order === null) throw new Error(JSON.stringify(faults));
  return muster(order, [list], places).warnings.map(({ key }) => key);
}

describe('an army', () => {
  test.each([
    ['dbmm.army.1', 'order.budget', ['budget: 20', CHIEF, SECOND]],
    ['dbmm.army.2', 'debellis.order.commands', [CHIEF]],
    ['dbmm.army.4', 'debellis.order.c-in-c', [SECOND, SECOND]],
    ['dbmm.army.5', 'order.too-few', ['command: C-in-C Reg Cv (O)\n1 Spears', SECOND]],
    ['dbmm.army.7', 'debellis.order.general', ['command: C-in-C Reg Kn (O)\n8 Spears', SECOND]],
    ['dbmm.army.7', 'debellis.order.ability', [CHIEF.replace('Reg', 'inert Reg'), SECOND]],
    ['dbmm.bge.5', 'dbmm.order.standards', [`${CHIEF}\n2 Standards`, SECOND]],
    ['dbmm.bge.1', 'debellis.order.all-baggage', [CHIEF, `${SECOND}\nbaggage: 3`]],
  ] as const)('keeps %s or is warned', (id, key, lines) => {
    expect(warnings(...lines)).toContain(key);
    expect(withDropped([id], () => warnings(...lines))).not.toContain(key);
  });

  test('has a list whose aggression is at most 4', () => {
    const read = () => readArmyList(LIST.replace('aggression: 2', 'aggression: 5')).faults.length;
    expect(read()).toBe(1);
    expect(withDropped(['dbmm.army.8'], read)).toBe(0);
  });
});

test('an army of two commands, each with its baggage, breaks no rule', () => {
  expect(warnings(CHIEF, SECOND)).toEqual([]);
});

describe('the abilities of a list', () => {
  const order = ['command: C-in-C brilliant Reg Cv (O)\n8 Spears', SECOND].join('\n');
  const raised = (list: string) => {
    const read = readArmyList(list);
    const { order: army, places } = readArmyOrder(`${HEAD}\n${order}`);
    if (read.list === null || army === null) throw new Error(JSON.stringify(read.faults));
    return muster(army, [read.list], places);
  };
  const giving = (abilities: string) => LIST.replace('Spears Reg', `abilities: ${abilities}\nSpears Reg`);

  test('make a general Brilliant, who else comes as a normal one', () => {
    const [given, not] = [raised(giving('C-in-C brilliant')), raised(giving('C-in-C inert'))];
    expect(given.warnings.map(({ key }) => key)).not.toContain('debellis.order.ability');
    expect(not.warnings.map(({ key }) => key)).toContain('debellis.order.ability');
    expect(given.commands[0]?.elements[0]?.ability).toBe('brilliant');
    expect(not.commands[0]?.elements[0]?.ability).toBeNull();
    expect(given.points - not.points).toBe(10);
  });

  test('name a role and an ability', () => {
    expect(readArmyList(giving('C-in-C lazy')).faults).toMatchObject([
      { key: 'debellis.list.ability', line: 8 },
    ]);
  });
});

describe('an army file tells in its line', () => {
  const faultsOf = (text: string) => readArmyList(text).faults.map(({ key, line }) => [key, line]);

  test.each([
    [
      'terrain that nobody can choose',
      'climate: warm',
      'climate: warm\noptional: Wd, corner',
      'debellis.list.terrain',
      6,
    ],
    ['foot in wedge', '8-24', '8-24, wedge', 'list.flag', 8],
    ['foot on chariots', '8-24', '8-24, chariot', 'list.flag', 8],
    ['a word that no list knows', '8-24', '8-24, wegde', 'list.word', 8],
  ])('%s', (_, right, wrong, key, line) => {
    expect(faultsOf(LIST)).toEqual([]);
    expect(faultsOf(LIST.replace(right, wrong))).toEqual([[key, line]]);
  });

  test('a general with two abilities', () => {
    const { order, faults } = readArmyOrder(`${HEAD}\ncommand: C-in-C brilliant inert Reg Cv (O)\n8 Spears`);
    expect(order).toBeNull();
    expect(faults.map(({ key, line }) => [key, line])).toEqual([['debellis.order.abilities', 3]]);
  });

  test('troops that have no price', () => {
    const { order, places } = readArmyOrder(`${HEAD}\n${CHIEF}\n2 Runners Irr Ax (F)\n${SECOND}`);
    const { list } = readArmyList(LIST);
    const raised = order && list && muster(order, [list], places);
    expect(raised?.faults.map(({ key, line }) => [key, line])).toEqual([['dbmm.order.no-price', 5]]);
  });
});
