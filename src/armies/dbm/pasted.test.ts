import { describe, expect, test } from 'vitest';
import { MORE_WAYS } from '../debellis/pasted/more-ways.ts';
import { WAYS } from '../debellis/pasted/ways.ts';
import { COMMANDS, readingOf } from '../debellis/pasted/ways-read.ts';
import { armyFiles } from '../load-node.ts';
import { armyIndex } from './army-index.ts';
import { readPastedArmy } from './pasted.ts';

describe('an army that is pasted', () => {
  test.each([...WAYS, ...MORE_WAYS].map((way, at) => [at + 1, way] as const))('is read in way %i', (_, way) =>
    expect(readingOf(readPastedArmy(way, [], 'Mine'))).toEqual({ commands: COMMANDS, unread: [] }),
  );
});

describe('what is pasted', () => {
  const rome = armyIndex(armyFiles()).lists;
  const read = (text: string) => readPastedArmy(text, rome, 'Mine');

  test('is filled up from its list where that leaves no choice', () => {
    const { text } = read(
      'Two eagles\nList: rome\nCinC Reg Cv\n12 front-line legionaries, 4 Triarii, 6 Ps (S), 2 Cv\n',
    );
    expect(text).toBe(
      'dbm order: Two eagles\nlist: rome\n\ncommand: C-in-C Reg Cv (O)\n12 Front-line legionaries\n' +
        '4 Triarii\n6 Velites Reg Ps (S)\n2 Horse Reg Cv (O)\n',
    );
  });

  test.each([
    ['4 Kn (F)', 'regularity'],
    ['4 Reg Bd', 'grade'],
    ['4 Reg Wb (O)', 'troop'],
    ['Reg Bd (O)', 'count'],
    ['4 strange things', 'all'],
  ])('is asked about where %s leaves a choice', (line, unread) => {
    expect(read(`CinC Reg Kn (O)\n${line}`).pieces.at(-1)).toEqual({
      line: 2,
      piece: line,
      as: null,
      unread,
    });
    expect(read(`CinC Reg Kn (O)\n${line}`).text).toContain(`# ${line}\n`);
  });

  test('keeps the name of a list that is not known', () => {
    expect(read('List: The Lost Kingdom\nCinC Reg Kn (O)').text).toContain('list: the-lost-kingdom\n');
  });

  test('has its name and its budget in the first line', () => {
    const { text, pieces } = read('Late Republican Romans, 200 pts\nCinC Reg Kn (O)');
    expect(text).toMatch(/^dbm order: Late Republican Romans\nlist: none\nbudget: 200\n/);
    expect(pieces[0]).toMatchObject({ as: 'Late Republican Romans, 200 AP', unread: null });
    expect(read('Legio 10 of Caesar\nCinC Reg Kn (O)').pieces[0]?.unread).toBe('all');
  });

  test('has its budget before its commands, and sums are no budget', () => {
    expect(read('Points: 350\nCinC Reg Kn (O)\nTotal 348 AP').text).toContain('budget: 350\n');
    expect(read('CinC Reg Kn (O)\nTotal 348 AP').text).not.toContain('budget');
  });

  test.each(['', ',,,', '|||', '('.repeat(5000), 'a, '.repeat(50_000), '\u0000\uFFFF'])(
    'is never too odd: %#',
    (text) => {
      expect(read(text).text).toMatch(/^dbm order: /);
    },
  );
});
