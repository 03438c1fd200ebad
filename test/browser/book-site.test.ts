/** The site that a book of rules is made into, read from disk. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { composedFor } from '../../src/book/build.ts';
import type { BookFile } from '../../src/book/library.ts';
import { loadBooks } from '../../src/book/load-node.ts';
import { siteOf } from '../../src/book/site/site.ts';
import { minisearch } from '../../src/cli/book/build.ts';
import { eventually } from './app.ts';
import { axeFinds } from './axe.ts';
import { isThorough, openPage, some, takeErrors, useBrowser } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-site-'));

/** The whole book of rules where everything is wanted, else a small book. */
async function written(): Promise<readonly string[]> {
  const from = isThorough ? 'content/book' : 'test/book/told';
  const loaded = await loadBooks(from, 'content/scenarios');
  const [book] = loaded.library.books as [BookFile];
  const composed = composedFor(loaded, book, book.languages, 'site');
  const files = siteOf(loaded.library, loaded.knowledge, composed, minisearch());
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const languages = isThorough ? ['en/', 'fr/'] : ['fr/'];
  return [...files.keys()].filter(
    (path) => path.endsWith('.html') && languages.some((each) => path.startsWith(each)),
  );
}

const LOOKS = [
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
] as const;

/** The whole book has some two hundred pages: it is looked at in parts, so that one can see how far it is. */
const PARTS = Array.from({ length: isThorough ? 16 : 1 }, (_, part) => part);

describe('the site of a book', () => {
  useBrowser();
  let paths: readonly string[] = [];
  beforeAll(async () => {
    paths = await written();
  });
  const open = (path: string, options = {}) =>
    openPage({ url: pathToFileURL(join(folder, path)).href, ...options });

  test.each(PARTS)(
    'can be read by everybody, in light and dark, and never wider than the window: part %i',
    async (part) => {
      for (const path of paths.filter((_, at) => at % PARTS.length === part)) {
        const page = await open(path);
        expect(takeErrors(), path).toEqual([]);
        for (const { colorScheme, viewport } of some(LOOKS)) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(viewport);
          expect(await axeFinds(page), `${path}, ${colorScheme}`).toEqual([]);
          // It fetches the styles once more, which a page from disk may not.
          takeErrors();
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(over, `${path}, ${colorScheme}`).toBeLessThanOrEqual(0);
        }
        await page.context().close();
      }
    },
    600_000,
  );

  test('is searched without a server', async () => {
    const page = await open(paths[0] ?? '');
    await page.getByRole('searchbox').fill('moves');
    await eventually(() => page.locator('#found li').count()).toBeGreaterThan(0);
  });
});
