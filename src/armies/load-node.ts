/** The armies of a folder, for programs that run in Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArmyFile } from './army-file.ts';

/** Where the armies that come with the program are. */
export const ARMIES_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../content/armies');

/** Every text file of a folder, and of the folders in it; throws what the file system throws. */
export function armyFiles(folder: string = ARMIES_FOLDER, recursive = true): readonly ArmyFile[] {
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.txt'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}
