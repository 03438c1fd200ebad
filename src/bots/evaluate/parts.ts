/** Parts of the worth of a position, base by base. A part is taken over while nothing that it depends on changes. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { Situation } from '../context.ts';
import { type Changes, type Distances, distancesTo } from './changes.ts';
import type { Outlook } from './outlook.ts';

/** A part, and how far from its base a change of any base, and one of an enemy, may matter, in millimetres; -1 if none. */
export interface Part<Value> {
  readonly value: Value;
  readonly near: number;
  readonly foes: number;
}

/** The parts of one position, by their names. */
export type Book = Map<string, Map<PlacedBase, Part<unknown>>>;

/** Finds the part of a base, or takes it over. */
export type Keeper = <Value>(name: string, base: PlacedBase, find: () => Part<Value>) => Value;

/** A part that depends on its base and all enemies. */
export const byEnemies = <Value>(value: Value): Part<Value> => ({
  value,
  near: -1,
  foes: Number.POSITIVE_INFINITY,
});

/** A part that depends on all bases within a distance. */
export const byGround = <Value>(value: Value, mm: number): Part<Value> => ({ value, near: mm, foes: mm });

/** How the parts of a position are found. */
export interface Parts {
  readonly part: Keeper;
  /** Within this distance bases touch a base, or touch others that do, in millimetres. */
  readonly touching: number;
}

/** An outlook with parts that may be taken over from another position. */
export interface InParts extends Outlook, Parts {}

/** A situation of which every part is found. */
export const asWhole = <Where extends Situation>(where: Where): Where & Parts => ({
  ...where,
  part: (_name, _base, find) => find().value,
  touching: 0,
});

/** A keeper that finds every part, and notes it in a book. */
export const noting =
  (book: Book): Keeper =>
  (name, base, find) => {
    const part = find();
    const page = book.get(name);
    if (page) page.set(base, part);
    else book.set(name, new Map([[base, part]]));
    return part.value;
  };

/** Does a part hold as far as changes are from its base? Without any change it does, whatever it depends on. */
const holds = ({ near, foes }: Part<unknown>, { any, foe }: Distances): boolean =>
  any === Number.POSITIVE_INFINITY || (any > near && (foe > foes || foe === Number.POSITIVE_INFINITY));

/** A keeper that takes over the parts of another position where nothing has changed. */
export function takingFrom(book: Book, changes: Changes): Keeper {
  const distances = new Map<PlacedBase, Distances>();
  const to = (base: PlacedBase): Distances => {
    const known = distances.get(base);
    if (known) return known;
    const found = distancesTo(changes, base);
    distances.set(base, found);
    return found;
  };
  return <Value>(name: string, base: PlacedBase, find: () => Part<Value>): Value => {
    const kept = book.get(name)?.get(base);
    return (kept && holds(kept, to(base)) ? kept : find()).value as Value;
  };
}
