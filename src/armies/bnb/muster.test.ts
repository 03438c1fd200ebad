import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDropped } from '../../engine/effects.ts';
import { isTroopFault, parseTroop, type Troop } from '../../rules/bnb/troops/troops.ts';
import type { Finding } from '../finding.ts';
import type { ArmyOrder } from './army-data.ts';
import { formatArmyOrder } from './army-writer.ts';
import { readArmyList } from './list-reader.ts';
import { tellFinding } from './messages.ts';
import { eachBase, muster } from './muster.ts';
import { readArmyOrder } from './order-reader.ts';

function troop(text: string): Troop {
  const read = parseTroop(text);
  if (isTroopFault(read)) throw new Error(`${text}: ${read.key}`);
  return read;
}

const LIST = `list: Some city
id: city
years: 2600-2330 BC
aggression: 2
mandatory: Rv
C-in-C: Reg HCh (I) or Reg Bd (F)
Spears Reg Sp (I): 2-8
Up to 1/2 Spears upgraded to Reg Sp (O)
Archers Irr Ps (O) bow: 0-4, may support Spears
Slingers Irr Ps (O) sling: 0-4
Guard: 0-6, 1/2 Reg Ax (S), 1/2 supporting Reg Ps (O)
Up to 1 Guard Reg Ax (S) upgraded to Reg Bd (F)
Watch Reg Bw (I) or Reg Ps (I): 0-3
Riders Reg mtd Ax (O): 0-2`;

const HEAD = 'order: The guard\nlist: city\nC-in-C: Reg HCh (I)\n';

function raise(...lines: string[]) {
  const { order, places, faults } = readArmyOrder(HEAD + lines.join('\n'));
  const { list } = readArmyList(LIST);
  if (order === null || list === null)
    throw new Error(faults.map((each) => tellFinding('en', each)).join('; '));
  return muster(order, list, places);
}

function keysOf(findings: readonly Finding[]): readonly (readonly [string, number | undefined])[] {
  for (const found of findings) expect(tellFinding('en', found)).not.toMatch(/[{}]|undefined/);
  return findings.map(({ key, line }) => [key, line] as const);
}

describe('an order of battle', () => {
  it('is read with its headings and lines', () => {
    const { order, faults, places } = readArmyOrder(
      `${HEAD}budget: 100.5\nabout: Ours.\nabout fr: À nous.\nbaggage: 2\npoints: 99\nconfidence: 60\nrouting: 20\n12 Household spearmen\n6 x Spears Reg Sp(O)\n2 Archers supporting\n1 Guard Reg Ps (O) supporting`,
    );
    expect(faults).toEqual([]);
    expect(order).toEqual({
      name: 'The guard',
      list: 'city',
      budget: 100.5,
      about: { en: ['Ours.'], fr: ['À nous.'] },
      general: troop('Reg HCh (I)'),
      baggage: 2,
      lines: [
        { count: 12, name: 'Household spearmen', troop: null, supporting: false },
        { count: 6, name: 'Spears', troop: troop('Reg Sp (O)'), supporting: false },
        { count: 2, name: 'Archers', troop: null, supporting: true },
        { count: 1, name: 'Guard', troop: troop('Reg Ps (O)'), supporting: true },
      ],
      stated: { points: 99, confidence: 60, routing: 20 },
    });
    expect(places.lines).toEqual([11, 12, 13, 14]);
  });

  it('has 250 points to spend if it gives no other number', () => {
    expect(readArmyOrder(HEAD).order?.budget).toBe(250);
  });

  it.each<[string, string]>([
    ['some spears', 'order.line'],
    ['3', 'order.line'],
    ['3 Reg Sp (I)', 'order.line'],
    ['-3 Spears', 'order.line'],
    ['0 Spears', 'order.count'],
    ['501 Spears', 'order.count'],
    ['3 Spears Reg Sp', 'troop.grade-missing'],
    ['3 Spears Reg Sp (S)', 'troop.none'],
    ['budget: much', 'file.number'],
    ['baggage: 1.5', 'file.number'],
    ['points: -1', 'file.number'],
    ['C-in-C: Reg Bd (O)', 'file.heading-twice'],
  ])('tells what is wrong with "%s", and where', (line, key) => {
    const reading = readArmyOrder(`${HEAD}\n# a comment\n${line}`);
    expect(reading.order).toBe(null);
    expect(keysOf(reading.faults)).toEqual([[key, 6]]);
  });

  it('must name itself, its list and its C-in-C', () => {
    const missing = ['file.heading-missing', undefined];
    expect(keysOf(readArmyOrder('3 Spears').faults)).toEqual([missing, missing, missing]);
    const faults = readArmyOrder('order: A\nlist: b\n').faults;
    expect(faults.map((each) => tellFinding('en', each))).toEqual([
      'the heading "C-in-C:" is missing: write for example "C-in-C: Reg HCh (O)"',
    ]);
  });

  it('never throws for any text', () => {
    const pieces = fc.constantFrom(
      'order: A',
      'list: b',
      'C-in-C: Reg Bd (O)',
      '3 ',
      'Spears',
      'Reg Sp (O)',
      'supporting',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 20 }), (texts) => {
        const { order, faults } = readArmyOrder(texts.join('\n'));
        expect(order === null).toBe(faults.length > 0);
        if (order !== null) expect(muster(order, null).points).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is the same after writing and reading', () => {
    const number = fc.option(fc.nat(900), { nil: null });
    const line = fc.record({
      count: fc.integer({ min: 1, max: 60 }),
      name: fc.constantFrom('Spears', "Itu'a archers", 'Foot guard'),
      troop: fc.option(fc.constantFrom(troop('Reg Sp (O)'), troop('Irr Ps (O) sling')), { nil: null }),
      supporting: fc.boolean(),
    });
    const order: fc.Arbitrary<ArmyOrder> = fc.record({
      name: fc.constantFrom('A', 'The guard'),
      list: fc.constant('city'),
      budget: fc.nat(1000).map((value) => value / 2),
      about: fc.record({
        en: fc.array(fc.constantFrom('One.', 'Two.')),
        fr: fc.array(fc.constantFrom('Un.', 'Deux.')),
      }),
      general: fc.constantFrom(troop('Reg Bd (O)'), troop('Reg HCh (I)')),
      baggage: fc.option(fc.nat(9), { nil: null }),
      lines: fc.array(line),
      stated: fc.record({ points: number, confidence: number, routing: number }),
    });
    fc.assert(
      fc.property(order, (written) => {
        expect(readArmyOrder(formatArmyOrder(written)).order).toEqual(written);
      }),
      { numRuns: 60 },
    );
  });
});

describe('an army raised from its order', () => {
  it('has its bases, points, confidence and routing level', () => {
    const army = raise(
      '3 Spears Reg Sp (I)',
      '1 spears Reg Sp (O)',
      '1 Archers supporting',
      '2 Archers',
      '1 Riders',
    );
    expect(keysOf(army.faults)).toEqual([]);
    expect(keysOf(army.warnings)).toEqual([]);
    expect(army.bases.map(({ count, name, support, general }) => [count, name, support, general])).toEqual([
      [1, 'C-in-C', false, true],
      [3, 'Spears', false, false],
      [1, 'Spears', false, false],
      [1, 'Archers', true, false],
      [2, 'Archers', false, false],
      [1, 'Riders', false, false],
      [1, 'Baggage', false, false],
    ]);
    expect(army.points).toBe(22 + 18 + 7 + 4 + 6 + 6);
    expect(army.confidence).toBe(16 + 4 * 4 + 3 * 2 + 4);
    expect(army.routing).toBe(14);
    expect(eachBase(army.bases)).toHaveLength(10);
  });

  it('prices the Ps of a supporting share as supporting, with or without the word', () => {
    const said = raise('4 Spears Reg Sp (I)', '1 Guard Reg Ax (S)', '1 Guard Reg Ps (O) supporting');
    const unsaid = raise('4 Spears Reg Sp (I)', '1 Guard Reg Ax (S)', '1 Guard Reg Ps (O)');
    expect([said.points, unsaid.points]).toEqual([57, 57]);
    expect(keysOf(said.warnings)).toEqual([]);
  });

  // Lines 1 to 3 are the headings. Line 4 has the spears that the list requires.
  it.each<[string, readonly string[], readonly (readonly [string, number | undefined])[]]>([
    ['too many', ['9 Spears Reg Sp (I)'], [['order.too-many', 5]]],
    ['not in the list', ['2 Elephants Irr El (O)'], [['order.name-unknown', 5]]],
    ['a troop not offered', ['2 Slingers Irr Ps (S) sling'], [['order.troop', 5]]],
    ['other weapons', ['2 Slingers Irr Ps (O) bow'], [['order.troop', 5]]],
    [
      'a share too great',
      ['3 Guard Reg Ax (S)', '1 Guard Reg Ps (O)'],
      [
        ['order.share', 5],
        ['order.share', 5],
      ],
    ],
    ['an odd share rounded', ['2 Guard Reg Ax (S)', '1 Guard Reg Ps (O)'], []],
    [
      'a share too great by one',
      ['3 Guard Reg Ax (S)'],
      [
        ['order.share', 5],
        ['order.share', 5],
      ],
    ],
    ['too many upgrades by share', ['4 Spears Reg Sp (O)'], [['order.upgrade', 5]]],
    ['too many upgrades by number', ['2 Guard Reg Bd (F)', '2 Guard Reg Ps (O)'], [['order.upgrade', 5]]],
    ['upgrades within their number', ['1 Guard Reg Bd (F)', '1 Guard Reg Ps (O)'], []],
    ['support not listed', ['2 Slingers supporting'], [['order.support', 5]]],
    ['support by others than Ps (O)', ['2 Watch Reg Ps (I) supporting'], [['order.supporter', 5]]],
    ['baggage', ['baggage: 2'], [['order.baggage', 5]]],
    ['wrong points', ['points: 250'], [['order.points', 5]]],
    ['wrong confidence', ['confidence: 1'], [['order.confidence', 5]]],
    ['wrong routing level', ['routing: 2.5'], [['order.routing', 5]]],
    ['right statements', ['points: 34', 'confidence: 24', 'routing: 8'], []],
    ['over its budget', ['budget: 33.5'], [['order.budget', 5]]],
    ['within its budget', ['budget: 34'], []],
  ])('warns: %s', (_, lines, expected) => {
    const army = raise('2 Spears Reg Sp (I)', ...lines);
    expect(keysOf(army.faults)).toEqual([]);
    expect(keysOf(army.warnings)).toEqual(expected);
  });

  it('warns of missing lines', () => {
    expect(keysOf(raise().warnings)).toEqual([['order.too-few', undefined]]);
    expect(keysOf(raise('1 Spears Reg Sp (I)').warnings)).toEqual([['order.too-few', 4]]);
    const lonely = raise('1 Archers supporting');
    expect(keysOf(lonely.warnings)).toEqual([
      ['order.too-few', undefined],
      ['order.supported-missing', 4],
    ]);
  });

  it('says what would be right', () => {
    const army = raise('2 Spears Reg Sp (I)', '3 Guard Reg Ax (S)', '1 Slingers Irr Ps (O)', 'budget: 30');
    expect(army.warnings.map((each) => tellFinding('en', each))).toEqual([
      'line 5: of 3 Guard, 3 are Reg Ax (S): 1 or 2 would be right',
      'line 5: of 3 Guard, 0 are Reg Ps (O): 1 or 2 would be right',
      'line 6: Slingers are not offered as Irr Ps (O): the list offers Irr Ps (O) sling',
      'line 7: the army costs 58 points, where the budget is 30: take 28 out',
    ]);
  });

  it('warns of a C-in-C that the list does not offer, and still raises the army', () => {
    const { order, places } = readArmyOrder('order: A\nlist: city\nC-in-C: Reg Bd (O)\n2 Spears Reg Sp (I)');
    const { list } = readArmyList(LIST);
    const army = order === null ? null : muster(order, list, places);
    expect(army?.points).toBe(32);
    expect(keysOf(army?.warnings ?? [])).toEqual([['order.general', 3]]);
  });

  it('leaves out and reports bases whose troop is unknown', () => {
    const army = raise('2 Spears', '2 Elephants', '2 Watch');
    expect(keysOf(army.faults)).toEqual([
      ['order.troop-unknown', 5],
      ['order.troop-missing', 6],
    ]);
    expect(army.points).toBe(34);
  });

  it('has the usual baggage if there is no list', () => {
    const { order } = readArmyOrder(`${HEAD}2 Spears Reg Sp (I)`);
    const army = order === null ? null : muster(order, null);
    expect(army?.bases.at(-1)).toMatchObject({ name: 'Baggage', count: 1 });
    expect(army?.points).toBe(34);
    expect(keysOf(army?.warnings ?? [])).toEqual([]);
  });

  it('asks for its baggage and its budget by the clauses', () => {
    expect(withDropped(['bnb.army.9'], () => raise('2 Spears Reg Sp (I)', 'baggage: 2').warnings)).toEqual(
      [],
    );
    expect(withDropped(['bnb.cost.1'], () => raise('2 Spears Reg Sp (I)', 'budget: 9').warnings)).toEqual([]);
  });
});
