/** What a small book comes out as. The book of rules is tested in `outputs.slow.test.ts`. */
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { describe, expect, test } from 'vitest';
import { composedFor, type Loaded } from '../../src/book/build.ts';
import { epubOf } from '../../src/book/epub/epub.ts';
import type { BookFile, Output } from '../../src/book/library.ts';
import { loadBooks } from '../../src/book/load-node.ts';
import { markdownOf } from '../../src/book/markdown/markdown.ts';
import { changesBetween } from '../../src/book/release/changes.ts';
import { releaseSchema } from '../../src/book/release/form.ts';
import { releaseOf } from '../../src/book/release/release.ts';
import { siteOf } from '../../src/book/site/site.ts';
import type { BookTable } from '../../src/book/tables.ts';
import { deadIn, repeatedIn } from './site-faults.ts';

const load = (folder: string): Promise<Loaded> => loadBooks(folder, 'content/scenarios');
const composed = (loaded: Loaded, to: Output) => {
  const book = loaded.library.books[0] as BookFile;
  return composedFor(loaded, book, book.languages, to);
};
const site = (loaded: Loaded) => siteOf(loaded.library, loaded.knowledge, composed(loaded, 'site'), '');

describe.each(['test/book/plain', 'test/book/told'])('the book in %s', (folder) => {
  test('as a site has no dead link, and each id once on a page', async () => {
    const files = site(await load(folder));
    expect(deadIn(files)).toEqual([]);
    expect(repeatedIn(files)).toEqual([]);
  });

  test('comes out with the same bytes twice', async () => {
    const [one, other] = [await load(folder), await load(folder)];
    expect(site(one)).toEqual(site(other));
    const files = (loaded: Loaded, to: 'epub' | 'md') =>
      composed(loaded, to).map((each) => (to === 'epub' ? epubOf : markdownOf)(each, loaded.knowledge));
    expect(files(one, 'epub')).toEqual(files(other, 'epub'));
    expect(files(one, 'md')).toEqual(files(other, 'md'));
  });

  test('as an EPUB has no fault', async () => {
    const loaded = await load(folder);
    for (const each of composed(loaded, 'epub')) {
      const { messages } = await EpubCheck.validate(epubOf(each, loaded.knowledge));
      expect(messages).toEqual([]);
    }
  });
});

test('inside a figure nothing follows its caption, as HTML wants it', async () => {
  const page = String(site(await load('test/book/told')).get('en/moving.html'));
  expect(page).toContain('<details class="standing">');
  expect(page).toMatch(/<\/figcaption><\/figure>/);
  expect(page).not.toMatch(/<\/figcaption>(?!<\/figure>)/);
});

test('a page says what it is in both languages, and joined cells are one', async () => {
  const files = site(await load('test/book/plain'));
  const page = String(files.get('fr/one.html'));
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('rowspan="2"');
  expect(page).toContain('colspan="2"');
  expect(String(files.get('en/first.html'))).toContain('one.html');
  const [english] = composed(await load('test/book/plain'), 'md').map(({ pages }) => pages);
  expect(english?.map(({ id }) => id)).toEqual(['plain', 'one', 'two']);
});

test('a changed factor changes the table and the value that cite it', async () => {
  const loaded = await load('test/book/told');
  const table = loaded.knowledge.tables.get('hott.moves') as BookTable;
  const rows = table.rows.map((row) =>
    row.key === 'blades' ? { ...row, cells: row.cells.map((cell) => (cell === 200 ? 777 : cell)) } : row,
  );
  const tables = new Map([...loaded.knowledge.tables, ['hott.moves', { ...table, rows }]]);
  const changed = { ...loaded, knowledge: { ...loaded.knowledge, tables } } as Loaded;
  const before = releaseOf(loaded.library.articles, loaded.knowledge, '1.0.0');
  const files = site({ ...changed, library: { ...loaded.library, releases: [before] } });
  for (const language of ['en', 'fr']) {
    // On roads and in good going, and the value in the text.
    expect(String(files.get(`${language}/moving.html`)).match(/777/g)).toHaveLength(3);
    expect(String(files.get(`${language}/words.html`))).toMatch(/(?:Since|Depuis).*\(blades\)/s);
  }
});

test('a book of which no version was released says that it is the first', async () => {
  const files = site(await load('test/book/told'));
  expect(String(files.get('en/words.html'))).toContain('The first version of which this book knows.');
});

test('what is new, changed and removed since a version is told by its part', async () => {
  const { library, knowledge } = await load('test/book/told');
  const before = releaseOf(library.articles, knowledge, '1.0.0');
  expect(releaseSchema.parse(before)).toEqual(before);
  expect(changesBetween(before, before)).toEqual([]);
  const { moving: _, ...articles } = before.articles;
  const [path = ''] = Object.keys(before.figures);
  const after = {
    ...before,
    articles: { ...articles, shooting: { en: ['1'] } },
    clauses: { ...before.clauses, 'hott.front.3': 'other' },
    figures: { ...before.figures, [path]: 'other' },
  };
  expect(changesBetween(before, after)).toEqual([
    { part: 'articles', kind: 'new', ids: ['shooting'] },
    { part: 'articles', kind: 'removed', ids: ['moving'] },
    { part: 'clauses', kind: 'changed', ids: ['hott.front.3'] },
    { part: 'figures', kind: 'changed', ids: [path] },
  ]);
});
