/** Reads the files of a book's folder from disk. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BookFault, faultAt } from '../faults.ts';
import type { FolderText } from './library.ts';

/** README.md and CHANGES.md are about a folder, and are no articles. */
const IS_PART = /\.(?:md|yaml|json|svg)$/;
const NO_PART = /(?:^|\/)(?:[A-Z]+\.md|\.[^/]*|node_modules\/.*|[a-z-]+\.schema\.json)$/;

const MOST_BYTES = 4_000_000;

const reasonOf = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'ENOTDIR') return 'it is no folder';
  return code === 'EACCES' ? 'it may not be read' : String(code ?? error);
};

const strictText = new TextDecoder('utf-8', { fatal: true });

/** All texts below a folder, in order of their paths. What cannot be read becomes a fault. */
export function readFolder(folder: string): FolderText {
  const faults: BookFault[] = [];
  const texts = new Map<string, string>();
  const fail = (file: string, what: string, why: string): number =>
    faults.push(faultAt({ file, line: 1 }, 'unreadable', { what, why }));
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    fail(folder, 'the folder', reasonOf(error));
  }
  const paths = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => IS_PART.test(name) && !NO_PART.test(name));
  for (const path of paths.toSorted()) {
    const file = join(folder, path);
    try {
      if (statSync(file).isDirectory()) continue;
      if (statSync(file).size > MOST_BYTES) fail(file, 'the file', `it has more than ${MOST_BYTES} bytes`);
      else texts.set(path, strictText.decode(readFileSync(file)));
    } catch (error) {
      fail(file, 'the file', error instanceof TypeError ? 'it is no UTF-8 text' : reasonOf(error));
    }
  }
  return { folder, texts, faults };
}
