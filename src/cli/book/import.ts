import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../book/library.ts';
import { importWiki } from '../../book/wiki/articles.ts';
import { readWiki } from '../../book/wiki/file.ts';
import { BadInput, print } from '../command.ts';
import { readText } from '../files.ts';

/** Runs `acies book import FILE --in FOLDER`: writes the articles of a wiki, and overwrites nothing. */
export async function importBook(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { in: { type: 'string' }, lang: { type: 'string', default: 'en' } },
  });
  const [file, ...more] = positionals;
  const folder = values.in;
  if (file === undefined || folder === undefined || more.length > 0)
    throw new BadInput('acies book import takes one file, and --in with the folder for the book');
  const language = LANGUAGES.find((each) => each === values.lang);
  if (!language) throw new BadInput(`there is no language “${values.lang}”; known: ${LANGUAGES.join(', ')}`);
  const wiki = readWiki(readText(file));
  if ('why' in wiki) throw new BadInput(`${file} is no wiki that can be read: ${wiki.why}`);
  const { files, notes } = importWiki(wiki, language);
  const there = [...files.keys()].find((path) => existsSync(join(folder, path)));
  if (there !== undefined)
    throw new BadInput(`${join(folder, there)} is there already: name a folder that is empty, or a new one`);
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of files) writeFileSync(join(folder, path), text);
  for (const note of notes) print(note);
  print(`${files.size - 1} articles and a book are in ${folder}`);
  print(`say its licence and version in the file of the book, then run: acies book check ${folder}`);
  return 0;
}
