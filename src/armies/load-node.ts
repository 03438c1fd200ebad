/** The armies of a folder, for programs that run in Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textOfBytes } from '../engine/data/given-text.ts';
import type { ArmyFile } from './army-file.ts';

/** The folder of the armies that come with the program. */
export const ARMIES_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../content/armies');

/** All text files of a folder and its subfolders. Throws the errors of the file system. */
export function armyFiles(folder: string = ARMIES_FOLDER, recursive = true): readonly ArmyFile[] {
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.txt'))
    .map((path) => ({ path, text: textOfBytes(readFileSync(join(folder, path))) }));
}
