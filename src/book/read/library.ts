/** Reads the texts of a folder as articles and books. */
import type { Language } from '../../words/types.ts';
import { type BookFault, faultAt, type Report } from '../faults.ts';
import { type Article, type BookFile, type Library, originalOf } from '../library.ts';
import { byVersion, type Release, releaseSchema } from '../release/form.ts';
import { readArticle } from './article.ts';
import { readBookFile } from './book-file.ts';

/** The files of a folder: their paths under it, in order, and their texts. */
export interface FolderText {
  readonly folder: string;
  readonly texts: ReadonlyMap<string, string>;
  /** What could not be read. */
  readonly faults: readonly BookFault[];
}

/** A release as it was written; null if it has another form. */
function readRelease(text: string): Release | null {
  try {
    return releaseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Facts that hold in all languages. They stand once, in the article of the first language. */
const ONCE = ['kind', 'tags', 'contents', 'clauses', 'was'] as const;

const hasText = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined);

function checkTranslations(library: Library, report: Report): void {
  for (const [id, languages] of library.articles) {
    const original = originalOf(library, id);
    if (!original) continue;
    if (original.front.kind === undefined)
      report({ file: original.file, line: 1 }, 'no-kind', {
        known: 'chapter, section, simplesect, note, ...',
      });
    for (const article of languages.values()) {
      if (article === original) continue;
      for (const name of ONCE.filter((each) => hasText(article.front[each])))
        report({ file: article.file, line: article.lineOf(name) }, 'in-translation', {
          name,
          original: original.file,
        });
    }
  }
}

function checkOldIds({ articles }: Library, report: Report): void {
  const owners = new Map([...articles.keys()].map((id) => [id, id]));
  for (const languages of articles.values())
    for (const { id, file, front, lineOf } of languages.values())
      for (const [at, old] of front.was.entries()) {
        const other = owners.get(old);
        if (other !== undefined && other !== id)
          report({ file, line: lineOf(`was.${at}`) }, 'old-id', { id: old, other });
        owners.set(old, id);
      }
}

/** Reads all articles and books of a folder. `known` are the rulesets that a book may tell. */
export function readLibrary(
  { folder, texts, faults: unread }: FolderText,
  known: readonly string[],
): Library {
  const faults: BookFault[] = [...unread];
  const report: Report = (place, code, figures) => faults.push(faultAt(place, code, figures));
  const articles = new Map<string, Map<Language, Article>>();
  const books: BookFile[] = [];
  const files = new Map<string, string>();
  const releases: Release[] = [];
  for (const [path, text] of texts) {
    const file = folder === '' ? path : `${folder}/${path}`;
    if (path.endsWith('.md')) {
      const article = readArticle(path, file, text, report);
      if (article) keep(articles, article, report);
    } else if (path.endsWith('.yaml')) {
      const book = readBookFile(path, file, text, known, report);
      if (book) books.push(book);
    } else if (path.startsWith('releases/')) {
      const release = readRelease(text);
      if (release) releases.push(release);
      else report({ file, line: 1 }, 'unreadable', { what: 'the release', why: 'it has another form' });
    } else files.set(path, text);
  }
  // The book that is shown if none is named stands first.
  books.sort((one, other) => other.rulesets.length - one.rulesets.length);
  const library: Library = { folder, books, articles, files, releases: releases.toSorted(byVersion), faults };
  checkTranslations(library, report);
  checkOldIds(library, report);
  const hasBook = [...texts.keys()].some((path) => path.endsWith('.yaml'));
  if (!hasBook && unread.length === 0) report({ file: folder, line: 1 }, 'no-books');
  return library;
}

function keep(articles: Map<string, Map<Language, Article>>, article: Article, report: Report): void {
  const { id, language, file } = article;
  const languages = articles.get(id) ?? new Map<Language, Article>();
  articles.set(id, languages);
  const other = languages.get(language);
  if (other) report({ file, line: 1 }, 'double-id', { id, language, other: other.file });
  else languages.set(language, article);
}
