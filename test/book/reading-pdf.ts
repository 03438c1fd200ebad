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
        .map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ''))
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

/** The words of lines of text; a word that a hyphen divides at the end of a line is one. */
export const wordsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines
      .join('\n')
      .replace(/[-\u00ad\u2010]\n/g, '')
      .match(/\p{L}+/gu) ?? [],
  );
