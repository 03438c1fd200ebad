/** A small book as a PDF. The whole book of rules is read in `pdf.slow.test.ts`. */
import { expect, test } from 'vitest';
import { composedFor } from '../../src/book/build.ts';
import { type BookFile, PAGES } from '../../src/book/library.ts';
import { loadBooks } from '../../src/book/load-node.ts';
import { pdfSource } from '../../src/book/pdf/pdf.ts';
import { typesetPdf } from '../../src/book/pdf/typst-node.ts';
import { brokenIn, pageNumbers, readPdf } from './reading-pdf.ts';

const loaded = await loadBooks('test/book/plain', 'content/scenarios');
const [book] = loaded.library.books as [BookFile];
const sources = composedFor(loaded, book, book.languages, 'pdf').map(
  (composed) => (page: BookFile['page']) => pdfSource(composed, loaded.knowledge, page),
);

test.each(PAGES)('a book is typeset on %s in each language', async (page) => {
  for (const source of sources) expect(await typesetPdf(source(page))).toMatchObject({ ok: true });
});

test('the same book has the same bytes', async () => {
  const source = (sources[0] as (typeof sources)[number])('A4');
  expect(await typesetPdf(source)).toEqual(await typesetPdf(source));
});

test('its links lead to the pages that they name, and it has bookmarks', async () => {
  const made = await typesetPdf((sources[0] as (typeof sources)[number])('A5'));
  const { links, outline } = await readPdf(made.ok ? made.pdf : new Uint8Array());
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({ to }) => to === 0)).toEqual([]);
  const numbers = pageNumbers(links);
  expect(numbers.length).toBeGreaterThan(1);
  for (const { to, printed } of numbers) expect(printed).toBe(to);
  expect(outline).toHaveLength(2);
});

test('a word broken in the middle of a line is found, one divided at its end is not', () => {
  const known = new Set(['command', 'general', 'the', 'of']);
  expect(brokenIn(['the com-', 'mand of the gen-', '12', 'eral'], known)).toEqual([]);
  expect(brokenIn(['the gen eral of the', 'com mand'], known)).toEqual(['gen', 'eral', 'com', 'mand']);
});

test('text that Typst could read as its own marks stands as it was written', async () => {
  const composed = composedFor(loaded, book, ['en'], 'pdf')[0];
  const odd = 'a #b *c* _d_ $e$ <f> @g =h -- + / ~ "i" \\ [k] (l) {m} `n` https://o.p 1. q';
  const pages = composed?.pages.map((page, at) =>
    at === 1
      ? {
          ...page,
          blocks: [{ type: 'paragraph' as const, children: [{ type: 'text' as const, value: odd }] }],
        }
      : page,
  );
  const source = pdfSource({ ...composed, pages } as never, loaded.knowledge, 'A4');
  const made = await typesetPdf(source);
  const { lines } = await readPdf(made.ok ? made.pdf : new Uint8Array());
  expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(odd);
});

test('what Typst cannot typeset is answered with the reason', async () => {
  expect(await typesetPdf({ markup: '#unknown()', drawings: new Map() })).toMatchObject({
    ok: false,
    why: expect.stringContaining('unknown variable'),
  });
});
