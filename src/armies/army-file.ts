/** Army files before they are read. */
import { plainLine, seenText } from '../engine/data/given-text.ts';
import { RULESET_ARMIES } from './rulesets.ts';

/** A file with its path below the folder of armies, such as `<ruleset>/kish/deep-phalanx.txt`. */
export interface ArmyFile {
  readonly path: string;
  readonly text: string;
}

/** A kind of army file: its first heading, and the ruleset that reads it. */
export interface ArmyFileKind {
  readonly ruleset: string;
  readonly heading: string;
}

const KINDS: readonly ArmyFileKind[] = Object.entries(RULESET_ARMIES).flatMap(([ruleset, { headings }]) =>
  headings.map((heading) => ({ ruleset, heading })),
);

const FIRST_HEADING = new RegExp(`^\\s*(${KINDS.map(({ heading }) => heading).join('|')})\\s*:`, 'i');

/** The first headings of army files, as they are written. */
export const ARMY_HEADINGS: readonly string[] = KINDS.map(({ heading }) => `"${heading}:"`);

/** The lines of a text as they are read. */
export const plainLines = (text: string): readonly string[] => seenText(text).split('\n').map(plainLine);

/** The kind of army file, by its first heading; null if it is no army file. */
export function kindOfArmyFile(text: string): ArmyFileKind | null {
  const first = plainLines(text).find((line) => FIRST_HEADING.test(line));
  const heading = FIRST_HEADING.exec(first ?? '')?.[1]?.toLowerCase();
  return KINDS.find((kind) => kind.heading === heading) ?? null;
}

/** Sorts files by path. */
export function byPath(one: ArmyFile, other: ArmyFile): number {
  if (one.path === other.path) return 0;
  return one.path < other.path ? -1 : 1;
}
