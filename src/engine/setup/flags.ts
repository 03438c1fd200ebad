/** The flags that players write after a troop. */

import type { Marks, Place } from '../battle.ts';
import type { Mustered } from '../contract/position.ts';
import type { Fault } from '../event.ts';

/** The facts that a flag adds to a base: lasting ones, those of this bound, and its place. */
export interface Flag {
  readonly marks?: Marks;
  readonly bound?: Marks;
  readonly place?: Place;
}

const merged = (parts: readonly (Marks | undefined)[]): Marks => Object.assign({}, ...parts);

/** The flags with these names, or the fault of the first unknown one. */
export function flagsNamed<Of extends Flag>(
  known: Readonly<Record<string, Of>>,
  names: readonly string[],
): readonly Of[] | Fault {
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined)
    return { key: 'fault.unknown-flag', figures: { flag: unknown, known: Object.keys(known).join(', ') } };
  return names.flatMap((name) => known[name] ?? []);
}

/** A base with the facts of its flags. */
export const flagged = (
  base: Pick<Mustered, 'troop' | 'width' | 'depth'>,
  flags: readonly Flag[],
): Mustered => ({
  ...base,
  place: flags.find(({ place }) => place)?.place ?? 'table',
  marks: merged(flags.map(({ marks }) => marks)),
  bound: merged(flags.map(({ bound }) => bound)),
});
