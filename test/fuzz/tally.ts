/** Counts the inputs of each kind, and keeps the slowest. */
import type { Kind } from './inputs.ts';

export interface Tally {
  readonly tried: number;
  readonly slowest: { readonly number: number; readonly ms: number };
}

export function counted(before: Tally | undefined, ms: number, number: number): Tally {
  const { tried, slowest } = before ?? { tried: 0, slowest: { number, ms } };
  return { tried: tried + 1, slowest: ms > slowest.ms ? { number, ms } : slowest };
}

export const toldOf = (tallies: ReadonlyMap<Kind, Tally>): string =>
  [...tallies]
    .map(([kind, { tried, slowest }]) => {
      const longest = `${Math.round(slowest.ms)} ms (number ${slowest.number})`;
      return `${kind}: ${tried}, the slowest ${longest}`;
    })
    .toSorted()
    .join('; ');
