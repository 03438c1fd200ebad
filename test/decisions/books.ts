/** What comes out of the small books of `test/book`, as they are and with one line changed. */

import { articlesFor } from '../../src/book/app/articles.ts';
import { composedFor, type Loaded } from '../../src/book/build.ts';
import { checkLibrary } from '../../src/book/check/check.ts';
import { following } from '../../src/book/check/following.ts';
import { epubOf } from '../../src/book/epub/epub.ts';
import type { Knowledge } from '../../src/book/knowledge.ts';
import { type BookFile, LANGUAGES, type Output, PAGES, type PageSize } from '../../src/book/library.ts';
import { loadBooks } from '../../src/book/load-node.ts';
import { markdownOf } from '../../src/book/markdown/markdown.ts';
import { pdfSource } from '../../src/book/pdf/pdf.ts';
import { readFolder } from '../../src/book/read/folder-node.ts';
import { type FolderText, readLibrary } from '../../src/book/read/library.ts';
import { changesBetween } from '../../src/book/release/changes.ts';
import { releaseOf } from '../../src/book/release/release.ts';
import { previewOf } from '../../src/book/site/preview.ts';
import { siteOf } from '../../src/book/site/site.ts';
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import { CLAUSE_BOOKS } from '../../src/scenario/rulesets.ts';
import { codeOf, seedOf } from './codes.ts';
import { lineChanged } from './lines.ts';
import { type TableLine, toldLine } from './table.ts';

const FOLDERS = ['plain', 'told', 'translated', 'rules', 'factor', 'faulty'].map(
  (name) => `test/book/${name}`,
);

/** How many times a line of each file is changed. */
const CHANGES = 2;

const text = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (part instanceof Map ? [...part] : part));

const bytes = (data: Uint8Array): string => codeOf([Buffer.from(data).toString('base64')]);

/** A book in all its formats. */
function bookMade(loaded: Loaded, book: BookFile, page: PageSize): readonly string[] {
  const { library, knowledge } = loaded;
  const made = (to: Output) => composedFor(loaded, book, LANGUAGES, to);
  const preview = previewOf(loaded, book);
  const site = made('site');
  const previewed = site.flatMap(({ language, pages }) =>
    pages.map(({ id }) => String(preview(`${language}/${id}.html`, library.faults))),
  );
  return [
    text(siteOf(library, knowledge, site, '')),
    ...site.map((each) => text(articlesFor(library, knowledge, each))),
    ...made('epub').map((each) => bytes(epubOf(each, knowledge))),
    ...made('md').map((each) => markdownOf(each, knowledge)),
    ...made('pdf').map((each) => text(pdfSource(each, knowledge, page))),
    ...previewed,
  ];
}

/** All books in a folder, and its release. */
function outputsOf(loaded: Loaded, page: PageSize): readonly string[] {
  const { library, knowledge } = loaded;
  const release = releaseOf(library.articles, knowledge, '9.9.9');
  const [last] = library.releases.slice(-1);
  const changes = last ? changesBetween(last, release) : null;
  return [text(release), text(changes), ...library.books.flatMap((book) => bookMade(loaded, book, page))];
}

/** What is told of a folder: the faults, and if there is no error all that is made. */
function toldOf(folder: FolderText, knowledge: Knowledge, random: Random): readonly string[] {
  const library = readLibrary(folder, CLAUSE_BOOKS);
  const faults = checkLibrary(library, knowledge);
  const followed = [...library.articles.values()].flatMap((languages) => {
    const [en, fr] = [languages.get('en'), languages.get('fr')];
    return en && fr ? [following(fr.text, en)] : [];
  });
  const isMade = faults.every(({ severity }) => severity !== 'error');
  return [
    text(faults),
    ...followed,
    ...(isMade ? outputsOf({ library, knowledge }, oneOf(random, PAGES)) : []),
  ];
}

/** The same with a line of one file changed, in several ways. */
function changedIn(folder: FolderText, path: string, knowledge: Knowledge): readonly string[] {
  const random = randomFrom(seedOf(path));
  const was = folder.texts.get(path) ?? '';
  return Array.from({ length: CHANGES }, () => {
    const texts = new Map([...folder.texts, [path, lineChanged(was, random)]]);
    return toldOf({ ...folder, texts }, knowledge, random).join('\n');
  });
}

/** What is known of the rulesets is loaded once for a folder. */
const loadedOf = new Map<string, Promise<Loaded>>();
function loaded(folder: string): Promise<Loaded> {
  const found = loadedOf.get(folder) ?? loadBooks(folder, 'content/scenarios');
  loadedOf.set(folder, found);
  return found;
}

function linesOf(name: string): readonly TableLine[] {
  const folder = readFolder(name);
  const whole = async () => toldOf(folder, (await loaded(name)).knowledge, randomFrom(1));
  const changed = [...folder.texts.keys()].map((path) =>
    toldLine(`${name}/${path}`, null, 'changed', async () =>
      changedIn(folder, path, (await loaded(name)).knowledge),
    ),
  );
  return [toldLine(name, null, 'made', whole), ...changed];
}

/** A line for each book and each of its files. */
export const booksMade = (): readonly TableLine[] => FOLDERS.flatMap(linesOf);
