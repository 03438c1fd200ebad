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

/** The title of an article behind that of its part, which tells one system among others. */
const placeTitle = (entry: Entry, language: Language): string =>
  [partOf(entry), entry]
    .filter((each, at, all) => each !== null && all.indexOf(each) === at)
    .map((each) => titleOf(each as Entry, language))
    .join(', ');

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

/** Adds a place to an entry of the index. */
type Add = (entry: string, target: Target, label: string) => void;

function indexed({ composing, entries, terms, blocks }: Whole, add: Add): void {
  const { language } = composing;
  for (const { name, entry } of terms) add(name, targetOf(entry), placeTitle(entry, language));
  for (const entry of entries)
    walk(blocks.get(entry.id) ?? [], (node) => {
      if (node.type === 'indexWords')
        add(node.entry, { page: entry.page, anchor: node.anchor }, placeTitle(entry, language));
      if (node.type === 'figure')
        add(
          node.title.split(/[\u00a0 ]?: /)[0] ?? node.title,
          { page: entry.page, anchor: node.anchor },
          `${bookWord('figure', language)} ${node.number}`,
        );
    });
  for (const topic of topicsOf(composing.knowledge))
    for (const entry of entries) {
      const named = composing.cites.get(topic)?.get(entry.id);
      const tells = originalClauses(composing, entry.id, entry.article).some(
        (each) => topicIdOf(each) === topic,
      );
      if (named || tells) add(topic, named ?? targetOf(entry), placeTitle(entry, language));
    }
}

const letterOf = (name: string): string => slug(name).charAt(0).toUpperCase();

function index(whole: Whole): readonly ListedGroup[] {
  const { compare } = new Intl.Collator(whole.composing.language);
  const found = new Map<string, ListedItem>();
  indexed(whole, (given, target, label) => {
    const name = typeset(given, whole.composing.language);
    const key = slug(name);
    const before = found.get(key);
    const places = [...(before?.places ?? []), place(target, label)];
    const once = places.filter(
      (each, at) => places.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === at,
    );
    found.set(key, { anchor: `index-${key}`, words: before?.words ?? [textNode(name)], places: once });
  });
  const nameOf = ({ words: said }: ListedItem): string => words(said as PhrasingContent[]);
  const sorted = [...found.values()].toSorted((a, b) => compare(nameOf(a), nameOf(b)));
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
