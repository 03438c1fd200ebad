import { describe, expect, test } from 'vitest';
import { withCommand, withCount, withHeading, withLine, withoutCommand, withValue } from './edit-text.ts';

const TEXT = `dbm order: Two
list: rome # as in spring

command: C-in-C Reg Cv (O)
12 Spears
# the wing
command: sub-general Reg Cv (O)
4 Horse
`;

describe('the text of an army', () => {
  test('takes another number, and loses the line of none', () => {
    expect(withCount(TEXT, 5, 13)).toBe(TEXT.replace('12 Spears', '13 Spears'));
    expect(withCount(TEXT, 5, 0)).toBe(TEXT.replace('12 Spears\n', ''));
    expect(withCount(TEXT, 5, 1e9)).toMatch(/^\d{1,4} Spears$/m);
  });

  test('stays as it is where a line has no number, or is not there', () => {
    expect(withCount(TEXT, 1, 3)).toBe(TEXT);
    expect(withCount(TEXT, 99, 3)).toBe(TEXT);
    expect(withValue(TEXT, 5, 'x')).toBe(TEXT);
  });

  test('takes lines at the end of their command, and leaves comments where they are', () => {
    expect(withLine(TEXT, 7, 'command', '2 Hordes')).toBe(`${TEXT}2 Hordes\n`);
    expect(withLine(TEXT, 4, 'command', '2 Hordes')).toBe(TEXT.replace('# the wing', '# the wing\n2 Hordes'));
    expect(withLine('order: A\nC-in-C: Reg Cv (O)\n', 2, 'C-in-C', '2 Hordes')).toBe(
      'order: A\nC-in-C: Reg Cv (O)\n\n2 Hordes\n',
    );
  });

  test('takes commands, and loses them with their lines', () => {
    expect(withCommand(TEXT, 'sub-general Reg Kn (F)')).toBe(`${TEXT}\ncommand: sub-general Reg Kn (F)\n`);
    expect(withoutCommand(TEXT, 7)).toBe(TEXT.slice(0, TEXT.indexOf('command: sub')));
    expect(withoutCommand(TEXT, 4)).not.toContain('Spears');
  });

  test('takes other headings, and new ones behind the first', () => {
    expect(withHeading(TEXT, 'list', 'gaul')).toContain('\nlist: gaul\n');
    expect(withHeading(TEXT, 'budget', '300')).toContain('dbm order: Two\nbudget: 300\n');
    expect(withValue(TEXT, 4, 'C-in-C Irr Cv (O)')).toContain('command: C-in-C Irr Cv (O)');
  });
});
