/** The books of rules as PDFs in both languages. */
import { expect, test } from 'vitest';
import { composedFor } from '../../src/book/build.ts';
import type { BookFile, PageSize } from '../../src/book/library.ts';
import { loadBooks } from '../../src/book/load-node.ts';
import { pdfSource } from '../../src/book/pdf/pdf.ts';
import { typesetPdf } from '../../src/book/pdf/typst-node.ts';
import type { Language } from '../../src/words/types.ts';
import { brokenIn, pageNumbers, readPdf } from './reading-pdf.ts';

const loaded = await loadBooks('content/book', 'content/scenarios');
const [book, ...more] = loaded.library.books as [BookFile, ...BookFile[]];

const pdf = async (each: BookFile, language: Language, page: PageSize) => {
  const [composed] = composedFor(loaded, each, [language], 'pdf');
  const source = pdfSource(composed as never, loaded.knowledge, page);
  const made = await typesetPdf(source);
  if (!made.ok) throw new Error(made.why);
  return { source, made };
};

test.each([
  ['en', 'A4'],
  ['fr', 'A5'],
] as const)('the book of rules in %s on %s', async (language, page: PageSize) => {
  const { source, made } = await pdf(book, language, page);
  const again = await typesetPdf(source);
  expect(again.ok && Buffer.compare(again.pdf, made.pdf)).toBe(0);
  const { links, lines, pages } = await readPdf(made.pdf);
  expect(pages).toBeGreaterThan(100);

  // Every link leads somewhere, and every page number of contents, index and lists is that of its place.
  expect(links.filter(({ to }) => to === 0)).toEqual([]);
  const numbers = pageNumbers(links);
  expect(numbers.length).toBeGreaterThan(300);
  expect(numbers.filter(({ to, printed }) => to !== printed)).toEqual([]);

  // A word is divided only at the end of a line.
  const drawn = [...source.drawings.values()].join(' ');
  const known = new Set(`${source.markup.replaceAll('\\', '')} ${drawn}`.match(/\p{L}+/gu) ?? []);
  expect(brokenIn(lines, known)).toEqual([]);
});

const others = more.flatMap((each) => each.languages.map((language) => [each.name, language, each] as const));

test.each(others)('the book %s in %s leads nowhere wrong', async (_, language, each) => {
  const { made } = await pdf(each, language, each.page);
  const { links } = await readPdf(made.pdf);
  expect(links.filter(({ to }) => to === 0)).toEqual([]);
  expect(pageNumbers(links).filter(({ to, printed }) => to !== printed)).toEqual([]);
});
