/** Warnings about single articles. */
import type { Nodes } from 'mdast';
import { walk, words } from '../compose/walk.ts';
import type { Report } from '../faults.ts';
import type { Knowledge } from '../knowledge.ts';
import { type Article, type Library, originalOf, placeOf } from '../library.ts';
import { near } from '../near.ts';

const PLACEHOLDER =
  /\b(?:TODO|FIXME|TBD|XXX|lorem ipsum)\b|type the text|tapez le texte|à écrire\b|to be written/i;

function checkPlaceholders(article: Article, report: Report): void {
  walk(article.tree.children, (node) => {
    const found = node.type === 'text' ? PLACEHOLDER.exec(node.value) : null;
    if (found) report(placeOf(article, node), 'placeholder', { what: found[0] });
  });
}

function checkHeadings(article: Article, report: Report): void {
  let last = 1;
  walk(article.tree.children, (node) => {
    if (node.type !== 'heading') return;
    const right = '#'.repeat(last + 1);
    if (node.depth > last + 1 || node.depth === 1)
      report(placeOf(article, node), 'level', { right: node.depth === 1 ? '##' : right });
    last = Math.max(2, node.depth);
  });
}

/** The clauses that rows of tables give. */
const tabled = ({ tables }: Knowledge): ReadonlySet<string> =>
  new Set(
    [...tables.values()].flatMap(({ rows, columns }) =>
      columns.some(({ number }) => number) ? rows.flatMap(({ rules }) => rules) : [],
    ),
  );

/** A clause in a text. */
const CLAUSE = /\b[a-z]+\.[a-zA-Z-]+\.\d+\b/g;

/** A number of digits that is no part of a name, an id or a version. */
const NUMBER = /(?<![\p{L}\d.#-])\d+(?:[.,]\d+)?(?![\p{L}\d]|\.\d)/u;

/** A number in the sentence that names a clause that a table gives, as in `its factor is 4 (rules.factor.3)`. */
function checkNumbers(article: Article, given: ReadonlySet<string>, report: Report): void {
  walk(article.tree.children, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
    for (const sentence of words(node).split(/(?<=[.;:!?]\)?)\s/)) {
      const clause = sentence.match(CLAUSE)?.find((each) => given.has(each));
      const [number] = NUMBER.exec(sentence.replace(CLAUSE, '')) ?? [];
      if (clause !== undefined && number !== undefined)
        report(placeOf(article, node), 'typed-number', { number, clause });
    }
  });
}

function checkEmpty(library: Library, article: Article, report: Report): void {
  const { children } = article.tree;
  const hasContents = (originalOf(library, article.id)?.front.contents.length ?? 0) > 0;
  const says = (node: Nodes): boolean => words(node).trim() !== '' || 'attributes' in node;
  if (!hasContents && !children.some(says))
    report({ file: article.file, line: 1 }, 'empty', { id: article.id });
}

export function checkArticles(library: Library, knowledge: Knowledge, report: Report): void {
  const given = tabled(knowledge);
  for (const languages of library.articles.values())
    for (const article of languages.values()) {
      checkPlaceholders(article, report);
      checkHeadings(article, report);
      checkNumbers(article, given, report);
      checkEmpty(library, article, report);
    }
}

/** Tags that are neither a category of a book nor a ruleset. */
export function checkTags(library: Library, knowledge: Knowledge, report: Report): void {
  const known = [
    ...knowledge.rules.keys(),
    ...library.books.flatMap(({ categories }) => Object.keys(categories)),
  ];
  for (const languages of library.articles.values())
    for (const { file, front, lineOf } of languages.values())
      for (const [at, tag] of front.tags.entries())
        if (!known.includes(tag))
          report({ file, line: lineOf(`tags.${at}`) }, 'no-category', { tag, near: near(tag, known) });
}

/** Articles that stand in no contents, are no root, and are set in nowhere. */
export function checkOrphans(library: Library, report: Report): void {
  const placed = new Set(library.books.map(({ root }) => root));
  for (const languages of library.articles.values())
    for (const { front, text } of languages.values()) {
      for (const id of front.contents) placed.add(id);
      for (const [, id = ''] of text.matchAll(/!\[\[([^\]\s]+)\]\]/g)) placed.add(id);
    }
  for (const id of library.articles.keys()) {
    const original = originalOf(library, id);
    if (original && !placed.has(id)) report({ file: original.file, line: 1 }, 'orphan', { id });
  }
}
