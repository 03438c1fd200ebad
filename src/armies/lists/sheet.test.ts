import { describe, expect, test } from 'vitest';
import { armyIndex as bnbIndex } from '../bnb/army-index.ts';
import { readSheet as readBnb } from '../bnb/sheet.ts';
import { armyIndex as dbmIndex } from '../dbm/army-index.ts';
import { readSheet as readDbm } from '../dbm/sheet.ts';
import { armyIndex as dbmmIndex } from '../dbmm/army-index.ts';
import { readSheet as readDbmm } from '../dbmm/sheet.ts';
import { armyFiles } from '../load-node.ts';

const files = armyFiles();
const BOOKS = [
  { name: 'Blood and Blades', index: bnbIndex(files), read: readBnb },
  { name: 'De Bellis Multitudinis', index: dbmIndex(files), read: readDbm },
  { name: 'De Bellis Magistrorum Militum', index: dbmmIndex(files), read: readDbmm },
] as const;

const textOf = (id: string): string => files.find(({ path }) => path === `${id}.txt`)?.text ?? '';

describe.each(BOOKS)('the sheets of $name', ({ index, read }) => {
  test('have the points of the muster, and every line with its place', () => {
    expect(index.orders.length).toBeGreaterThan(5);
    for (const { id, muster } of index.orders) {
      const text = textOf(id);
      const made = (read as typeof readBnb)(text, index.lists as never);
      if (!made.ok) throw new Error(`${id} cannot be read`);
      expect(made.sheet.points).toBe(muster.points);
      expect(made.sheet.warnings).toEqual([]);
      const { commands } = made.sheet;
      const rows = text.split('\n');
      const wrongLines = commands.flatMap(({ lines }) =>
        lines.filter(({ line, name, count, troop, points }) => {
          const isThere = rows[line - 1]?.includes(`${count} ${name}`);
          return !isThere || troop === '' || points <= 0;
        }),
      );
      const wrongOffers = commands.flatMap(({ offers }) =>
        offers.filter(({ least, most, drawn }) => drawn < least || drawn > most),
      );
      expect([...wrongLines, ...wrongOffers], id).toEqual([]);
    }
  });
});

test('an unknown list is named as unknown, and the army still has its points', () => {
  const made = readDbm('dbm order: A\nlist: nobody\ncommand: C-in-C Reg Cv (O)\n4 Men Reg Bd (O)\n', []);
  if (!made.ok) throw new Error('not read');
  expect(made.sheet.warnings.map(({ key }) => key)).toContain('order.list-unknown');
  const listless = readDbm('dbm order: A\nlist: none\ncommand: C-in-C Reg Cv (O)\n4 Men Reg Bd (O)\n', []);
  expect(listless.ok && listless.sheet.warnings.map(({ key }) => key)).toContain('order.list-none');
  expect(made.sheet.commands[0]?.lines[0]).toMatchObject({ troop: 'Reg Bd (O)', count: 4 });
});

test('what cannot be read is told with its line', () => {
  const made = readDbm('dbm order: A\nlist: rome\ncommand: C-in-C Reg Zz (O)\n', []);
  expect(made.ok ? [] : made.faults.map(({ line }) => line)).toEqual([3]);
});

test('generals of DBMM are offered as normal ones and as their list gives them, as the file writes them', () => {
  const { lists } = dbmmIndex(files);
  const made = readDbmm(
    'dbmm order: A\nlist: mm-macedon\ncommand: C-in-C brilliant Reg Kn (F)\n4 Companions\n',
    lists,
  );
  if (!made.ok) throw new Error('not read');
  const [command] = made.sheet.commands;
  expect(command?.general).toBe('C-in-C brilliant Reg Kn (F)');
  expect(command?.generals).toEqual(expect.arrayContaining(['C-in-C Reg Kn (F)', command?.general]));
  expect(command?.generals).not.toContain('C-in-C inert Reg Kn (F)');
  expect(command?.generals).not.toContain('sub-general brilliant Reg Kn (F)');
});
