/** The articles of a book for the app, which draws figures and opens clauses by itself. */
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Composed, Page } from '../compose/compose.ts';
import { placeOfClause, tellingOf } from '../compose/link.ts';
import type { Target } from '../compose/nodes.ts';
import { type Entry, inOrder } from '../compose/outline.ts';
import { noticeOf } from '../html/notice.ts';
import { h, type Rendering, toHast } from '../html/to-hast.ts';
import { type Knowledge, rulesetOf } from '../knowledge.ts';
import { type Library, originalOf } from '../library.ts';
import { numberOf } from '../site/page.ts';

export interface ArticleData {
  readonly id: string;
  readonly title: string;
  /** Such as `3.2`; empty where it has none. */
  readonly number: string;
  /** Its blocks as HTML without scripts and styles; the figures are empty. */
  readonly blocks: readonly string[];
  /** Who made it, and under which licence. */
  readonly foot: string;
}

/** The articles of one ruleset in one language, with those that tell of all rulesets behind them. */
export interface ArticlesData {
  readonly own: readonly ArticleData[];
  readonly common: readonly ArticleData[];
  /** The article that tells each clause. */
  readonly told: Readonly<Record<string, string>>;
}

/** Lists of the whole book that the app has in another form. */
const LISTS_ELSEWHERE = ['index', 'figures', 'tables', 'categories', 'changes'];

/** Marks of headings, and the words of figures, which the app makes by itself. It tells a clause in a dialog, not in a title. */
const LEFT_OUT = ['anchor', 'standing'];

function forApp(node: ElementContent): readonly ElementContent[] {
  if (node.type !== 'element') return [node];
  const { className } = node.properties;
  if (Array.isArray(className) && LEFT_OUT.some((name) => className.includes(name))) return [];
  const { title: _, ...properties } = node.properties;
  return [{ ...node, properties, children: node.children.flatMap(forApp) }];
}

/** The ruleset in whose part an entry stands; null where it tells of all. */
function rulesetOfEntry(library: Library, known: Knowledge, entry: Entry | null): string | null {
  if (entry === null) return null;
  const tags = originalOf(library, entry.id)?.front.tags ?? [];
  return tags.find((tag) => known.rules.has(tag)) ?? rulesetOfEntry(library, known, entry.parent);
}

/** What articles of the app are made from. */
interface Making {
  readonly composed: Composed;
  /** The ruleset that each page tells; null where it tells of all. */
  readonly rulesets: ReadonlyMap<string, string | null>;
}

function articleOf({ composed, rulesets }: Making, page: Page, ruleset: string): ArticleData {
  const { language } = composed;
  const urlOf = ({ page: to, anchor }: Target): string =>
    `#/clauses/${rulesets.get(to) ?? ruleset}/${to}${anchor ? `/${anchor}` : ''}`;
  const rendering: Rendering = {
    language,
    urlOf,
    drawing: () => null,
    picture: () => '',
    standing: () => [],
    table: () => null,
    prefix: `${page.id}-`,
  };
  const body = toHast(page.blocks, rendering).children as ElementContent[];
  const blocks = body.filter(({ type }) => type === 'element').flatMap(forApp);
  return {
    id: page.id,
    title: page.title,
    number: numberOf(page.entry, language),
    blocks: blocks.map((block) => toHtml(block)),
    foot: toHtml(h('p', {}, noticeOf(composed, page))),
  };
}

/** The article that tells each clause of a ruleset, and the place in it. */
function toldIn(library: Library, knowledge: Knowledge, composed: Composed, ruleset: string) {
  const entries = inOrder(composed.root);
  const composing = { anchors: composed.anchors, library };
  const ids = [...knowledge.clauses.keys()].filter((id) => rulesetOf(id) === ruleset);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const placing = { composing, entries };
      const place = tellingOf(placing, id) ?? placeOfClause(placing, id);
      return place === null ? [] : [[id, [place.page, place.anchor].filter(Boolean).join('/')]];
    }),
  );
}

/** The app has its own list of clauses, too. */
const isShown = ({ blocks }: Page): boolean =>
  !blocks.some((block) => block.type === 'listed' && LISTS_ELSEWHERE.includes(block.what)) &&
  blocks.filter(({ type }) => type === 'clause').length * 2 < Math.max(1, blocks.length);

/** The articles of every ruleset that a book tells, by ruleset. */
export function articlesFor(
  library: Library,
  knowledge: Knowledge,
  composed: Composed,
): ReadonlyMap<string, ArticlesData> {
  const { book, pages, root } = composed;
  const rulesets = new Map(pages.map(({ id, entry }) => [id, rulesetOfEntry(library, knowledge, entry)]));
  const making = { composed, rulesets };
  const common = pages.filter(
    (page) => page.id !== root.id && rulesets.get(page.id) === null && isShown(page),
  );
  return new Map(
    book.rulesets.map((ruleset) => {
      const own = pages.filter((page) => rulesets.get(page.id) === ruleset && isShown(page));
      const articles = {
        own: own.map((page) => articleOf(making, page, ruleset)),
        common: common.map((page) => articleOf(making, page, ruleset)),
        told: toldIn(library, knowledge, composed, ruleset),
      };
      return [ruleset, articles];
    }),
  );
}
