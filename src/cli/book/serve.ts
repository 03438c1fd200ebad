import { watch } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Loaded } from '../../book/build.ts';
import { checkLibrary } from '../../book/check/check.ts';
import type { BookFault } from '../../book/faults.ts';
import { PREVIEW_SCRIPT, PREVIEW_STYLE, type Preview, previewOf } from '../../book/site/preview.ts';
import { SCRIPT } from '../../book/site/script.ts';
import { STYLE } from '../../book/site/style.ts';
import { BadInput, print } from '../command.ts';
import { minisearch } from './build.ts';
import { booksIn, OWN_FOLDER, readAgain } from './folder.ts';

const PORT = 4400;

/** Milliseconds for which nothing must have been saved. */
const QUIET = 30;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** What is shown now. */
interface Shown {
  readonly loaded: Loaded;
  readonly preview: Preview;
  readonly faults: readonly BookFault[];
}

function shownOf(loaded: Loaded, faults: readonly BookFault[]): Shown {
  const [book] = loaded.library.books;
  if (!book) throw new BadInput('there is no book here: write a file such as rules.yaml first');
  return { loaded, preview: previewOf(loaded, book), faults };
}

const faultsOf = ({ library, knowledge }: Loaded): readonly BookFault[] => checkLibrary(library, knowledge);

const FIXED: Readonly<Record<string, () => string>> = {
  'book.css': () => STYLE,
  'book.js': () => SCRIPT,
  'minisearch.js': minisearch,
  'preview.css': () => PREVIEW_STYLE,
  'preview.js': () => PREVIEW_SCRIPT,
};

/**
 * Serves a preview of the books in a folder, at an address of this machine. It watches the folder until the server is
 * closed.
 */
export async function previewServer(folder: string, port: number): Promise<Server> {
  const loaded = await booksIn(folder);
  let shown = shownOf(loaded, faultsOf(loaded));
  const readers = new Set<ServerResponse>();
  const tell = (): void => {
    for (const reader of readers) reader.write('data: saved\n\n');
  };
  const follow = async (names: readonly string[]): Promise<void> => {
    // Other files change what is known; articles change only the text.
    const isText = names.every((name) => name.endsWith('.md'));
    const next = isText ? readAgain(folder, shown.loaded) : await booksIn(folder);
    if (next.library.books.length === 0) return;
    shown = shownOf(next, shown.faults);
    tell();
    shown = { ...shown, faults: faultsOf(next) };
    tell();
  };
  const saved = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    saved.add(name ?? '');
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const names = [...saved];
      saved.clear();
      follow(names).catch((error: unknown) => print(`what was saved cannot be shown: ${String(error)}`));
    }, QUIET);
  });
  const server = createServer(({ url = '/' }, answer) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(1);
    const language = shown.loaded.library.books[0]?.languages[0] ?? 'en';
    if (path === '') return answer.writeHead(302, { location: `/${language}/index.html` }).end();
    if (path === 'changes') {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
      readers.add(answer);
      return answer.on('close', () => readers.delete(answer));
    }
    const content = Object.hasOwn(FIXED, path) ? FIXED[path]?.() : shown.preview(path, shown.faults);
    if (content === null || content === undefined) return answer.writeHead(404).end('There is no such page.');
    const type = TYPES[extname(path)] ?? 'text/plain';
    return answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
  });
  server.on('close', () => {
    watcher.close();
    clearTimeout(waiting);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Runs `acies book serve`, until it is stopped. */
export async function serveBook(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string' } },
  });
  const [folder = OWN_FOLDER, ...more] = positionals;
  const port = Number(values.port ?? PORT);
  if (more.length > 0) throw new BadInput('acies book serve takes one folder');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadInput(`“${values.port}” is no port: write a number from 0 to 65535`);
  const server = await previewServer(folder, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new BadInput(`port ${port} is in use: choose another one with --port`);
    throw error;
  });
  print(`http://localhost:${(server.address() as AddressInfo).port}/ shows ${folder}; Ctrl+C ends it`);
  await new Promise((resolve) => server.on('close', resolve));
  return 0;
}
