/** The change list of a book: what is new since each version that was released. */
import type { PhrasingContent } from 'mdast';
import { figureTitle } from '../figures.ts';
import { articleIn } from '../library.ts';
import { type Changes, changesBetween } from '../release/changes.ts';
import type { Release } from '../release/form.ts';
import { releaseOf } from '../release/release.ts';
import { typeset } from '../text.ts';
import { bookWord } from '../words.ts';
import type { Composing } from './composing.ts';
import { placeOfClause } from './link.ts';
import type { ListedGroup, ListedItem, Target } from './nodes.ts';
import type { Entry } from './outline.ts';
import { textNode } from './walk.ts';

interface Named {
  readonly label: string;
  /** Null where the book no longer shows it. */
  readonly target: Target | null;
}

function namedPart(
  composing: Composing,
  entries: readonly Entry[],
  part: Changes['part'],
  id: string,
): Named {
  const { anchors, knowledge, library, language } = composing;
  const shown = anchors.get(id)?.target ?? null;
  if (part === 'articles')
    return { label: typeset(articleIn(library, id, language)?.front.title ?? id, language), target: shown };
  if (part === 'clauses') return { label: id, target: placeOfClause({ composing, entries }, id) };
  if (part === 'figures') {
    const known = knowledge.figures.get(id);
    return { label: (known && figureTitle(known.scenario, language)) ?? id, target: shown };
  }
  const [ruleset, name, row] = id.split('.');
  const table = `${ruleset}.${name}`;
  const title = knowledge.tables.get(table)?.title[language] ?? table;
  return {
    label: row === undefined ? title : `${title} (${row})`,
    target: anchors.get(table)?.target ?? null,
  };
}

function itemOf(composing: Composing, entries: readonly Entry[], { part, kind, ids }: Changes): ListedItem {
  const { language } = composing;
  const named = ids.map((id) => namedPart(composing, entries, part, id));
  const gone = named.filter(({ target }) => target === null).map(({ label }) => label);
  const places = named.flatMap(({ target, label }) => (target === null ? [] : [{ target, label }]));
  const said: PhrasingContent[] = [
    textNode(
      typeset(
        `${bookWord(part, language)}, ${bookWord(kind, language)}: ${gone.join(', ')}${gone.length > 0 && places.length > 0 ? ', ' : ''}`,
        language,
      ),
    ),
  ];
  return { anchor: '', words: said, places };
}

/** The newest version stands first. The first version, released or not, has no list. */
export function changes(composing: Composing, entries: readonly Entry[]): readonly ListedGroup[] {
  const { library, knowledge, language } = composing;
  const version = (name: string): string => `${bookWord('version', language)}\u00a0${name}`;
  const now: Release = releaseOf(library.articles, knowledge, composing.book.version);
  const [first, ...rest] = library.releases;
  const steps = [...rest, ...(first ? [now] : [])].map(
    (after, at) => [library.releases[at] as Release, after] as const,
  );
  const groups = steps.map(([before, after]): ListedGroup => {
    const title =
      after === now ? `${bookWord('since', language)}\u00a0${before.version}` : version(after.version);
    return { title, items: changesBetween(before, after).map((each) => itemOf(composing, entries, each)) };
  });
  const told = groups.filter(({ items }) => items.length > 0).toReversed();
  const begun = textNode(bookWord('firstVersion', language));
  return [
    ...told,
    { title: version((first ?? now).version), items: [{ anchor: '', words: [begun], places: [] }] },
  ];
}
