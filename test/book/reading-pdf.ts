/** Reads PDFs for tests: words, lines, links. */
import { getDocumentProxy } from 'unpdf';

export interface PdfLink {
  /** The page that it stands on, and the one that it leads to, from 1; 0 where it leads nowhere. */
  readonly from: number;
  readonly to: number;
  /** What is printed on it. */
  readonly words: string;
}

/** The page numbers that are printed on the links of a page to another one: alone, or after dots. */
export function pageNumbers(
  links: readonly PdfLink[],
): readonly { readonly to: number; readonly printed: number }[] {
  const whole = new Map<string, { to: number; words: string }>();
  for (const { from, to, words } of links) {
    const key = `${from} ${to}`;
    whole.set(key, { to, words: `${whole.get(key)?.words ?? ''} ${words}` });
  }
  return [...whole.values()].flatMap(({ to, words }) => {
    const [, printed] = /(?:^|\. )(?:\d+ )*(\d+)$/.exec(words.trim()) ?? [];
    return printed === undefined ? [] : [{ to, printed: Number(printed) }];
  });
}

export interface ReadPdf {
  readonly pages: number;
  readonly lines: readonly string[];
  readonly links: readonly PdfLink[];
  readonly outline: readonly string[];
}

interface Item {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
  readonly width: number;
}

/** Points that a baseline differs by on another line, and that a gap between words has at least. */
const [ANOTHER_LINE, A_GAP] = [1.5, 0.8];

interface Annotation {
  readonly subtype: string;
  readonly url?: string;
  readonly dest?: unknown;
  readonly rect: readonly number[];
}

/** The middle of the piece lies on the link. */
function within(
  { transform, width }: Item,
  [left = 0, low = 0, right = 0, high = 0]: readonly number[],
): boolean {
  const [x, y] = [(transform[4] ?? 0) + width / 2, (transform[5] ?? 0) + 1];
  return x >= left && x <= right && y >= low && y <= high;
}

/** Reads a PDF with the reader of Firefox. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice());
  const lines: string[] = [];
  const links: PdfLink[] = [];
  for (let from = 1; from <= pdf.numPages; from++) {
    const page = await pdf.getPage(from);
    const items = (await page.getTextContent()).items as unknown as readonly Item[];
    lines.push(
      ...items
        .map((item, at) => item.str + between(item, items[at + 1]))
        .join('')
        .split('\n'),
    );
    for (const each of (await page.getAnnotations()) as readonly Annotation[]) {
      if (each.subtype !== 'Link' || each.url !== undefined) continue;
      const dest = (typeof each.dest === 'string' ? await pdf.getDestination(each.dest) : each.dest) as
        | [{ num: number; gen: number }]
        | null;
      const to = dest ? (await pdf.getPageIndex(dest[0])) + 1 : 0;
      const words = items
        .filter((item) => within(item, each.rect))
        .map(({ str }) => str)
        .join('')
        .trim();
      links.push({ from, to, words });
    }
  }
  const outline = ((await pdf.getOutline()) ?? []).map(({ title }: { title: string }) => title);
  return { pages: pdf.numPages, lines, links, outline };
}

/** What follows this piece on the page: nothing, a gap between words, or another line. */
function between(piece: Item, next: Item | undefined): string {
  if (piece.hasEOL || !next) return '\n';
  const [right, low] = [(piece.transform[4] ?? 0) + piece.width, piece.transform[5] ?? 0];
  if (Math.abs((next.transform[5] ?? 0) - low) > ANOTHER_LINE) return '\n';
  // Words of a drawing may lie over each other.
  return Math.abs((next.transform[4] ?? 0) - right) > A_GAP ? ' ' : '';
}

/** Words of a text that are not known, though they are no part of a known word that the end of a line divides. */
export function brokenIn(lines: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const all = [...known];
  return lines.flatMap((line) => {
    const words = [...line.matchAll(/\p{L}+/gu)];
    return words.flatMap(({ 0: word, index }, at) => {
      if (known.has(word)) return [];
      // A cell of a table ends a line, too. The hyphen may be a piece that no reader gets.
      const isDivided = /^(?:[-\u00ad\u2010]\s|[-\u00ad\u2010]?\s*$)/.test(line.slice(index + word.length));
      if (isDivided && all.some((each) => each.startsWith(word))) return [];
      if (at === 0 && all.some((each) => each.endsWith(word))) return [];
      // A long word may be divided at both of its ends.
      return isDivided && at === 0 && all.some((each) => each.includes(word)) ? [] : [word];
    });
  });
}
