import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textOfBytes } from '../engine/data/given-text.ts';
import { BadInput } from './command.ts';

/** The text of a file. Throws BadInput with the reason if it cannot be read. */
export function readText(path: string): string {
  try {
    return textOfBytes(readFileSync(path));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw new BadInput(`${path} cannot be read: ${why}`);
  }
}

/** The file itself, or all files with this ending below the folder, in order of name. */
export function filesAt(path: string, ending: string): readonly string[] {
  let folder: boolean;
  try {
    folder = statSync(path).isDirectory();
  } catch {
    throw new BadInput(`${path} cannot be read: there is no such file or folder`);
  }
  if (!folder) return [path];
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted();
  return found.map((name) => join(path, name));
}
