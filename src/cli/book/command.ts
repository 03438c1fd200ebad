/** `acies book`: checks books, writes articles anew, and makes books from them. */
import { BadInput, type CliCommand, print } from '../command.ts';
import { buildBook } from './build.ts';
import { checkBook } from './check.ts';
import { followArticle } from './follow.ts';
import { importBook } from './import.ts';
import { newArticle } from './new.ts';
import { releaseBooks } from './release.ts';
import { serveBook } from './serve.ts';

const help = `acies book COMMAND ...

  check [FOLDER] [--json] [--external] [--sources FOLDER]
      tells all faults and warnings, each with its file and line and what would be right; --external tries
      links that lead outside, too; --sources names a folder with texts of books that are not free, of which no
      article may hold eight words in a row
  build [NAME | FOLDER] [--lang en|fr] [--to site|epub|pdf|md] [--page A4|A5|Letter] [--out FOLDER]
      makes the books of a folder, or the one with this name; written to build/book
  new ID [--kind KIND] [--topic TOPIC] [--in FOLDER]
      writes the beginning of an article in each language
  follow ID [--in FOLDER]
      notes that the translations of an article follow its first language as it is today
  import FILE --in FOLDER [--lang en|fr]
      makes articles and a book from the file of a TiddlyWiki Classic, and tells what was left out
  release VERSION [--in FOLDER]
      keeps digests of all that the books say, from which the list of changes of the next version is made
  serve [FOLDER] [--port 4400]
      shows the book in a browser while it is written: what is saved stands there at once, with what is wrong beside
      it; a click on a paragraph tells its file and line

FOLDER is content/book if it is not given. docs/writing.md tells how articles are written.

  acies book check
  acies book build rules --to site
  acies book new zones-of-control --topic moves --kind section`;

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  build: buildBook,
  check: checkBook,
  new: newArticle,
  follow: followArticle,
  import: importBook,
  release: releaseBooks,
  serve: serveBook,
};

export const bookCommand: CliCommand = {
  name: 'book',
  summary: 'write, check and publish the rules as a book',
  help,
  async run([name, ...args]) {
    if (name === undefined) {
      print(help);
      return 2;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new BadInput(`acies book has no command “${name}”\n\n${help}`);
    return command(args);
  },
};
