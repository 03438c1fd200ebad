/** A factor is changed in the table of a ruleset: all that a book says of it follows. */
import { expect, test, vi } from 'vitest';
import type { Loaded } from '../../src/book/build.ts';
import { compose } from '../../src/book/compose/compose.ts';
import { walk, words } from '../../src/book/compose/walk.ts';
import type { BookFile } from '../../src/book/library.ts';
import { loadBooks } from '../../src/book/load-node.ts';
import { changesBetween } from '../../src/book/release/changes.ts';
import { releaseOf } from '../../src/book/release/release.ts';

/** No factor of the rulebook. */
const CHANGED = 77;
const THE_ROW = 'dbm.tac.8';

const before = await loadBooks('test/book/factor', 'content/scenarios');

vi.resetModules();
vi.doMock('../../src/rules/dbm/combat/tactics.ts', async (original) => {
  const real = await original<typeof import('../../src/rules/dbm/combat/tactics.ts')>();
  const rows = real.TACTICAL_FACTORS.map((row) => (row.rule === THE_ROW ? { ...row, value: CHANGED } : row));
  return { ...real, TACTICAL_FACTORS: rows };
});
const { loadBooks: loadAgain } = await import('../../src/book/load-node.ts');
const after = await loadAgain('test/book/factor', 'content/scenarios');

/** The text of the paragraphs, and of the cells of tables. */
function saidIn({ library, knowledge }: Loaded, language: 'en' | 'fr'): readonly string[] {
  const composed = compose(library, knowledge, library.books[0] as BookFile, language, 'site', () => {});
  const said: string[] = [];
  for (const { blocks } of composed?.pages ?? [])
    walk(blocks, (node) => {
      if (node.type === 'paragraph') said.push(words(node));
      if (node.type === 'grid') said.push(...node.body.flat().map((cell) => words(cell)));
    });
  return said;
}

test('the table and each value that cites it follow, in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    const [old, now] = [before, after].map((loaded) => saidIn(loaded, language));
    expect(old?.filter((each) => each.includes(String(CHANGED)))).toEqual([]);
    // The sentence and the cell.
    expect(now?.filter((each) => each.includes(String(CHANGED)))).toHaveLength(2);
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
