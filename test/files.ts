import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** The path from the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript file, or every file with such a name, under a folder of the project, sorted by path. */
export function sourceFiles(folder: string, named = /\.tsx?$/): readonly SourceFile[] {
  const root = new URL('../', import.meta.url);
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => named.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));
}
