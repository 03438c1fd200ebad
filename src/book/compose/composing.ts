/** The state in which a book is composed. */
import type { Language } from '../../words/types.ts';
import type { FaultCode, Figures, Place } from '../faults.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Article, BookFile, Library, Output } from '../library.ts';
import type { Target } from './nodes.ts';
import { chapterOf, type Entry } from './outline.ts';

/** What a reference leads to. */
export interface Anchored {
  readonly target: Target;
  /** What an empty link to it says. */
  readonly label: string;
  /** Its whole title. */
  readonly title: string;
}

export interface Composing {
  readonly library: Library;
  readonly knowledge: Knowledge;
  readonly book: BookFile;
  readonly language: Language;
  /** The format; null while a book is checked: then everything is shown. */
  readonly to: Output | null;
  readonly report: (place: Place, code: FaultCode, figures?: Figures) => void;
  /** By the words that articles use: `id`, `id#heading`, a clause, a ruling, a figure, a table. */
  readonly anchors: Map<string, Anchored>;
  /** Counters of figures and tables, by chapter. */
  readonly counts: Map<string, number>;
  /** Where articles first name a clause of a topic, by the topic, then by the id of the article. */
  readonly cites: Map<string, Map<string, Target>>;
}

/** An article while it is put into a page. */
export interface Reading {
  readonly composing: Composing;
  readonly entry: Entry;
  readonly article: Article;
  /** How much deeper its headings are than they are written. */
  readonly shift: number;
  /** The articles that are being set in. */
  readonly within: readonly string[];
}

/** The next number of a figure or a table, such as `3.2`. */
export function nextNumber({ composing, entry }: Reading, what: 'figure' | 'table'): string {
  const chapter = chapterOf(entry);
  const key = `${what} ${chapter.id}`;
  const count = (composing.counts.get(key) ?? 0) + 1;
  composing.counts.set(key, count);
  return chapter.number === '' ? String(count) : `${chapter.number}.${count}`;
}

/** Keeps where a reference leads. The first place counts. */
export function anchor(
  { composing, entry }: Reading,
  ref: string,
  at: string,
  label: string,
  title: string,
): void {
  if (composing.anchors.has(ref)) return;
  composing.anchors.set(ref, { target: { page: entry.page, anchor: at }, label, title });
}
