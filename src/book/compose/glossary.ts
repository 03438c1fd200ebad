/** The terms that articles explain. */
import type { Nodes, PhrasingContent } from 'mdast';
import type { Article, Term } from '../library.ts';
import type { Composing } from './composing.ts';
import { type Entry, partOf } from './outline.ts';
import { slug, walk, words } from './walk.ts';

/** A term with the article that explains it. */
export interface Explained {
  readonly name: string;
  readonly forms: readonly string[];
  readonly entry: Entry;
  readonly article: Article;
  /** Its anchor in the glossary. */
  readonly anchor: string;
  /** What it means: its line in a list of definitions, else how its article begins. */
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

/** The id of the part in which an article explains its terms; empty for those of the whole book. */
const scopeOf = (entry: Entry): string => partOf(entry)?.id ?? '';

const explainedBy = (entry: Entry, blocks: readonly Nodes[], forms: Term): Explained => ({
  name: forms[0],
  forms,
  entry,
  article: entry.article,
  anchor: ['term', scopeOf(entry), slug(forms[0])].filter(Boolean).join('-'),
  meaning: definedIn(blocks, forms) ?? firstParagraph(blocks) ?? [],
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
      for (const form of forms) {
        const key = `${scopeOf(entry)} ${form.toLowerCase()}`;
        const other = owners.get(key);
        const place = { file: article.file, line: article.lineOf(`terms.${at}`) };
        if (other) composing.report(place, 'double-term', { term: form, other: other.file });
        owners.set(key, article);
      }
      found.push(explainedBy(entry, blocks.get(entry.id) ?? [], forms));
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

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function termFinder(terms: readonly Explained[]): TermFinder {
  const byForm = new Map<string, Explained[]>();
  for (const term of terms)
    for (const form of term.forms) {
      const key = form.toLowerCase();
      byForm.set(key, [...(byForm.get(key) ?? []), term]);
    }
  const forms = [...byForm.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern =
    forms.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}.])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const find: TermFinder['find'] = (form, entry) => {
    const found = byForm.get(form.toLowerCase()) ?? [];
    const within = (scope: string) => found.find((term) => scopeOf(term.entry) === scope);
    return within(scopeOf(entry)) ?? within('');
  };
  return { pattern, find };
}
