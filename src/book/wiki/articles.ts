/** Makes a book of articles from those of a wiki. */
import type { Root } from 'mdast';
import { remarkDefinitionList } from 'remark-definition-list';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import type { Language } from '../../words/types.ts';
import { slug } from '../compose/walk.ts';
import { isImmediate, KINDS, type Kind } from '../library.ts';
import { blocksIn } from './blocks.ts';
import type { Tiddler } from './file.ts';
import type { Wiki } from './inline.ts';
import { parted } from './order.ts';

/** A book made from a wiki. */
export interface Imported {
  /** Texts by their paths in the folder of the book. */
  readonly files: ReadonlyMap<string, string>;
  /** What was left out, taken for something else, or cannot be said, each with its article. */
  readonly notes: readonly string[];
}

/** Articles about the wiki itself, such as its menu and its colours. */
const OF_THE_WIKI =
  /^(?:Site(?:Title|Subtitle|Url)|MainMenu|DefaultTiddlers|GettingStarted|ColorPalette|StyleSheet\w*|\w+Template|SideBar\w+|Tab\w+|OptionsPanel|(?:Advanced|Interface)Options|Markup\w+|WindowTitle)$/;
const OF_THE_SYSTEM = ['systemConfig', 'systemServer', 'systemTheme', 'systemPalette'];

const isOfTheWiki = ({ title, tags }: Tiddler): boolean =>
  OF_THE_WIKI.test(title) || tags.some((tag) => OF_THE_SYSTEM.includes(tag));

/** `:chapter` says what an article is; other tags are categories. */
const isKind = (tag: string): boolean => tag.startsWith(':');

/** An article without a tag of its kind is a section. */
const kindOf = ({ tags }: Tiddler): Kind => KINDS.find((kind) => tags.includes(`:${kind}`)) ?? 'section';

/** The id of each article by its title: no two have the same. */
function idsOf(tiddlers: readonly Tiddler[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const used = new Set<string>();
  for (const { title } of tiddlers) {
    const own = slug(title);
    let id = own;
    for (let count = 2; used.has(id); count++) id = `${own}-${count}`;
    used.add(id);
    ids.set(title, id);
  }
  return ids;
}

/** The ids of the parts of an article; of one that there is not, the id that it would have. */
const partsOf = ({ text }: Tiddler, { idOf, wouldBe }: Wiki): readonly string[] =>
  parted(text).titles.map((title) => idOf(title) ?? wouldBe(title));

/** The article that holds all others, which a wiki calls a part; null if there is none. */
function rootOf(tiddlers: readonly Tiddler[], placed: ReadonlySet<string>, ids: ReadonlyMap<string, string>) {
  const parts = tiddlers.filter(({ tags }) => tags.includes(':part'));
  return parts.find(({ title }) => !placed.has(ids.get(title) ?? '')) ?? parts[0] ?? null;
}

/** A first article for a wiki that names none: all that stands in no list are its parts. */
function newRoot(tiddlers: readonly Tiddler[], isPlaced: (title: string) => boolean): Tiddler {
  let title = 'Book';
  while (tiddlers.some((each) => slug(each.title) === slug(title))) title = `The ${title}`;
  const loose = tiddlers.filter((each) => !isPlaced(each.title) && !isImmediate(kindOf(each)));
  const lines = loose.map((each) => `# [[${each.title}]]`);
  return { title, tags: [], modifier: '', text: ['!!sequential reading', ...lines].join('\n') };
}

const writer = unified()
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkDefinitionList)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' });

/** The book makes the spaces that keep a sign on its line. */
const plainSpaces = (text: string): string => text.replace(/\u00a0(?=[;:!?»])|(?<=«)\u00a0/g, ' ');

/** Texts without duplicates and without empty ones. */
const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

/** The file of an article: what it is in front, then its text. */
function articleText(tiddler: Tiddler, kind: Kind, wiki: Wiki): string {
  const tags = distinct(tiddler.tags.filter((tag) => !isKind(tag)).map(slug));
  const contents = partsOf(tiddler, wiki);
  const front = {
    title: tiddler.title,
    kind,
    ...(tags.length > 0 ? { tags } : {}),
    ...(contents.length > 0 ? { contents } : {}),
  };
  const root: Root = { type: 'root', children: blocksIn(parted(tiddler.text).said, wiki) };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${plainSpaces(writer.stringify(root))}`;
}

/** What the texts of a wiki are read with, by the title of the article in which they stand. */
function readersOf(tiddlers: readonly Tiddler[], ids: ReadonlyMap<string, string>, notes: string[]) {
  const alike = new Map(tiddlers.map(({ title }) => [slug(title), title]));
  const setIn = new Set(
    tiddlers.filter((each) => isImmediate(kindOf(each))).map(({ title }) => ids.get(title)),
  );
  return (from: string): Wiki => ({
    idOf: (title) => {
      // Titles with the same letters are taken for the same, whatever their accents and capitals.
      const near = ids.has(title) ? title : alike.get(slug(title));
      if (near !== undefined && near !== title) notes.push(`${from}: “${title}” is taken for “${near}”`);
      return near === undefined ? null : (ids.get(near) ?? null);
    },
    wouldBe: slug,
    isSetIn: (id) => setIn.has(id),
    note: (what) => notes.push(`${from}: ${what}`),
  });
}

/** The file of the book. What a wiki does not say in a form of its own is to be written by hand. */
function bookText(all: readonly Tiddler[], root: string, language: Language): string {
  const said = (title: string): string => all.find((each) => each.title === title)?.text.trim() ?? '';
  const known = all.filter((each) => !isOfTheWiki(each));
  const tags = distinct(known.flatMap((each) => each.tags).filter((tag) => !isKind(tag)));
  const authors = distinct(known.map(({ modifier }) => modifier));
  const [title, subtitle] = [said('SiteTitle') || root, said('SiteSubtitle')];
  return stringify({
    title: { [language]: title },
    ...(subtitle === '' ? {} : { subtitle: { [language]: subtitle } }),
    authors: authors.length > 0 ? authors : ['unknown'],
    languages: [language],
    root,
    licence: 'unknown',
    version: '0.0.0',
    categories: Object.fromEntries(tags.map((tag) => [slug(tag), { [language]: tag }])),
  });
}

/** Makes the articles and the book of a wiki that is written in this language. */
export function importWiki(all: readonly Tiddler[], language: Language): Imported {
  const known = all.filter((each) => !isOfTheWiki(each));
  const ids = idsOf(known);
  const notes: string[] = [];
  const readerOf = readersOf(known, ids, notes);
  const placed = new Set(known.flatMap((each) => partsOf(each, readerOf(each.title))));
  const root = rootOf(known, placed, ids) ?? newRoot(known, (title) => placed.has(ids.get(title) ?? ''));
  const rootId = ids.get(root.title) ?? slug(root.title);
  const files = new Map<string, string>();
  for (const each of new Set([root, ...known])) {
    const kind = each === root ? 'book' : kindOf(each);
    files.set(
      `${ids.get(each.title) ?? rootId}.${language}.md`,
      articleText(each, kind, readerOf(each.title)),
    );
  }
  files.set(`${rootId}.yaml`, bookText(all, rootId, language));
  const left = all.filter(isOfTheWiki).map(({ title }) => title);
  if (left.length > 0) notes.unshift(`left out, since it is about the wiki: ${left.join(', ')}`);
  return { files, notes: distinct(notes) };
}
