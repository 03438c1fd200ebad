/** Troops of Blood and Blades as army files write them. */
import { isTroopFault, parseTroop, type Troop } from '../../rules/bnb/troops.ts';
import type { Finding } from '../finding.ts';
import { finding } from './finding.ts';

/** A troop, or null with its fault told for the line. */
export function readTroop(text: string, line: number, faults: Finding[]): Troop | null {
  const read = parseTroop(text);
  if (!isTroopFault(read)) return read;
  faults.push(finding(read.key, read.figures, line));
  return null;
}

/** Alternatives such as `Reg Ps (O) or Reg Bw (I)` and `Reg Pk (I/X)`; faults are told for the line. */
export function readTroops(text: string, line: number, faults: Finding[]): readonly Troop[] {
  return text
    .split(/\s+or\s+/i)
    .flatMap(gradesApart)
    .map((one) => readTroop(one, line, faults))
    .filter((troop) => troop !== null);
}

/** `Reg Pk (I/X)` as `Reg Pk (I)` and `Reg Pk (X)`. */
export function gradesApart(text: string): readonly string[] {
  const grades = /\(([^()]*)\)/.exec(text)?.[1]?.split('/') ?? [];
  return grades.length < 2 ? [text] : grades.map((grade) => text.replace(/\([^()]*\)/, `(${grade.trim()})`));
}

const TROOP_START = /(?:^|\s)(?:reg|irr)\b/i;

/** Where a line's name ends and its troop begins: the troop is empty where there is none. */
export function nameAndTroop(text: string): { readonly name: string; readonly troop: string } {
  const at = TROOP_START.exec(text)?.index ?? text.length;
  return { name: text.slice(0, at).trim(), troop: text.slice(at).trim() };
}

/** Whether two troops are the same in everything. */
export function sameTroop(one: Troop, other: Troop): boolean {
  return (
    one.type === other.type &&
    one.grade === other.grade &&
    one.regular === other.regular &&
    one.weapon === other.weapon &&
    one.mounted === other.mounted
  );
}
