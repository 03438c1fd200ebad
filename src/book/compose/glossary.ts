/** The terms that articles explain. */
import type { Nodes, PhrasingContent } from 'mdast';
import type { Article, Term } from '../library.ts';
import type { Composing } from './composing.ts';
import type { Entry } from './outline.ts';
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

const explainedBy = (entry: Entry, blocks: readonly Nodes[], forms: Term): Explained => ({
  name: forms[0],
  forms,
  entry,
  article: entry.article,
  anchor: `term-${slug(forms[0])}`,
  meaning: definedIn(blocks, forms) ?? firstParagraph(blocks) ?? [],
});

/** All terms of a book in alphabetical order. Two articles for one term are a fault. */
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
        const other = owners.get(form.toLowerCase());
        const place = { file: article.file, line: article.lineOf(`terms.${at}`) };
        if (other) composing.report(place, 'double-term', { term: form, other: other.file });
        owners.set(form.toLowerCase(), article);
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
  readonly find: (form: string) => Explained | undefined;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function termFinder(terms: readonly Explained[]): TermFinder {
  const byForm = new Map(
    terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term] as const)),
  );
  const forms = [...byForm.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern =
    forms.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}.])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return { pattern, find: (form) => byForm.get(form.toLowerCase()) };
}
