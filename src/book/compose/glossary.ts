/** The terms that articles explain. */
import type { Nodes, Paragraph, PhrasingContent } from 'mdast';
import type { Article, Term } from '../library.ts';
import type { Composing } from './composing.ts';
import { type Entry, partOf } from './outline.ts';
import { rewritten, slug, textNode, walk, words } from './walk.ts';

/** A term with the article that explains it. */
export interface Explained {
  readonly name: string;
  readonly forms: readonly string[];
  readonly entry: Entry;
  readonly article: Article;
  /** Its anchor in the glossary. */
  readonly anchor: string;
  /** What it means: its line in a list of definitions, else what its article says where it names it. */
  readonly meaning: readonly PhrasingContent[];
}

interface DefinitionList {
  readonly type: 'defList';
  readonly children: readonly { readonly type: string; readonly children: readonly Nodes[] }[];
}

const isDefinitions = (node: unknown): node is DefinitionList =>
  (node as { type: string }).type === 'defList';

const firstParagraph = (nodes: readonly Nodes[]): readonly PhrasingContent[] | null => {
  for (const node of nodes) if (node.type === 'paragraph') return node.children;
  return null;
};

/** What a list of definitions in an article says of a term. */
function definedIn(blocks: readonly Nodes[], forms: readonly string[]): readonly PhrasingContent[] | null {
  const known = new Set(forms.map((form) => form.toLowerCase()));
  let found: readonly PhrasingContent[] | null = null;
  walk(blocks, (node) => {
    if (!isDefinitions(node) || found !== null) return;
    let named = false;
    for (const child of node.children) {
      if (child.type === 'defListTerm') named = known.has(words(child.children as Nodes[]).toLowerCase());
      else if (named && found === null)
        found = firstParagraph(child.children) ?? (child.children as PhrasingContent[]);
    }
  });
  return found;
}

/** A pattern for a text, in which a space may be the end of a line. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

/** Any of these forms, as whole words. */
const anyOf = (forms: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}.])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, flags);

const BETWEEN_SENTENCES = /(?<=[.!?][)»”]?)\s+(?=[\p{Lu}«“])/u;

/** Stands for a link without words, whose number is not known yet. */
const A_NUMBER = '\uFFFC';

const saidBy = ({ children }: Paragraph): string =>
  words(
    rewritten(children, (node) =>
      node.type === 'link' && node.children.length === 0 ? [textNode(A_NUMBER)] : null,
    ),
  );

/** What an article says where it names a term in italics, else where it first names it: that sentence and the next. */
function saidOf(blocks: readonly Nodes[], forms: readonly string[]): readonly PhrasingContent[] | null {
  const pattern = anyOf(forms, 'iu');
  const naming: Paragraph[] = [];
  walk(blocks, (node) => {
    if (node.type === 'paragraph' && pattern.test(words(node))) naming.push(node);
  });
  const isSlanted = ({ children }: Paragraph): boolean =>
    children.some((each) => each.type === 'emphasis' && pattern.test(words(each)));
  const found = naming.find(isSlanted) ?? naming[0];
  if (!found) return null;
  const sentences = saidBy(found).split(BETWEEN_SENTENCES);
  const at = sentences.findIndex((each) => pattern.test(each));
  const [first = '', next = ''] = sentences.slice(Math.max(0, at));
  const told = next.includes(A_NUMBER) ? first : `${first} ${next}`;
  return [textNode(told.replaceAll(A_NUMBER, '').trim())];
}

/** The id of the part in which an article explains its terms; empty for those of the whole book. */
const scopeOf = (entry: Entry): string => partOf(entry)?.id ?? '';

const explainedBy = (entry: Entry, blocks: readonly Nodes[], forms: Term): Explained => ({
  name: forms[0],
  forms,
  entry,
  article: entry.article,
  anchor: ['term', scopeOf(entry), slug(forms[0])].filter(Boolean).join('-'),
  meaning: definedIn(blocks, forms) ?? saidOf(blocks, forms) ?? [],
});

/** All terms of a book in alphabetical order. Two articles of one part for one term are a fault. */
export function termsOf(
  composing: Composing,
  entries: readonly Entry[],
  blocks: ReadonlyMap<string, readonly Nodes[]>,
): readonly Explained[] {
  const owners = new Map<string, Article>();
  const found: Explained[] = [];
  for (const entry of entries) {
    const { article } = entry;
    for (const [at, forms] of article.front.terms.entries()) {
      const place = { file: article.file, line: article.lineOf(`terms.${at}`) };
      for (const form of forms) {
        const key = `${scopeOf(entry)} ${form.toLowerCase()}`;
        const other = owners.get(key);
        if (other) composing.report(place, 'double-term', { term: form, other: other.file });
        owners.set(key, article);
      }
      const term = explainedBy(entry, blocks.get(entry.id) ?? [], forms);
      if (term.meaning.length === 0) composing.report(place, 'unnamed-term', { term: forms[0] });
      found.push(term);
    }
  }
  const { compare } = new Intl.Collator(composing.language);
  return found.toSorted((a, b) => compare(a.name, b.name));
}

/** Finds terms in a text; the longest form wins. */
export interface TermFinder {
  readonly pattern: RegExp | null;
  /** What an article means by a form: what its own part explains, else what the book does. */
  readonly find: (form: string, entry: Entry) => Explained | undefined;
}

export function termFinder(terms: readonly Explained[]): TermFinder {
  const byForm = new Map<string, Explained[]>();
  for (const term of terms)
    for (const form of term.forms) {
      const key = form.toLowerCase();
      byForm.set(key, [...(byForm.get(key) ?? []), term]);
    }
  const forms = [...byForm.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = forms.length === 0 ? null : anyOf(forms, 'giu');
  const find: TermFinder['find'] = (form, entry) => {
    const found = byForm.get(form.toLowerCase().replace(/\s+/g, ' ')) ?? [];
    const within = (scope: string) => found.find((term) => scopeOf(term.entry) === scope);
    return within(scopeOf(entry)) ?? within('');
  };
  return { pattern, find };
}
