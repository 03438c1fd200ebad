/** The lists that are made from the whole book: glossary, index, figures, tables, categories. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Language } from '../../words/types.ts';
import { topicIdOf, topicsOf } from '../knowledge.ts';
import { originalOf } from '../library.ts';
import { typeset } from '../text.ts';
import { bookWord } from '../words.ts';
import { otherNames } from './alike.ts';
import type { Composing } from './composing.ts';
import type { Explained } from './glossary.ts';
import { originalClauses } from './link.ts';
import type { Generated, ListedBlock, ListedGroup, ListedItem, Target } from './nodes.ts';
import { type Entry, partOf } from './outline.ts';
import { changes } from './versions.ts';
import { slug, textNode, walk, words } from './walk.ts';

/** What the lists are made from. */
export interface Whole {
  readonly composing: Composing;
  readonly entries: readonly Entry[];
  readonly terms: readonly Explained[];
  readonly blocks: ReadonlyMap<string, readonly RootContent[]>;
}

const place = (target: Target, label: string): ListedItem['places'][number] => ({ target, label });

const targetOf = ({ page, id }: Entry): Target => ({ page, anchor: page === id ? '' : id });

const titleOf = ({ article }: Entry, language: Language): string => typeset(article.front.title, language);

/** The title of the part in which an article stands; empty for the part itself, and outside parts. */
function partTitle(entry: Entry, language: Language): string {
  const part = partOf(entry);
  return part === null || part === entry ? '' : titleOf(part, language);
}

/** The title of an article behind that of its part, which tells one system among others. */
const placeTitle = (entry: Entry, language: Language): string =>
  [partTitle(entry, language), titleOf(entry, language)].filter((title) => title !== '').join(', ');

function glossary({ composing, entries, terms }: Whole): readonly ListedItem[] {
  const { language } = composing;
  const alike = entries.flatMap(({ article }) => article.front.alike);
  return terms.map(({ name, forms, entry, anchor, meaning }) => ({
    anchor,
    words: [textNode(typeset(name, language))],
    other: forms.slice(1).map((form) => typeset(form, language)),
    meaning: [
      textNode(typeset(words(meaning as PhrasingContent[]), language)),
      ...otherNames(alike, forms, language),
    ],
    places: [place(targetOf(entry), placeTitle(entry, language))],
  }));
}

/** A place that an entry of the index leads to. */
interface Indexed {
  readonly target: Target;
  /** The title of its part; empty where it needs none. */
  readonly part: string;
  readonly title: string;
}

/** Adds a place to an entry of the index: an article, or a figure by its number. */
type Add = (name: string, target: Target, at: Entry | string) => void;

function indexed({ composing, entries, terms, blocks }: Whole, add: Add): void {
  const { language } = composing;
  for (const { name, entry } of terms) add(name, targetOf(entry), entry);
  for (const entry of entries)
    walk(blocks.get(entry.id) ?? [], (node) => {
      if (node.type === 'indexWords') add(node.entry, { page: entry.page, anchor: node.anchor }, entry);
      if (node.type === 'figure')
        add(
          node.title.split(/[\u00a0 ]?: /)[0] ?? node.title,
          { page: entry.page, anchor: node.anchor },
          `${bookWord('figure', language)} ${node.number}`,
        );
    });
  const telling = entries.map((entry) => ({
    entry,
    topics: new Set(originalClauses(composing, entry.id, entry.article).map(topicIdOf)),
  }));
  for (const topic of topicsOf(composing.knowledge))
    for (const { entry, topics } of telling) {
      const named = composing.cites.get(topic)?.get(entry.id);
      if (named || topics.has(topic)) add(topic, named ?? targetOf(entry), entry);
    }
}

const letterOf = (name: string): string => slug(name).charAt(0).toUpperCase();

/** Places with their titles. A part is named once for all of its places that follow each other. */
const labelled = (places: readonly Indexed[]): ListedItem['places'] =>
  places.map(({ target, part, title }, at) =>
    place(target, part === '' || part === places[at - 1]?.part ? title : `${part}, ${title}`),
  );

function index(whole: Whole): readonly ListedGroup[] {
  const { language } = whole.composing;
  const { compare } = new Intl.Collator(language);
  const found = new Map<string, { readonly name: string; readonly places: Map<string, Indexed> }>();
  indexed(whole, (given, target, at) => {
    const name = typeset(given, language);
    const known = found.get(slug(name)) ?? { name, places: new Map() };
    const title = typeof at === 'string' ? at : titleOf(at, language);
    const each = { target, part: typeof at === 'string' ? '' : partTitle(at, language), title };
    known.places.set(JSON.stringify(each), each);
    found.set(slug(name), known);
  });
  const items = [...found].map(
    ([key, { name, places }]): ListedItem => ({
      anchor: `index-${key}`,
      words: [textNode(name)],
      places: labelled([...places.values()]),
    }),
  );
  const nameOf = ({ words: said }: ListedItem): string => words(said as PhrasingContent[]);
  const sorted = items.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
  const letters = [...new Set(sorted.map((item) => letterOf(nameOf(item))))];
  return letters.map((title) => ({
    title,
    items: sorted.filter((item) => letterOf(nameOf(item)) === title),
  }));
}

function numbered({ composing, entries, blocks }: Whole, what: 'figure' | 'grid'): readonly ListedItem[] {
  const items: ListedItem[] = [];
  for (const entry of entries)
    walk(blocks.get(entry.id) ?? [], (node) => {
      if (node.type !== what || (node.type !== 'figure' && node.type !== 'grid')) return;
      const name = bookWord(node.type === 'figure' ? 'figure' : 'table', composing.language);
      items.push({
        anchor: '',
        words: node.caption,
        places: [place({ page: entry.page, anchor: node.anchor }, `${name} ${node.number}`)],
      });
    });
  return items;
}

function categories({ composing, entries }: Whole): readonly ListedGroup[] {
  const tagged = entries.flatMap((entry) =>
    (originalOf(composing.library, entry.id)?.front.tags ?? []).map((tag) => ({ tag, entry })),
  );
  const { categories: named } = composing.book;
  const known = Object.keys(named).filter((tag) => tagged.some((each) => each.tag === tag));
  return known.map((name) => ({
    title: typeset(named[name]?.[composing.language] ?? name, composing.language),
    items: tagged
      .filter(({ tag }) => tag === name)
      .map(({ entry }) => ({
        anchor: '',
        words: [],
        places: [place(targetOf(entry), placeTitle(entry, composing.language))],
      })),
  }));
}

const single = (items: readonly ListedItem[]): readonly ListedGroup[] => [{ title: '', items }];

const MAKERS: Readonly<Record<Generated, (whole: Whole) => readonly ListedGroup[]>> = {
  glossary: (whole) => single(glossary(whole)),
  index,
  figures: (whole) => single(numbered(whole, 'figure')),
  tables: (whole) => single(numbered(whole, 'grid')),
  categories,
  changes: ({ composing, entries }) => changes(composing, entries),
};

/** A list that is made from the whole book. */
export const listed = (whole: Whole, what: Generated): ListedBlock => ({
  type: 'listed',
  what,
  groups: MAKERS[what](whole),
});
