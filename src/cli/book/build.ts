import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { composedFor, type Loaded } from '../../book/build.ts';
import { checkLibrary } from '../../book/check/check.ts';
import { epubOf } from '../../book/epub/epub.ts';
import { type BookFile, LANGUAGES, type Output } from '../../book/library.ts';
import { markdownOf } from '../../book/markdown/markdown.ts';
import { near } from '../../book/near.ts';
import type { Files } from '../../book/output.ts';
import { siteOf } from '../../book/site/site.ts';
import type { Language } from '../../words/types.ts';
import { BadInput, print, printError } from '../command.ts';
import { faultLine } from './check.ts';
import { booksIn } from './folder.ts';

/** Where books are written if nothing else is said. */
const OUT = 'build/book';

/** The script of the search, as it is installed. */
const minisearch = (): string =>
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('minisearch')), '../umd/index.js'),
    'utf8',
  );

type Make = (loaded: Loaded, book: BookFile, languages: readonly Language[]) => Promise<Files>;

const perLanguage =
  (to: Output, content: (...given: Parameters<typeof epubOf>) => string | Uint8Array): Make =>
  async (loaded, book, languages) => {
    const files = new Map<string, string | Uint8Array>();
    for (const composed of composedFor(loaded, book, languages, to))
      files.set(`${book.name}.${composed.language}.${to}`, content(composed, loaded.knowledge));
    return files;
  };

/** The formats that can be made. A PDF is not made yet. */
const MAKERS: Readonly<Record<Exclude<Output, 'pdf'>, Make>> = {
  site: async (loaded, book, languages) => {
    const files = siteOf(
      loaded.library,
      loaded.knowledge,
      composedFor(loaded, book, languages, 'site'),
      minisearch(),
    );
    return new Map([...files].map(([path, content]) => [`site/${path}`, content]));
  },
  epub: perLanguage('epub', epubOf),
  md: perLanguage('md', markdownOf),
};

function chosenBooks({ library: { books } }: Loaded, name: string | undefined): readonly BookFile[] {
  if (name === undefined) return books;
  const found = books.filter((book) => book.name === name);
  if (found.length > 0) return found;
  const names = books.map((book) => book.name);
  throw new BadInput(`there is no book “${name}”${near(name, names)}; there are: ${names.join(', ')}`);
}

function oneOf<Value extends string>(
  given: string | undefined,
  known: readonly Value[],
  what: string,
): readonly Value[] {
  if (given === undefined) return known;
  const found = known.filter((each) => each === given);
  if (found.length === 0) throw new BadInput(`there is no ${what} “${given}”; known: ${known.join(', ')}`);
  return found;
}

function write(folder: string, files: Files): void {
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Runs `acies book build`. The exit code is 1 if the book has an error: then nothing is made. */
export async function buildBook(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { lang: { type: 'string' }, to: { type: 'string' }, out: { type: 'string' } },
  });
  const [given, ...more] = positionals;
  if (more.length > 0) throw new BadInput('acies book build takes the name of a book, or a folder');
  const languages = oneOf(values.lang, LANGUAGES, 'language');
  const outputs = oneOf(values.to, Object.keys(MAKERS) as (keyof typeof MAKERS)[], 'format');
  const isFolder = given !== undefined && existsSync(given);
  const loaded = await booksIn(isFolder ? given : undefined);
  const errors = checkLibrary(loaded.library, loaded.knowledge).filter(
    ({ severity }) => severity === 'error',
  );
  if (errors.length > 0) {
    printError(errors.map(faultLine).join('\n'));
    return 1;
  }
  for (const book of chosenBooks(loaded, isFolder ? undefined : given)) {
    const folder = join(values.out ?? OUT, book.name);
    const shown = book.languages.filter((language) => languages.includes(language));
    for (const to of outputs) {
      if (to === 'site') rmSync(join(folder, 'site'), { recursive: true, force: true });
      write(folder, await MAKERS[to](loaded, book, shown));
      print(`${folder}: ${to}`);
    }
  }
  return 0;
}
