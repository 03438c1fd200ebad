import { describe, expect, test } from 'vitest';
import { withDropped } from '../../engine/effects.ts';
import { readArmyList } from './list-reader.ts';
import { muster } from './muster.ts';
import { readArmyOrder } from './order-reader.ts';
import { translateList } from './translate.ts';

const HEAD = 'list: Hill kings\nid: hill-kings\nyears: 1200-1100 BC\naggression: 2\nmandatory: Rv\n';

/** The translated lines of these lines, from DBM by default. */
function linesOf(lines: string, system = 'DBM'): readonly string[] {
  const { text, faults } = translateList(
    `system: ${system}\n${HEAD}C-in-C - in chariot, Reg Kn (O) @ 32AP 1\n${lines}`,
  );
  if (text === null) throw new Error(JSON.stringify(faults));
  return text.split('\n').slice(7, -1);
}

const faultsOf = (lines: string) => translateList(`system: DBM\n${HEAD}${lines}`).faults;
const notesOf = (lines: string) => translateList(`system: DBM\n${HEAD}C-in-C Reg Kn (O)\n${lines}`).notes;

describe('the translation of a list', () => {
  test('is a list in our grammar that can be read', () => {
    const { text } = translateList(
      `system: DBM\n${HEAD}C-in-C - in chariot, Reg Kn (O) @ 32AP 1\nSpears - Reg Sp (O) @ 5AP 8-15`,
    );
    expect(text).toContain('C-in-C: in chariot, Reg HCh (O)');
    expect(readArmyList(text ?? '').faults).toEqual([]);
    expect(readArmyList(text ?? '').list?.lines[0]).toMatchObject({ name: 'Spears', least: 4, most: 8 });
  });

  test.each([
    ['Chariots - Reg Kn (O) @ 12AP 5-13', 'Chariots Reg HCh (O): 3-7'],
    ['Light chariots Irr Cv (O): 2-4', 'Light chariots Irr LCh (O): 1-2'],
    ['Horsemen Irr Cv (O): 2-4', 'Horsemen Irr Cv (O): 1-2'],
    ['Camel riders - Irr LH (I) 0-4', 'Camel riders Irr LH (X): 0-2'],
    ['Axemen Irr Ax (X): 3', 'Axemen Irr Pk (F): 2'],
    ['Mounted scouts - Irr Cv (O) 1-2', 'Mounted scouts Irr LH (I): 1'],
    ['Slingers Irr Ps (O): 4-24', 'Slingers Irr Ps (O) sling: 2-12'],
    ['Archers Reg Ps (O) or Reg Bw (I): 3-6', 'Archers Reg Ps (O) bow or Reg Bw (I): 2-3'],
    ['Levies - Irr Hd (O) *20-50', 'Levies Irr Hd (O): 10-25'],
    [
      'Guard: 3-8, half Reg mtd Ax (S), half supporting Reg mtd Ps (O)',
      'Guard: 2-4, half Reg mtd Ax (S), half supporting Reg mtd Ps (O)',
    ],
    [
      'Guard Reg Bd (F/O): 3\nUp to 3 Guard upgraded to Reg Bd (O)',
      'Guard Reg Bd (F) or Reg Bd (O): 2,Up to 2 Guard upgraded to Reg Bd (O)',
    ],
  ])('%s', (line, wanted) => {
    expect(linesOf(line).join(',')).toBe(wanted);
  });

  test('leaves out generals, allies and Cm (X), and reports it', () => {
    const lines =
      'Sub-general - Reg Kn (O) 0-2\nAlly-general Irr Cv (O): 1\nAllied horse Irr LH (O): 2-4\nRaiders Irr Cm (X): 2';
    expect(linesOf(lines)).toEqual([]);
    const dropped = notesOf(lines).filter(({ key }) => key === 'translate.dropped');
    expect(dropped.map(({ line }) => line)).toEqual([8, 9, 10, 11]);
  });

  test('reports each wrong line', () => {
    const faults = faultsOf('Spears Reg Sp (O)\nElite Reg Sp (S): 4\nWagons Irr WWg (O): 2\nReg Bd (O): 4');
    expect(faults.map(({ key, line }) => [key, line])).toEqual([
      ['translate.line', 7],
      ['troop.none', 8],
      ['troop.type', 9],
      ['list.name', 10],
    ]);
  });

  test('asks for the system, and for what our lists need', () => {
    expect(translateList('Spears Reg Sp (O): 4').faults).toMatchObject([{ key: 'translate.system' }]);
    expect(translateList('Spears Reg Sp (O): 4', 'dbmm').notes).toContainEqual(
      expect.objectContaining({ key: 'file.heading-missing' }),
    );
  });

  test('replaces the prices of the list', () => {
    expect(linesOf('Spears - Reg Sp (O) @ 5AP 8')).toEqual(['Spears Reg Sp (O): 4']);
    withDropped(['bnb.list.11'], () => expect(faultsOf('Spears - Reg Sp (O) @ 5AP 8')).not.toEqual([]));
  });

  test('uses the weapons in the name of a line', () => {
    withDropped(['bnb.list.19'], () =>
      expect(linesOf('Slingers Irr Ps (O): 2')).not.toEqual(['Slingers Irr Ps (O) sling: 1']),
    );
  });
});

describe('a list', () => {
  test('gives the aggression factor and the terrain', () => {
    const bare = 'list: A\nid: a\nyears: 1200-1100 BC\nC-in-C: Reg Bd (O)\nSpears Reg Sp (O): 4';
    expect(readArmyList(bare).faults.map(({ figures }) => figures.heading)).toEqual([
      'aggression',
      'mandatory',
    ]);
    withDropped(['bnb.list.1'], () => expect(readArmyList(bare).faults).toEqual([]));
  });

  test('is what its army must keep to', () => {
    const { list } = readArmyList(`${HEAD}C-in-C: Reg Bd (O)\nSpears Reg Sp (O): 4-8`);
    const { order, places } = readArmyOrder('order: A\nlist: hill-kings\nC-in-C: Reg Bd (O)\n12 Spears');
    if (!order || !list) throw new Error('both can be read');
    const keys = () => muster(order, list, places).warnings.map(({ key }) => key);
    expect(keys()).toContain('order.too-many');
    withDropped(['bnb.list.13'], () => expect(keys()).not.toContain('order.too-many'));
  });
});
