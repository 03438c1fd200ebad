/** Composes a book in one language: its pages in the order of reading, with numbers and links. */
import type { Heading, RootContent } from 'mdast';
import type { Language } from '../../words/types.ts';
import type { Report } from '../faults.ts';
import type { Knowledge } from '../knowledge.ts';
import { type BookFile, type Library, type Output, originalOf } from '../library.ts';
import { typeset } from '../text.ts';
import { reference } from '../words.ts';
import type { Anchored, Composing } from './composing.ts';
import { anchor, type Reading } from './composing.ts';
import { expanded } from './expand.ts';
import { type Explained, termFinder, termsOf } from './glossary.ts';
import { type Linking, linkedBlocks } from './link.ts';
import { listed, type Whole } from './listed.ts';
import { type Entry, inOrder, outlineOf } from './outline.ts';
import { rewritten, textNode, walk } from './walk.ts';

/** A page of a book. */
export interface Page {
  readonly id: string;
  readonly entry: Entry;
  readonly title: string;
  readonly blocks: readonly RootContent[];
  /** The file of each block. */
  readonly sources: readonly string[];
  /** The ids of the articles that stand on it. */
  readonly articles: readonly string[];
  /** The licences of its articles, each once. */
  readonly licences: readonly string[];
  /** Whose text its articles are made from, and what was changed: as they say, or the article above them. */
  readonly changed: readonly string[];
}

export interface Composed {
  readonly book: BookFile;
  readonly language: Language;
  readonly root: Entry;
  readonly pages: readonly Page[];
  readonly terms: readonly Explained[];
  readonly anchors: ReadonlyMap<string, Anchored>;
}

/** The licences of all pages, the book's own first. */
export const licencesOf = ({ book, pages }: Composed): readonly string[] => [
  ...new Set([book.licence, ...pages.flatMap(({ licences }) => licences)]),
];

const NAMED = ['part', 'chapter', 'section', 'appendix'] as const;

const labelOf = ({ kind, number, article }: Entry, language: Language): string => {
  const named = NAMED.find((each) => each === kind);
  return named && number !== '' ? reference(named, number, language) : typeset(article.front.title, language);
};

/** The blocks of one article; an article that goes on in a page begins with its title. */
function blocksOf(composing: Composing, entry: Entry): readonly RootContent[] {
  const { article, id, page } = entry;
  const { language } = composing;
  const goesOn = page !== id;
  const pageDepth = goesOn ? depthOf(entry) : 0;
  const reading: Reading = { composing, entry, article, shift: pageDepth, within: [id] };
  const title = typeset(article.front.title, language);
  anchor(reading, id, goesOn ? id : '', labelOf(entry, language), title);
  const children = expanded(reading, article.tree.children);
  if (!goesOn) return children;
  const level = Math.min(6, pageDepth + 1) as Heading['depth'];
  return [
    {
      type: 'heading',
      depth: level,
      children: [textNode(title) as Heading['children'][number]],
      data: { anchor: id, article: id },
    },
    ...children,
  ];
}

/** How many articles that go on in a page stand round this one, itself included. */
const depthOf = (entry: Entry): number =>
  entry.kind === 'simplesect' && entry.parent !== null ? 1 + depthOf(entry.parent) : 0;

/** Blocks in which the lists of the whole book stand where they are asked for. */
const withLists = (whole: Whole, blocks: readonly RootContent[]): readonly RootContent[] =>
  rewritten(blocks, (node) => (node.type === 'generated' ? [listed(whole, node.what)] : null));

function anchorGlossary(
  composing: Composing,
  entries: readonly Entry[],
  expandedBlocks: ReadonlyMap<string, readonly RootContent[]>,
  terms: readonly Explained[],
): void {
  const holder = entries.find(({ id }) => {
    let found = false;
    walk(expandedBlocks.get(id) ?? [], (node) => {
      if (node.type === 'generated' && node.what === 'glossary') found = true;
    });
    return found;
  });
  if (!holder) return;
  for (const { name, anchor: at } of terms)
    composing.anchors.set(`term ${at}`, {
      target: { page: holder.page, anchor: at },
      label: name,
      title: name,
    });
}

/** A page with its links, and the articles that stand on it. */
interface LinkedPage {
  readonly entry: Entry;
  readonly parts: readonly Entry[];
  readonly linked: readonly { readonly block: RootContent; readonly file: string }[];
}

function linkedPage(linking: Linking, blocks: Whole['blocks'], entry: Entry): LinkedPage {
  const parts = linking.entries.filter(({ page }) => page === entry.id);
  const linked = parts.flatMap((part) => {
    const { file } = part.article;
    return linkedBlocks(linking, part, blocks.get(part.id) ?? []).map((block) => ({ block, file }));
  });
  return { entry, parts, linked };
}

function pageOf(whole: Whole, { entry, parts, linked }: LinkedPage): Page {
  const { library, book, language } = whole.composing;
  const blocks = linked.map(({ block }) => block);
  return {
    id: entry.id,
    entry,
    title: typeset(entry.article.front.title, language),
    blocks: withLists(whole, blocks),
    sources: linked.map(({ file }) => file),
    articles: parts.map(({ id }) => id),
    licences: [...new Set(parts.map(({ id }) => licenceOf(library, book, id)))],
    changed: [...new Set(parts.flatMap((part) => changedOf(library, book, part)))],
  };
}

/**
 * Composes a book.
 * @param to the format; null shows what is for any format or book, for checks
 */
export function compose(
  library: Library,
  knowledge: Knowledge,
  book: BookFile,
  language: Language,
  to: Output | null,
  report: Report,
): Composed | null {
  const root = outlineOf(library, book, language, report);
  if (root === null) return null;
  const entries = inOrder(root);
  const composing: Composing = {
    library,
    knowledge,
    book,
    language,
    to,
    report,
    anchors: new Map(),
    counts: new Map(),
    cites: new Map(),
  };
  const blocks = new Map(entries.map((entry) => [entry.id, blocksOf(composing, entry)]));
  const terms = termsOf(composing, entries, blocks);
  anchorGlossary(composing, entries, blocks, terms);
  const whole: Whole = { composing, entries, terms, blocks };
  const linking = { composing, entries, terms: termFinder(terms) };
  // The index needs all links, so the lists come last.
  const linked = entries
    .filter(({ id, page }) => id === page)
    .map((entry) => linkedPage(linking, blocks, entry));
  const pages = linked.map((page) => pageOf(whole, page));
  return { book, language, root, pages, terms, anchors: composing.anchors };
}

/** What an article under a licence of its own says of its source, or the nearest article above it. */
function changedOf(library: Library, book: BookFile, entry: Entry): readonly string[] {
  if (licenceOf(library, book, entry.id) === book.licence) return [];
  const { changed } = entry.article.front;
  if (changed !== undefined) return [changed];
  return entry.parent === null ? [] : changedOf(library, book, entry.parent);
}

/** The licence of an article: its own, else that of the book. */
const licenceOf = (library: Library, book: BookFile, id: string): string =>
  originalOf(library, id)?.front.licence ?? book.licence;
