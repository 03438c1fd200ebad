import { expect, test } from 'vitest';
import { sourceFiles } from './files.ts';

const MOST_LINES = 300;

/** Files that may be longer, each with its reason. */
const REASONS: Readonly<Record<string, string>> = {
  'src/debellis/effects.ts': 'the names of all effects, one a line',
  'src/debellis/game.ts': 'the type of all tables and predicates of a ruleset, one a line',
  'src/rules/dbm/books.ts': 'a table with one row for each effect',
  'src/rules/dbmm/books.ts': 'a table with one row for each effect',
};

const linesOf = (text: string): number => text.split('\n').length - 1;

const longFiles = sourceFiles('src').filter(({ text }) => linesOf(text) > MOST_LINES);

test(`files over ${MOST_LINES} lines have a reason`, () => {
  const without = longFiles.filter(({ path }) => REASONS[path] === undefined);
  expect(without.map(({ path, text }) => `${path}: ${linesOf(text)} lines`)).toEqual([]);
});

test('every reason belongs to a file over the limit', () => {
  const long = longFiles.map(({ path }) => path);
  expect(Object.keys(REASONS).filter((path) => !long.includes(path))).toEqual([]);
});
