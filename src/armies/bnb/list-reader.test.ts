import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTroopFault, parseTroop, type Troop } from '../../rules/bnb/troops/troops.ts';
import type { ListLine } from './army-data.ts';
import { readArmyList } from './list-reader.ts';
import { tellFinding } from './messages.ts';

function troop(text: string): Troop {
  const read = parseTroop(text);
  if (isTroopFault(read)) throw new Error(`${text}: ${read.key}`);
  return read;
}

const HEAD = [
  'list: Kish',
  'id: kish',
  'years: 2600-2330 BC',
  'aggression: 2',
  'mandatory: Rv, BUA',
  'C-in-C: in a car Reg HCh (I) or on foot Reg Pk (I/X)',
];

const listOf = (...lines: string[]) => readArmyList([...HEAD, ...lines].join('\n'));
const withHead = (line: string, index: number) =>
  readArmyList([...HEAD.map((old, at) => (at === index ? line : old)), 'Spearmen Reg Pk (I): 4'].join('\n'));

/** The faults as key and line, and the sentence of each. No placeholder may be left in a sentence. */
function faultsOf({
  faults,
}: ReturnType<typeof readArmyList>): readonly (readonly [string, number | undefined])[] {
  for (const fault of faults) expect(tellFinding('en', fault)).not.toMatch(/[{}]|undefined/);
  return faults.map(({ key, line }) => [key, line] as const);
}

describe('an army list', () => {
  it('is read with its headings', () => {
    const { list, faults } = listOf(
      'optional: H(G), marsh',
      'about: First.',
      'about: Second.',
      'about fr: Le premier.',
      'Guard Reg Bd (O): 3',
    );
    expect(faults).toEqual([]);
    expect(list).toMatchObject({
      id: 'kish',
      name: 'Kish',
      years: { from: 2600, to: 2330 },
      aggression: 2,
      mandatory: ['Rv', 'BUA'],
      optional: ['H(G)', 'marsh'],
      baggage: 1,
      about: { en: ['First.', 'Second.'], fr: ['Le premier.'] },
      generals: [
        { words: 'in a car', troop: troop('Reg HCh (I)') },
        { words: 'on foot', troop: troop('Reg Pk (I)') },
        { words: 'on foot', troop: troop('Reg Pk (X)') },
      ],
    });
  });

  it.each<[string, Partial<ListLine>]>([
    ['Household Spearmen Reg Pk(I): 18-48', { name: 'Household Spearmen', least: 18, most: 48 }],
    ['Guard Reg Bd (O): 3', { least: 3, most: 3 }],
    ['Guard Reg Bd (O): 0 – 3   # a dash as books print it', { least: 0, most: 3 }],
    [
      'Archers Reg Ps (O) bow or Reg Bw (I): 2-3',
      {
        parts: [
          {
            share: { part: 1, whole: 1 },
            supporting: false,
            troops: [troop('Reg Ps (O) bow'), troop('Reg Bw (I)')],
          },
        ],
      },
    ],
    [
      'Kallapani: 2, 1/2 Reg mtd Ax(S), 1/2 supporting Reg mtd Ps(O)',
      {
        parts: [
          { share: { part: 1, whole: 2 }, supporting: false, troops: [troop('Reg mtd Ax (S)')] },
          { share: { part: 1, whole: 2 }, supporting: true, troops: [troop('Reg mtd Ps (O)')] },
        ],
      },
    ],
    [
      'Reserves: 3-6, half Reg Ax (I), half Reg Ps (O)',
      {
        parts: [
          { share: { part: 1, whole: 2 }, supporting: false, troops: [troop('Reg Ax (I)')] },
          { share: { part: 1, whole: 2 }, supporting: false, troops: [troop('Reg Ps (O)')] },
        ],
      },
    ],
  ])('reads %s', (text, expected) => {
    const { list, faults } = listOf(text);
    expect(faults).toEqual([]);
    expect(list?.lines[0]).toMatchObject(expected);
  });

  it('reads upgrades by share and by number, and which lines may support which', () => {
    const { list, faults } = listOf(
      'Up to 1/2 household spearmen upgraded to Reg Pk(X)',
      'Household Spearmen Reg Pk(I): 18-48',
      'Array: 4-6, 1/2 Reg Ax (O), 1/2 supporting Reg Ps (O)',
      'Up to 2 Array Reg Ax (O) upgraded to Reg Ax (S)',
      'Archers Irr Ps (O) bow: 2, may support household spearmen and array',
    );
    expect(faults).toEqual([]);
    expect(list?.upgrades).toEqual([
      { most: { part: 1, whole: 2 }, name: 'Household Spearmen', from: null, to: troop('Reg Pk (X)') },
      { most: 2, name: 'Array', from: troop('Reg Ax (O)'), to: troop('Reg Ax (S)') },
    ]);
    expect(list?.lines[2]?.maySupport).toEqual(['Household Spearmen', 'Array']);
  });

  it.each<[string, number, string]>([
    ['list:', 0, 'file.heading-empty'],
    ['id: Kish!', 1, 'list.id'],
    ['years: 2600-2330', 2, 'list.years'],
    ['years: 2330-2600 BC', 2, 'list.years'],
    ['years: 3001-2600 BC', 2, 'list.years'],
    ['years: 720-704 BC', 2, 'list.years'],
    ['aggression: 5', 3, 'file.number'],
    ['aggression: two', 3, 'file.number'],
    ['mandatory: Rv, swamp', 4, 'list.terrain'],
    ['mandatory: Rv, Rv', 4, 'list.terrain-twice'],
    ['C-in-C: in a car', 5, 'troop.form'],
    ['C-in-C: Reg Wb (O)', 5, 'troop.none'],
  ])('tells what is wrong with "%s"', (line, index, key) => {
    expect(faultsOf(withHead(line, index))).toEqual([[key, index + 1]]);
  });

  it('reports each heading that is missing or occurs twice', () => {
    expect(faultsOf(readArmyList('Guard Reg Bd (O): 3'))).toEqual(
      Array.from({ length: 6 }, () => ['file.heading-missing', undefined]),
    );
    expect(faultsOf(listOf('Guard Reg Bd (O): 3', 'aggression: 3'))).toEqual([['file.heading-twice', 8]]);
    expect(faultsOf(listOf())).toEqual([['list.empty', undefined]]);
  });

  it.each<[string, string]>([
    ['agression 2', 'list.line'],
    ['Guard: 3', 'list.line'],
    ['Guard Reg Bd (O)', 'list.line'],
    ['Reg Bd (O): 3', 'list.name'],
    ['Guard Reg Bd (O): many', 'list.count'],
    ['Guard Reg Bd (O): -3', 'list.count'],
    ['Guard Reg Bd (O): 0', 'list.count'],
    ['Guard Reg Bd (O): 4-900', 'list.count'],
    ['Guard Reg Bd (O): 6-2', 'list.count-order'],
    ['Guard Reg Bd (S): 3', 'troop.none'],
    ['Guard Reg Bd: 3', 'troop.grade-missing'],
    ['Guard Reg Xx (O): 3', 'troop.type'],
    ['Guard Reg Bd (Q): 3', 'troop.grade'],
    ['Guard Reg Bd (O) sling: 3', 'troop.weapon'],
    ['Guard Reg mtd Cv (O): 3', 'troop.mounted'],
    ['Guard Reg Bd (O) or Ax (O): 3', 'troop.regularity'],
    ['Guard: 4, 1/2 Reg Ax (S), Reg Ps (O)', 'list.share'],
    ['Guard: 4, 1/2 Reg Ax (S), 3/2 Reg Ps (O)', 'list.share'],
    ['Guard: 4, 1/0 Reg Ax (S), 1/2 Reg Ps (O)', 'list.share'],
    ['Guard: 4, 1/2 Reg Ax (S), 1/3 Reg Ps (O)', 'list.share-sum'],
    ['Guard: 4, 1/2 Reg Ax (S), 1/2 supporting Reg Ps (S)', 'list.supporter'],
    ['Guard Reg Bd (O): 3, if it rains', 'list.addition'],
    ['Guard Reg Ps (O): 3, may support Nobody', 'list.name-unknown'],
    ['Guard Reg Bd (O): 3, may support Guard', 'list.supporter'],
    ['Up to 1/2 Nobody upgraded to Reg Bd (O)', 'list.name-unknown'],
    ['Some Spears upgraded to Reg Sp (O)', 'list.line'],
    ['Up to 0 Spears upgraded to Reg Sp (O)', 'list.share'],
    ['Up to 1/2 Spears upgraded to Reg Sp (S)', 'troop.none'],
    ['Up to 1 Pair upgraded to Reg Ax (S)', 'list.upgrade-from'],
    ['Up to 1 Pair Reg Ax (I) upgraded to Reg Ax (S)', 'list.upgrade-troop'],
    ['spears Reg Sp (O): 3', 'list.name-twice'],
  ])('tells what is wrong with "%s", and where', (line, key) => {
    const reading = listOf('Spears Reg Sp (I): 4-8', 'Pair: 2, 1/2 Reg Ax (O), 1/2 Reg Ps (O)', '', line);
    expect(reading.list).toBe(null);
    expect(faultsOf(reading)).toEqual([[key, 10]]);
  });

  it('accepts all line ends, tabs, comments and capitals', () => {
    const lines = [...HEAD, '# nothing', 'Guard\tReg Bd (O): 3   # at least'];
    const plain = readArmyList(lines.join('\n'));
    expect(plain.faults).toEqual([]);
    expect(readArmyList(`\uFEFF${lines.join('\r\n')}\r\n`)).toEqual(plain);
    const shouted = lines.map((line) => line.replace(/^[a-z]+:/, (name) => name.toUpperCase()));
    expect(readArmyList(shouted.join('\r'))).toEqual(plain);
  });

  it('reports all faults at once, in the order of the lines', () => {
    const reading = listOf('A Reg Wb (O): 3', 'B: 3', 'C Reg Bd (O): x');
    expect(faultsOf(reading)).toEqual([
      ['troop.none', 7],
      ['list.line', 8],
      ['list.count', 9],
    ]);
    expect(tellFinding('en', reading.faults[0] ?? { key: 'list.empty', figures: {} })).toBe(
      'line 7: Reg Wb (O) does not exist: Wb are Irr Wb (S), Irr Wb (O) or Irr Wb (F)',
    );
  });

  it('never throws for any text', () => {
    const pieces = fc.constantFrom(
      ...HEAD,
      'A',
      'Reg Bd (O)',
      ':',
      ',',
      '1/2',
      ' supporting ',
      'Up to',
      'upgraded to',
      '\n',
      '0-9',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 20 }), (texts) => {
        const { list, faults } = readArmyList(texts.join(' '));
        expect(list === null).toBe(faults.length > 0);
      }),
    );
  });
});
