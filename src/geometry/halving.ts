/**
 * The first place at which a condition holds, by this many halvings, between a place where it fails and one where it
 * holds. The result is never short of that place.
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
