/** Which clauses and tests are near a source file. */
import { posix } from 'node:path';
import type { SourceFile } from '../test/files.ts';
import { importsOf } from '../test/layers.ts';

const CLAUSE = /'((?:[a-z]+)\.[a-zA-Z]+\.\d+)'/g;

const clausesIn = (text: string): readonly string[] =>
  [...text.matchAll(CLAUSE)].flatMap((match) => match[1] ?? []);

const imports = (file: SourceFile, path: string): boolean =>
  importsOf(file.text).some((specifier) => posix.join(posix.dirname(file.path), specifier) === path);

/** The clauses that the files name. If they name none, those of the files that import them: procedure takes its ids. */
export function clausesNear(paths: readonly string[], sources: readonly SourceFile[]): readonly string[] {
  const own = sources.filter(({ path }) => paths.includes(path)).flatMap(({ text }) => clausesIn(text));
  const users = sources.filter((file) => paths.some((path) => imports(file, path)));
  const found = own.length > 0 ? own : users.flatMap(({ text }) => clausesIn(text));
  return [...new Set(found)].toSorted();
}

/** The tests beside the files and in their folders. */
export function testsNear(paths: readonly string[], sources: readonly string[]): readonly string[] {
  const folders = new Set(paths.map((path) => posix.dirname(path)));
  return sources.filter(
    (path) => /\.test\.tsx?$/.test(path) && !path.includes('.slow.') && folders.has(posix.dirname(path)),
  );
}
