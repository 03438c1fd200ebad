/** A file of an army as it is found, before anybody reads it. */

/** A file with its path below the folder of armies, such as `bnb/kish/deep-phalanx.txt`. */
export interface ArmyFile {
  readonly path: string;
  readonly text: string;
}

/** A list or an order of battle drawn from one, or an army that stands for itself. */
export type ArmyFileKind = 'list' | 'order' | 'army';

/** The lines of a text, without the mark that some editors begin it with. */
export const rawLines = (text: string): readonly string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);

const KIND = /^\s*(list|order|army)\s*:/i;

/** What a file is meant to be, by its first heading; null if it is none of them. */
export function kindOfArmyFile(text: string): ArmyFileKind | null {
  const first = rawLines(text).find((line) => KIND.test(line));
  return first === undefined ? null : ((KIND.exec(first)?.[1] ?? '').toLowerCase() as ArmyFileKind);
}

/** Sorts files by path. */
export function byPath(one: ArmyFile, other: ArmyFile): number {
  if (one.path === other.path) return 0;
  return one.path < other.path ? -1 : 1;
}
