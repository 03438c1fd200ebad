/** A file of an army as it is found, before anybody reads it. */

/** A file with its path below the folder of armies, such as `bnb/kish/deep-phalanx.txt`. */
export interface ArmyFile {
  readonly path: string;
  readonly text: string;
}

/** A list or an order of battle drawn from one, or an army that stands for itself. */
export type ArmyFileKind = 'list' | 'order' | 'army';

/** What a file is meant to be, by its first heading; null if it is none of them. */
export function kindOfArmyFile(text: string): ArmyFileKind | null {
  const first = /^\s*(list|order|army)\s*:/im.exec(text.replace(/^\s*#.*$/gm, ''))?.[1];
  return first === undefined ? null : (first.toLowerCase() as ArmyFileKind);
}

/** Sorts files by path. */
export function byPath(one: ArmyFile, other: ArmyFile): number {
  if (one.path === other.path) return 0;
  return one.path < other.path ? -1 : 1;
}
