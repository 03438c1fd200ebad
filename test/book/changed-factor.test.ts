/** A factor is changed in the table of a ruleset: all that the book says of it follows. */
import { expect, test, vi } from 'vitest';
import { checkLibrary } from '../../src/book/check/check.ts';
import { compose } from '../../src/book/compose/compose.ts';
import { walk, words } from '../../src/book/compose/walk.ts';
import type { BookFile, Library } from '../../src/book/library.ts';
import { loadBooks } from '../../src/book/load-node.ts';
import { changesBetween } from '../../src/book/release/changes.ts';
import { releaseOf } from '../../src/book/release/release.ts';

/** No factor of the rulebook. */
const CHANGED = 77;
const THE_ROW = 'dbm.tac.8';

const load = () => loadBooks('content/book', 'content/scenarios');
const before = await load();

vi.resetModules();
vi.doMock('../../src/rules/dbm/combat/tactics.ts', async (original) => {
  const real = await original<typeof import('../../src/rules/dbm/combat/tactics.ts')>();
  const rows = real.TACTICAL_FACTORS.map((row) => (row.rule === THE_ROW ? { ...row, value: CHANGED } : row));
  return { ...real, TACTICAL_FACTORS: rows };
});
const { loadBooks: loadAgain } = await import('../../src/book/load-node.ts');
const after = await loadAgain('content/book', 'content/scenarios');

const textOf = (library: Library, knowledge: typeof before.knowledge, language: 'en' | 'fr'): string => {
  const composed = compose(library, knowledge, library.books[0] as BookFile, language, 'site', () => {});
  const said: string[] = [];
  for (const { blocks } of composed?.pages ?? [])
    walk(blocks, (node) => {
      if (node.type === 'paragraph') said.push(words(node));
    });
  return said.join('\n');
};

test('the table and each value that cites it follow, in both languages', () => {
  const row = after.knowledge.tables.get('dbm.tactics')?.rows.find(({ key }) => key === 'tac-8');
  expect(row?.cells[0]).toBe(CHANGED);
  for (const language of ['en', 'fr'] as const) {
    const [old, now] = [before, after].map(({ library, knowledge }) => textOf(library, knowledge, language));
    expect(old).not.toContain(String(CHANGED));
    expect(now).toContain(String(CHANGED));
  }
});

test('the list of changes tells the row, and nothing else', () => {
  const [one, other] = [before, after].map(({ library, knowledge }) =>
    releaseOf(library.articles, knowledge, '9.9.9'),
  );
  expect(changesBetween(one as never, other as never)).toEqual([
    { part: 'tables', kind: 'changed', ids: ['dbm.tactics.tac-8'] },
  ]);
});

test('no article has a number typed beside a clause that a table gives, so none is left that disagrees', () => {
  const codes = checkLibrary(before.library, before.knowledge).map(({ code }) => code);
  expect(codes).not.toContain('typed-number');
});
