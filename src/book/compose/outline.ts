/** The order of a book: its root, and the contents of each article. */
import type { Language } from '../../words/types.ts';
import type { Report } from '../faults.ts';
import {
  type Article,
  articleIn,
  type BookFile,
  isImmediate,
  type Library,
  originalOf,
  type PlacedKind,
} from '../library.ts';
import { near } from '../near.ts';

/** An article at its place in a book. */
export interface Entry {
  readonly id: string;
  readonly article: Article;
  readonly kind: PlacedKind;
  /** 0 for the root. */
  readonly depth: number;
  /** Such as `3.2`, `B.1`, `II`; empty where the kind has no number. */
  readonly number: string;
  readonly parent: Entry | null;
  /** The id of the page on which it stands: its own, or that of the article that it goes on in. */
  readonly page: string;
  readonly children: readonly Entry[];
}

/** The kinds in which each kind may stand. */
const PARENTS: Readonly<Record<PlacedKind, readonly PlacedKind[]>> = {
  book: [],
  part: ['book'],
  chapter: ['book', 'part'],
  appendix: ['book', 'part'],
  section: ['book', 'chapter', 'appendix', 'section'],
  simplesect: ['book', 'part', 'chapter', 'appendix', 'section', 'simplesect'],
};

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const letter = (count: number): string => String.fromCharCode(64 + ((count - 1) % 26) + 1);

/** Counts the parts, chapters and appendices of a book, and the sections of each article. */
function numbering(): (kind: PlacedKind, parent: Entry | null) => string {
  const counts = new Map<string, number>();
  const next = (what: string): number => {
    const count = (counts.get(what) ?? 0) + 1;
    counts.set(what, count);
    return count;
  };
  return (kind, parent) => {
    if (kind === 'part') return ROMAN[next('part')] ?? '';
    if (kind === 'chapter') return String(next('chapter'));
    if (kind === 'appendix') return letter(next('appendix'));
    if (kind !== 'section' || parent === null || parent.number === '') return '';
    return `${parent.number}.${next(`section of ${parent.id}`)}`;
  };
}

interface Walking {
  readonly library: Library;
  readonly language: Language;
  readonly report: Report;
  readonly number: ReturnType<typeof numbering>;
  /** The article in whose contents each id stands. */
  readonly placed: Map<string, string>;
}

/** May this id stand in the contents of this entry? If not, the reason is reported. */
function mayStand(
  walking: Walking,
  parent: Entry,
  id: string,
  chain: readonly string[],
  at: number,
): boolean {
  const { library, placed } = walking;
  const original = originalOf(library, parent.id) ?? parent.article;
  const place = { file: original.file, line: original.lineOf(`contents.${at}`) };
  const report = (...[code, figures]: [Parameters<Report>[1], Parameters<Report>[2]]): false => {
    walking.report(place, code, figures);
    return false;
  };
  const kind = originalOf(library, id)?.front.kind;
  if (!library.articles.has(id)) return report('no-content', { id, near: near(id, library.articles.keys()) });
  if (chain.includes(id)) return report('circle', { id, chain: [...chain, id].join(' > ') });
  const other = placed.get(id);
  if (other !== undefined) return report('double-content', { id, other });
  if (kind === undefined) return false;
  if (isImmediate(kind)) return report('immediate', { id, kind });
  placed.set(id, parent.id);
  if (PARENTS[kind].includes(parent.kind)) return true;
  return report('place', { id, kind, parent: parent.kind });
}

function entryOf(walking: Walking, id: string, parent: Entry | null, chain: readonly string[]): Entry | null {
  const article = articleIn(walking.library, id, walking.language);
  const original = originalOf(walking.library, id);
  const kind = original?.front.kind;
  if (!article || !original || kind === undefined || isImmediate(kind)) return null;
  const children: Entry[] = [];
  const goesOn = kind === 'simplesect' && parent !== null;
  const entry: Entry = {
    id,
    article,
    kind,
    depth: parent === null ? 0 : parent.depth + 1,
    number: walking.number(kind, parent),
    parent,
    page: goesOn ? parent.page : id,
    children,
  };
  for (const [at, child] of original.front.contents.entries()) {
    if (!mayStand(walking, entry, child, [...chain, id], at)) continue;
    const found = entryOf(walking, child, entry, [...chain, id]);
    if (found) children.push(found);
  }
  return entry;
}

/** The root of a book with all that it contains; null where there is no root. */
export function outlineOf(
  library: Library,
  book: BookFile,
  language: Language,
  report: Report,
): Entry | null {
  if (!library.articles.has(book.root)) {
    const figures = { id: book.root, near: near(book.root, library.articles.keys()) };
    report({ file: book.file, line: book.lineOf('root') }, 'no-root', figures);
    return null;
  }
  const placed = new Map<string, string>();
  return entryOf({ library, language, report, number: numbering(), placed }, book.root, null, []);
}

/** An entry and all entries in it, in the order of reading. */
export const inOrder = (entry: Entry): readonly Entry[] => [entry, ...entry.children.flatMap(inOrder)];

/** The entry that contains all others. */
export const rootOf = (entry: Entry): Entry => (entry.parent === null ? entry : rootOf(entry.parent));

/** The nearest entry above, or itself, that numbers figures and tables. */
export function chapterOf(entry: Entry): Entry {
  const isChapter = entry.kind === 'chapter' || entry.kind === 'appendix' || entry.parent === null;
  return isChapter ? entry : chapterOf(entry.parent as Entry);
}

/** The part of the book in which an entry stands, itself included; null where it stands in none. */
export const partOf = (entry: Entry): Entry | null =>
  entry.kind === 'part' || entry.parent === null ? entry.parent && entry : partOf(entry.parent);
