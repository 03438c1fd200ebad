/** The positions of a ruleset, from the files of the program. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Ruleset } from '../../engine/contract.ts';
import { type Position, readPositions } from '../../scenario/positions.ts';
import { BadInput } from '../command.ts';
import { readText } from '../files.ts';
import { sayFault } from '../say.ts';

const FOLDER = new URL('../../../content/positions/', import.meta.url);

/** The positions of a ruleset, or those of one theme. Throws BadInput if there are none. */
export function positionsOf({ id }: Ruleset, theme: string | null): readonly Position[] {
  const path = fileURLToPath(new URL(`${id}.json`, FOLDER));
  if (!existsSync(path)) throw new BadInput(`there are no positions for ${id} yet`);
  const read = readPositions(readText(path));
  if (!read.ok) throw new BadInput([`${path}:`, ...read.faults.map(sayFault)].join('\n'));
  const found = read.positions.filter((each) => theme === null || each.theme === theme);
  if (found.length === 0) throw new BadInput(`no position of ${id} has the theme “${theme}”`);
  return found;
}
