/** The limits within which files, commands and questions are read. */
export const LIMITS = {
  /** Characters of a file, of a text, and of the name of a base, a piece or a side. */
  file: 10_000_000,
  text: 2000,
  name: 200,
  /** Characters of a line of an army file. */
  line: 500,
  /** Entries of a list, parts of a record, and lines of an army file. */
  list: 500,
  /** How deep lists and records nest. */
  depth: 32,
  /** Any number without a narrower limit. */
  figure: 10_000_000,
  /** Millimetres: a side of the table, a side of a base, and the distance of a point from the table's corner. */
  table: 10_000,
  base: 1000,
  place: 20_000,
  /** Points of one outline or line. */
  points: 200,
  /** Legs of one order. */
  legs: 50,
  /** Rounds of a battle, and bounds of both sides. */
  rounds: 5000,
  bounds: 10_000,
  /** Pieces, bases and the like on one table. */
  pieces: 200,
  strongholds: 10,
  bases: 1000,
  /** Bases of one army. */
  army: 500,
  columns: 100,
  guides: 100,
  /** Faults that are told of one file. */
  faults: 20,
  /** Scenarios in one file. */
  scenarios: 200,
  /** Steps and dice of a scenario; entries of a record. */
  steps: 500,
  dice: 10_000,
  entries: 10_000,
} as const;

/** Does a value nest lists and records no deeper than this? */
export const isShallow = (value: unknown, depth: number = LIMITS.depth): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)));

/** Does a value, with its contents, keep within the limits? A value that is not JSON does not. */
export function isBounded(value: unknown, depth: number = LIMITS.depth): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Math.abs(value) <= LIMITS.figure;
  if (typeof value === 'string') return value.length <= LIMITS.text;
  if (typeof value !== 'object' || depth === 0) return false;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return parts.length <= LIMITS.list && parts.every((part) => isBounded(part, depth - 1));
}
