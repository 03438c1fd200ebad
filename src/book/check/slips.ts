/** Warnings about slips of the hand: what goes wrong in books that are kept by copying. */
import type { List, ListItem, Nodes } from 'mdast';
import { walk, words } from '../compose/walk.ts';
import type { Place, Report } from '../faults.ts';
import { type Article, type Library, placeOf } from '../library.ts';
import { isProse, paragraphsOf } from './digests.ts';

/** A line that goes on an item of a list though it is not indented: its mark is missing. */
function checkItem(article: Article, { children }: ListItem, report: Report): void {
  for (const { type, position } of children) {
    if (type !== 'paragraph' || !position) continue;
    const { start, end } = position;
    const lines = article.text.slice(start.offset, end.offset).split('\n');
    const at = lines.findIndex((line, at) => at > 0 && line.search(/\S/) < start.column - 1);
    if (at > 0) report({ file: article.file, line: start.line + at }, 'broken-list');
  }
}

const isBroken = (one: Nodes | undefined, other: Nodes): other is List =>
  one?.type === 'list' && other.type === 'list' && one.ordered === other.ordered;

function checkLists(article: Article, report: Report): void {
  for (const [at, node] of article.tree.children.entries())
    if (isBroken(article.tree.children[at - 1], node)) report(placeOf(article, node), 'broken-list');
  walk(article.tree.children, (node) => {
    if (node.type === 'listItem') checkItem(article, node, report);
  });
}

/** Versions such as `0.6.0`, or any number after the word. */
const versionsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bversions?\s+(\d+(?:\.\d+)+)|\b(\d+\.\d+\.\d+)\b/gi)].map(
    ([, worded = '', bare = worded]) => bare,
  );

/** Text of another version than the title or the heading above it. */
function checkVersions(article: Article, report: Report): void {
  let [above] = versionsIn(article.front.title);
  for (const node of article.tree.children) {
    const found = versionsIn(words(node));
    if (node.type === 'heading' && found.length > 0) [above] = found;
    const other = found.find((each) => above !== undefined && each !== above);
    if (other !== undefined) report(placeOf(article, node), 'other-version', { other, above: above ?? '' });
  }
}

/**
 * Warns where a title stands inside a longer word: somebody pasted it there. A title of one word must have a letter before
 * it, since many longer words begin with a short one.
 */
function checkPasted(article: Article, titles: RegExp, report: Report): void {
  walk(article.tree.children, (node) => {
    const [found] = node.type === 'text' ? (titles.exec(node.value) ?? []) : [];
    if (found !== undefined) report(placeOf(article, node), 'pasted-title', { found });
  });
}

/** Letters of a title from which on it is looked for in words. */
const LONG_TITLE = 4;

function titlesPattern(articles: readonly Article[]): RegExp | null {
  const titles = articles
    .map(({ front }) => front.title)
    .filter(({ length }) => length >= LONG_TITLE)
    .map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (titles.length === 0) return null;
  const each = titles.join('|');
  const spaced = titles.filter((title) => title.includes(' ')).join('|') || each;
  return new RegExp(`\\p{L}+(?:${each})\\p{L}*|(?:${spaced})(?!s\\b|x\\b)\\p{L}+`, 'u');
}

/** A paragraph or list that stands word for word in two places. */
function checkRepeated(articles: readonly Article[], report: Report): void {
  const first = new Map<string, Place>();
  // A title may stand twice.
  for (const article of articles)
    for (const { line, text } of paragraphsOf(article).slice(1)) {
      const place = { file: article.file, line };
      const other = first.get(text);
      if (!isProse(text)) continue;
      if (other) report(place, 'repeated', { other: `${other.file}:${other.line}` });
      else first.set(text, place);
    }
}

export function checkSlips(library: Library, report: Report): void {
  const all = [...library.articles.values()].flatMap((languages) => [...languages.values()]);
  for (const language of new Set(all.map((article) => article.language))) {
    const articles = all.filter((article) => article.language === language);
    const titles = titlesPattern(articles);
    for (const article of articles) {
      checkLists(article, report);
      checkVersions(article, report);
      if (titles) checkPasted(article, titles, report);
    }
    checkRepeated(articles, report);
  }
}
