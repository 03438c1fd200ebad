/**
 * The place at which something first holds, between one before it and one at which it holds: found by so many
 * halvings, and never short of it.
 */
export function firstBetween(
  holdsAt: (place: number) => boolean,
  before: number,
  after: number,
  halvings: number,
): number {
  let [short, enough] = [before, after];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (short + enough) / 2;
    if (holdsAt(middle)) enough = middle;
    else short = middle;
  }
  return enough;
}
