/** Turns references into links: written ones, ids of clauses and rulings, and the first use of each term. */
import type { Link, Nodes, Parents, PhrasingContent, Text } from 'mdast';
import { keptWith } from '../../engine/data/memory.ts';
import { type Knowledge, rulesetOf, toldUnder, topicIdOf } from '../knowledge.ts';
import { type Article, articleIn, type Library, placeOf } from '../library.ts';
import { near } from '../near.ts';
import { typeset } from '../text.ts';
import type { Anchored, Composing } from './composing.ts';
import type { TermFinder } from './glossary.ts';
import type { Target } from './nodes.ts';
import type { Entry } from './outline.ts';
import { rewritten, textNode } from './walk.ts';

/** What links need to know of the whole book. */
export interface Linking {
  readonly composing: Composing;
  readonly entries: readonly Entry[];
  readonly terms: TermFinder;
}

/** An article of a page whose text is linked. */
interface Linked extends Linking {
  readonly entry: Entry;
  readonly article: Article;
  /** The terms that are linked already, and those that the article explains. */
  readonly seen: Set<string>;
  readonly rules: RegExp | null;
}

const linkTo = (
  to: Target,
  role: 'term' | 'clause' | 'written',
  children: PhrasingContent[],
  title?: string,
): Link => ({
  type: 'link',
  url: '',
  ...(title === undefined ? {} : { title }),
  children: children as Link['children'],
  data: { to, role },
});

/** What places of clauses are found by. */
interface Placing extends Pick<Composing, 'library'> {
  readonly anchors: ReadonlyMap<string, Anchored>;
}

interface PlacingIn {
  readonly composing: Placing;
  readonly entries: readonly Entry[];
}

/** Where a clause is shown in full, else the article that tells it. */
export const placeOfClause = (placing: PlacingIn, id: string): Target | null =>
  placing.composing.anchors.get(id)?.target ?? tellingOf(placing, id);

/** The place of the first article that tells what a pattern names, in the order of reading, by the pattern without its `.*`. */
const tellings = keptWith((library: Library) =>
  keptWith((entries: readonly Entry[]): ReadonlyMap<string, number> => {
    const first = new Map<string, number>();
    for (const [at, { id, article }] of entries.entries())
      for (const pattern of originalClauses({ library }, id, article)) {
        const name = pattern.replace(/\.\*$/, '');
        if (!first.has(name)) first.set(name, at);
      }
    return first;
  }),
);

/** The first article that tells a clause. */
export function tellingOf({ composing, entries }: PlacingIn, id: string): Target | null {
  const first = tellings(composing.library)(entries);
  const telling = entries[Math.min(...toldUnder(id).map((name) => first.get(name) ?? entries.length))];
  return telling ? { page: telling.page, anchor: telling.page === telling.id ? '' : telling.id } : null;
}

/** The patterns of clauses that an article tells. They stand in its first language. */
export const originalClauses = (
  { library }: Pick<Composing, 'library'>,
  id: string,
  article: Article,
): readonly string[] => {
  const all = [...(library.articles.get(id)?.values() ?? [])];
  return (all.find(({ front }) => front.clauses.length > 0) ?? article).front.clauses;
};

const isOutside = (url: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/|mailto:)/i.test(url);

const isKnownId = ({ composing: { knowledge } }: Linking, id: string): boolean =>
  knowledge.clauses.has(id) ||
  knowledge.rulings.has(id) ||
  knowledge.figures.has(id) ||
  knowledge.tables.has(id);

/** What a written reference leads to. A dead one is reported. */
function resolve(linked: Linked, url: string, node: Nodes): Anchored | null {
  const { composing, article } = linked;
  const { anchors, library, report } = composing;
  const ref = decodeURI(url.startsWith('#') ? article.id + url : url);
  const found = anchors.get(ref);
  if (found) return found;
  const place = placeOf(article, node);
  const [id = '', anchor] = ref.split('#');
  const clause = composing.knowledge.clauses.has(id) ? placeOfClause(linked, id) : null;
  if (clause) return { target: clause, label: id, title: id };
  if (isKnownId(linked, id)) report(place, 'not-shown', { id });
  else if (!library.articles.has(id))
    report(place, 'dead-link', { id, near: near(id, library.articles.keys()) });
  else if (anchor !== undefined && anchors.has(id)) {
    const known = [...anchors.keys()]
      .filter((each) => each.startsWith(`${id}#`))
      .map((each) => each.slice(id.length + 1));
    report(place, 'dead-anchor', { id, anchor, near: near(anchor, known) });
  }
  return null;
}

/** What an empty link says of an article that stands in another book of the folder. */
function titleAt({ composing: { library, language } }: Linked, url: string): string {
  const title = articleIn(library, url.split('#')[0] ?? '', language)?.front.title;
  return title === undefined ? url : typeset(title, language);
}

function writtenLink(linked: Linked, node: Link): readonly Nodes[] {
  if (isOutside(node.url))
    return [{ ...node, children: linkedIn(linked, node.children, [node]) as Link['children'] }];
  const found = resolve(linked, node.url, node);
  const children = linkedIn(linked, node.children, [node]) as PhrasingContent[];
  if (found === null) return children.length > 0 ? children : [textNode(titleAt(linked, node.url))];
  return [linkTo(found.target, 'written', children.length > 0 ? children : [textNode(found.label)])];
}

/** A text in which the matches of a pattern are replaced; null where there are none. */
function split(
  text: string,
  pattern: RegExp,
  replace: (match: string) => PhrasingContent | null,
): PhrasingContent[] | null {
  const parts: PhrasingContent[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const made = replace(match[0]);
    if (made === null) continue;
    parts.push(textNode(text.slice(from, match.index)), made);
    from = match.index + match[0].length;
  }
  return parts.length === 0
    ? null
    : [...parts, textNode(text.slice(from))].filter((each) => each.type !== 'text' || each.value !== '');
}

function clauseLink(linked: Linked, id: string, node: Text): PhrasingContent | null {
  const { knowledge, report } = linked.composing;
  const isRuling = /\.R\d+$/.test(id);
  if (!(isRuling ? knowledge.rulings : knowledge.clauses).has(id)) {
    if (isRuling) report(placeOf(linked.article, node), 'no-ruling', { id });
    else report(placeOf(linked.article, node), 'no-clause', { id, near: '' });
    return null;
  }
  const target = isRuling ? linked.composing.anchors.get(id)?.target : placeOfClause(linked, id);
  const title = isRuling
    ? knowledge.rulings.get(id)?.[linked.composing.language === 'fr' ? 'fr' : 'number']
    : undefined;
  const about =
    typeof title === 'object' ? title.title : knowledge.clauses.get(id)?.text[linked.composing.language];
  if (!target) return null;
  const link = linkTo(target, 'clause', [textNode(id)], about);
  const anchor = isRuling ? null : firstNaming(linked, topicIdOf(id));
  return anchor === null ? link : { ...link, data: { ...link.data, anchor } };
}

/** The anchor of the first place where an article names a topic, for the index; null at all other places. */
function firstNaming({ composing: { cites }, entry }: Linked, topic: string): string | null {
  const places = cites.get(topic) ?? new Map<string, Target>();
  if (places.has(entry.id)) return null;
  const anchor = `names-${entry.id}-${topic}`;
  cites.set(topic, places.set(entry.id, { page: entry.page, anchor }));
  return anchor;
}

function termLink({ composing, terms, seen, entry }: Linked, form: string): PhrasingContent | null {
  const term = terms.find(form, entry);
  if (!term || seen.has(term.name)) return null;
  seen.add(term.name);
  const { page, id } = term.entry;
  const glossary = composing.anchors.get(`term ${term.anchor}`);
  const target = glossary?.target ?? { page, anchor: page === id ? '' : id };
  return linkTo(target, 'term', [textNode(form)]);
}

function linkedText(linked: Linked, node: Text): readonly PhrasingContent[] {
  const value = typeset(node.value, linked.composing.language);
  const ruled = linked.rules && split(value, linked.rules, (id) => clauseLink(linked, id, node));
  const { pattern } = linked.terms;
  return (ruled ?? [textNode(value)]).flatMap((each) =>
    each.type === 'text' && pattern
      ? (split(each.value, pattern, (form) => termLink(linked, form)) ?? [each])
      : [each],
  );
}

/** Nodes in which a text stays as it is, but for French spaces. */
const UNLINKED: readonly string[] = ['link', 'heading', 'plainWords'];

function linkedIn(linked: Linked, nodes: readonly Nodes[], parents: readonly Parents[] = []): Nodes[] {
  return rewritten<Nodes>(
    nodes,
    (node, above) => {
      if (node.type === 'link') return writtenLink(linked, node);
      if (node.type === 'clause' || node.type === 'grid' || node.type === 'ruling' || node.type === 'figure')
        return ownParts(linked, node);
      if (node.type !== 'text') return null;
      const plain = above.some(({ type }) => UNLINKED.includes(type));
      return plain ? [textNode(typeset(node.value, linked.composing.language))] : linkedText(linked, node);
    },
    parents,
  );
}

const NO_TERMS: TermFinder = { pattern: null, find: () => undefined };

/** The words of a made block link to clauses, and to no terms. */
function ownParts(linked: Linked, node: Nodes): readonly Nodes[] {
  const bare = { ...linked, terms: NO_TERMS };
  const inner = <Each extends Nodes>(nodes: readonly Each[]): Each[] => linkedIn(bare, nodes) as Each[];
  if (node.type === 'clause') return [{ ...node, children: inner(node.children) }];
  if (node.type === 'figure') return [{ ...node, caption: inner(node.caption) }];
  if (node.type === 'ruling')
    return [{ ...node, parts: node.parts.map((part) => ({ ...part, children: inner(part.children) })) }];
  if (node.type !== 'grid') return [node];
  const row = (cells: (typeof node.head)[number]) =>
    cells.map((each) => ({ ...each, children: inner(each.children) }));
  return [{ ...node, caption: inner(node.caption), head: node.head.map(row), body: node.body.map(row) }];
}

/** The ids of clauses and rulings in a text; null where no ruleset is known. */
const rulesPattern = keptWith(({ clauses }: Knowledge): RegExp | null => {
  const ids = [...new Set([...clauses.keys()].map(rulesetOf))];
  return ids.length === 0
    ? null
    : new RegExp(`(?<![\\w.])(?:${ids.join('|')})\\.(?:R\\d+|[a-zA-Z-]+\\.\\d+)(?!\\w)`, 'g');
});

/** The blocks of one article with all their links. */
export function linkedBlocks<Each extends Nodes>(
  linking: Linking,
  entry: Entry,
  blocks: readonly Each[],
): Each[] {
  const { article } = entry;
  const seen = new Set(article.front.terms.map(([name]) => name));
  const linked: Linked = {
    ...linking,
    entry,
    article,
    seen,
    rules: rulesPattern(linking.composing.knowledge),
  };
  return linkedIn(linked, blocks) as Each[];
}
