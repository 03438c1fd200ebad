/** The articles and books of a folder as they were read. */
import type { Root } from 'mdast';
import type { Language } from '../words/types.ts';
import type { BookFault, Place } from './faults.ts';
import type { Release } from './release/form.ts';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Kinds that have a place in the contents of another article. */
export const PLACED_KINDS = ['book', 'part', 'chapter', 'section', 'simplesect', 'appendix'] as const;
/** Kinds that are set in where `![[id]]` stands. */
export const IMMEDIATE_KINDS = ['note', 'tip', 'caution', 'important', 'warning', 'footnote'] as const;
export const KINDS = [...PLACED_KINDS, ...IMMEDIATE_KINDS] as const;

export type PlacedKind = (typeof PLACED_KINDS)[number];
export type ImmediateKind = (typeof IMMEDIATE_KINDS)[number];
export type Kind = (typeof KINDS)[number];

export const isImmediate = (kind: Kind): kind is ImmediateKind =>
  (IMMEDIATE_KINDS as readonly Kind[]).includes(kind);

/** The forms of one term. The first is the name in the glossary. */
export type Term = readonly [string, ...string[]];

/** What an article's front matter says. */
export interface Front {
  readonly title: string;
  readonly kind?: Kind | undefined;
  readonly tags: readonly string[];
  readonly contents: readonly string[];
  readonly terms: readonly Term[];
  /** Patterns of clause ids, such as `rules.topic.*`. */
  readonly clauses: readonly string[];
  /** What each ruleset calls the same thing: what it is under `thing`, and the names by ruleset. */
  readonly alike: readonly Readonly<Record<string, string>>[];
  readonly licence?: string | undefined;
  /** Ids that the article had before. */
  readonly was: readonly string[];
  /** Digests of the paragraphs of the first language that this translation follows. */
  readonly follows: readonly string[];
  /** What was changed against the source of the text. */
  readonly changed?: string | undefined;
}

export interface Article {
  readonly id: string;
  readonly language: Language;
  /** Its path, as faults name it. */
  readonly file: string;
  /** The folder that it lies in, under the folder of the book. */
  readonly topic: string;
  readonly front: Front;
  /** The line of a part of the front matter, such as `contents.2`; 1 where it does not stand. */
  readonly lineOf: (part: string) => number;
  readonly tree: Root;
  /** The text of the file. Positions in the tree count in it. */
  readonly text: string;
}

/** The formats in which books come out. */
export const OUTPUTS = ['site', 'epub', 'pdf', 'md'] as const;
export type Output = (typeof OUTPUTS)[number];

/** The kinds of paper of a PDF. */
export const PAGES = ['A4', 'A5', 'Letter'] as const;
export type PageSize = (typeof PAGES)[number];

export interface BookFile {
  readonly name: string;
  readonly file: string;
  readonly title: Readonly<Record<string, string>>;
  readonly subtitle: Readonly<Record<string, string>>;
  readonly authors: readonly string[];
  /** The first one is the original. */
  readonly languages: readonly Language[];
  readonly root: string;
  readonly page: PageSize;
  readonly licence: string;
  readonly version: string;
  /** The names of tags, besides the ids of rulesets. */
  readonly categories: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;
  /** The rulesets that it must tell. */
  readonly rulesets: readonly string[];
  readonly lineOf: (part: string) => number;
}

export interface Library {
  readonly folder: string;
  readonly books: readonly BookFile[];
  /** By id, then by language. */
  readonly articles: ReadonlyMap<string, ReadonlyMap<Language, Article>>;
  /** Scenario and picture files in the folder, by their path under it. */
  readonly files: ReadonlyMap<string, string>;
  /** The versions that were released, the oldest first. */
  readonly releases: readonly Release[];
  readonly faults: readonly BookFault[];
}

/** The article in this language, else in the first other one. */
export const articleIn = (library: Library, id: string, language: Language): Article | undefined => {
  const all = library.articles.get(id);
  return all?.get(language) ?? (all === undefined ? undefined : [...all.values()][0]);
};

/** The article in the first language in which it exists, which says its kind, contents and clauses. */
export const originalOf = (library: Library, id: string): Article | undefined => {
  const all = library.articles.get(id);
  return LANGUAGES.map((language) => all?.get(language)).find((each) => each !== undefined);
};

export const kindOf = (library: Library, id: string): Kind | undefined => originalOf(library, id)?.front.kind;

export const placeOf = (
  article: Article,
  node?: { readonly position?: { readonly start: { readonly line: number } } | undefined },
): Place => ({ file: article.file, line: node?.position?.start.line ?? 1 });
