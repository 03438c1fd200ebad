/** All armies of Hordes of the Things, from the texts of their files. */
import { type ArmyFile, byPath, kindOfArmyFile } from '../army-file.ts';
import type { Finding } from '../finding.ts';
import type { HottArmy } from './army-data.ts';
import { readHottArmy } from './army-reader.ts';
import { type Muster, musterHott } from './muster.ts';

export interface IndexedArmy {
  /** The path without its ending: `hott/long-barrow`. */
  readonly id: string;
  readonly army: HottArmy;
  readonly muster: Muster;
}

export interface HottArmyIndex {
  readonly armies: readonly IndexedArmy[];
  /** Files that could not be read, with their faults. */
  readonly wrong: readonly { readonly path: string; readonly faults: readonly Finding[] }[];
}

/** Reads all army files, in the order of their paths. Other files are skipped. */
export function hottArmyIndex(files: readonly ArmyFile[]): HottArmyIndex {
  const readings = files
    .filter(({ text }) => kindOfArmyFile(text)?.heading === 'army')
    .toSorted(byPath)
    .map(({ path, text }) => ({ path, ...readHottArmy(text) }));
  return {
    armies: readings.flatMap(({ path, army, places }) =>
      army === null ? [] : [{ id: path.replace(/\.txt$/, ''), army, muster: musterHott(army, places) }],
    ),
    wrong: readings.filter(({ faults }) => faults.length > 0).map(({ path, faults }) => ({ path, faults })),
  };
}

/** The army with this id (`hott/long-barrow`), or with an id that ends so (`long-barrow`). */
export const findHottArmy = ({ armies }: HottArmyIndex, id: string): IndexedArmy | null =>
  armies.find((one) => one.id === id) ?? armies.find((one) => one.id.endsWith(`/${id}`)) ?? null;
