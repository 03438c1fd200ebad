import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { composedFor, type Loaded } from '../../book/build.ts';
import { checkLibrary } from '../../book/check/check.ts';
import { epubOf } from '../../book/epub/epub.ts';
import { type BookFile, LANGUAGES, OUTPUTS, type Output, PAGES, type PageSize } from '../../book/library.ts';
import { markdownOf } from '../../book/markdown/markdown.ts';
import { near } from '../../book/near.ts';
import type { Files } from '../../book/output.ts';
import { pdfSource } from '../../book/pdf/pdf.ts';
import { typesetPdf } from '../../book/pdf/typst-node.ts';
import { siteOf } from '../../book/site/site.ts';
import type { Language } from '../../words/types.ts';
import { BadInput, print, printError } from '../command.ts';
import { faultLine } from './check.ts';
import { booksIn } from './folder.ts';

/** Where books are written if nothing else is said. */
const OUT = 'build/book';

/** The script of the search, as it is installed. */
export const minisearch = (): string =>
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('minisearch')), '../umd/index.js'),
    'utf8',
  );

/** What a book is made for. */
interface Wanted {
  readonly loaded: Loaded;
  readonly book: BookFile;
  readonly languages: readonly Language[];
  readonly page: PageSize;
}

type Make = (wanted: Wanted) => Promise<Files>;

const perLanguage =
  (to: Output, content: (...given: Parameters<typeof epubOf>) => string | Uint8Array): Make =>
  async ({ loaded, book, languages }) => {
    const files = new Map<string, string | Uint8Array>();
    for (const composed of composedFor(loaded, book, languages, to))
      files.set(`${book.name}.${composed.language}.${to}`, content(composed, loaded.knowledge));
    return files;
  };

/** Where Typst cannot run, all but the PDF is made. */
const pdfs: Make = async ({ loaded, book, languages, page }) => {
  const files = new Map<string, Uint8Array>();
  for (const composed of composedFor(loaded, book, languages, 'pdf')) {
    const made = await typesetPdf(pdfSource(composed, loaded.knowledge, page));
    if (made.ok) files.set(`${book.name}.${composed.language}.${page}.pdf`, made.pdf);
    else printError(`${book.name}: there is no PDF in ${composed.language}: ${made.why}`);
  }
  return files;
};

const MAKERS: Readonly<Record<Output, Make>> = {
  site: async ({ loaded, book, languages }) => {
    const files = siteOf(
      loaded.library,
      loaded.knowledge,
      composedFor(loaded, book, languages, 'site'),
      minisearch(),
    );
    return new Map([...files].map(([path, content]) => [`site/${path}`, content]));
  },
  epub: perLanguage('epub', epubOf),
  pdf: pdfs,
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
    options: {
      lang: { type: 'string' },
      to: { type: 'string' },
      page: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const [given, ...more] = positionals;
  if (more.length > 0) throw new BadInput('acies book build takes the name of a book, or a folder');
  const languages = oneOf(values.lang, LANGUAGES, 'language');
  const outputs = oneOf(values.to, OUTPUTS, 'format');
  const [paper] = values.page === undefined ? [] : oneOf(values.page, PAGES, 'paper');
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
      write(folder, await MAKERS[to]({ loaded, book, languages: shown, page: paper ?? book.page }));
      print(`${folder}: ${to}`);
    }
  }
  return 0;
}
