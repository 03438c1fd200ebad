/** What books come out as: links lead somewhere, the same input gives the same bytes, and EPUBs have no fault. */
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { describe, expect, test } from 'vitest';
import { composedFor, type Loaded } from '../../src/book/build.ts';
import { epubOf } from '../../src/book/epub/epub.ts';
import type { BookFile, Output } from '../../src/book/library.ts';
import { loadBooks } from '../../src/book/load-node.ts';
import { markdownOf } from '../../src/book/markdown/markdown.ts';
import { siteOf } from '../../src/book/site/site.ts';
import type { BookTable } from '../../src/book/tables.ts';

const load = (folder: string): Promise<Loaded> => loadBooks(folder, 'content/scenarios');
const composed = (loaded: Loaded, to: Output) => {
  const book = loaded.library.books[0] as BookFile;
  return composedFor(loaded, book, book.languages, to);
};
const site = (loaded: Loaded) => siteOf(loaded.library, loaded.knowledge, composed(loaded, 'site'), '');

/** The links and pictures of the pages that lead nowhere. */
function deadIn(files: ReadonlyMap<string, string | Uint8Array>): readonly string[] {
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  const ids = new Map(
    pages.map(([path, text]) => [
      path,
      new Set([...String(text).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  return pages.flatMap(([path, text]) =>
    [...String(text).matchAll(/ (?:href|src)="([^"]+)"/g)].flatMap(([, address = '']) => {
      if (/^[a-z]+:/.test(address)) return [];
      const { pathname, hash } = new URL(address, `file:///${path}`);
      const file = pathname.slice(1);
      const anchor = decodeURIComponent(hash.slice(1));
      const found = files.has(file) && (anchor === '' || ids.get(file)?.has(anchor));
      return found ? [] : [`${path}: ${address}`];
    }),
  );
}

describe.each(['content/book', 'test/book/plain'])('the book in %s', (folder) => {
  test('as a site has no dead link, and each id once on a page', async () => {
    const files = site(await load(folder));
    expect(deadIn(files)).toEqual([]);
    for (const [path, text] of files) {
      if (!path.endsWith('.html')) continue;
      const found = [...String(text).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(
        found.filter((id, at) => found.indexOf(id) !== at),
        path,
      ).toEqual([]);
    }
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
  const loaded = await load('content/book');
  const table = loaded.knowledge.tables.get('hott.moves') as BookTable;
  const rows = table.rows.map((row) =>
    row.key === 'blades' ? { ...row, cells: row.cells.map((cell) => (cell === 200 ? 777 : cell)) } : row,
  );
  const tables = new Map([...loaded.knowledge.tables, ['hott.moves', { ...table, rows }]]);
  const changed = { ...loaded, knowledge: { ...loaded.knowledge, tables } } as Loaded;
  const pages = [...site(changed)].filter(([path]) => /(?:en|fr)\/hott-front\.html$/.test(path));
  expect(pages).toHaveLength(2);
  for (const [, page] of pages) expect(String(page)).toContain('777');
});
