/** Troops in lists and orders of battle. */
import { isTroopFault, type WrittenTroop } from '../../engine/army/troop-text.ts';
import type { Finding } from '../finding.ts';
import { finding } from './finding.ts';
import type { TroopBook } from './list-data.ts';

/** A troop, or null with a fault for the line. */
export function readTroop<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  text: string,
  line: number,
  faults: Finding[],
): Troop | null {
  const read = book.parse(text);
  if (!isTroopFault(read)) return read;
  faults.push(finding(read.key, read.figures, line));
  return null;
}

/** Alternatives such as `Reg Ps (O) or Reg Bw (I)` and `Reg Pk (I/X)`. Faults are reported for the line. */
export function readTroops<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  text: string,
  line: number,
  faults: Finding[],
): readonly Troop[] {
  return text
    .split(/\s+or\s+/i)
    .flatMap(gradesApart)
    .map((one) => readTroop(book, one, line, faults))
    .filter((troop) => troop !== null);
}

/** `Reg Pk (I/X)` as `Reg Pk (I)` and `Reg Pk (X)`. */
export function gradesApart(text: string): readonly string[] {
  const grades = /\(([^()]*)\)/.exec(text)?.[1]?.split('/') ?? [];
  return grades.length < 2 ? [text] : grades.map((grade) => text.replace(/\([^()]*\)/, `(${grade.trim()})`));
}

const TROOP_START = /(?:^|\s)(?:reg|irr)\b/i;

/** Splits a line into its name and its troop. The troop is empty if there is none. */
export function nameAndTroop(text: string): { readonly name: string; readonly troop: string } {
  const at = TROOP_START.exec(text)?.index ?? text.length;
  return { name: text.slice(0, at).trim(), troop: text.slice(at).trim() };
}

/** Are two troops the same in everything? */
export function sameTroop(one: WrittenTroop, other: WrittenTroop): boolean {
  return (
    one.type === other.type &&
    one.grade === other.grade &&
    one.regular === other.regular &&
    one.weapon === other.weapon &&
    one.mounted === other.mounted
  );
}
