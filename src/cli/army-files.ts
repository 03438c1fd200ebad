import { dirname } from 'node:path';
import type { ArmyFile } from '../armies/army-file.ts';
import { armyFiles } from '../armies/load-node.ts';

/** The army files in the folder of a file; none if the folder cannot be read. */
export function armyFilesBeside(file: string): readonly ArmyFile[] {
  try {
    return armyFiles(dirname(file), false);
  } catch {
    return [];
  }
}
