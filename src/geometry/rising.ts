/** Finds how high a measure, such as a depth, rises along a way. */
import { along, distance, type Point } from './point.ts';
import { CONTACT_GAP } from './tolerance.ts';

/**
 * Does a measure rise above a limit anywhere between two points? The measure must change no faster than the way runs,
 * as a distance does. So it stays below half of the sum of the measures at both points and their distance. The search
 * goes on only where that bound exceeds the limit.
 */
export function risesAbove(
  measure: (p: Point) => number,
  from: Point,
  to: Point,
  limit: number,
  ends: readonly [number, number] = [measure(from), measure(to)],
): boolean {
  const [atFrom, atTo] = ends;
  if (atFrom > limit || atTo > limit) return true;
  const length = distance(from, to);
  if (length <= CONTACT_GAP || (atFrom + atTo + length) / 2 <= limit) return false;
  const middle = along(from, to, 0.5);
  const inside = measure(middle);
  return (
    risesAbove(measure, from, middle, limit, [atFrom, inside]) ||
    risesAbove(measure, middle, to, limit, [inside, atTo])
  );
}

/** The share of the longer part to try: the golden section, which narrows both parts alike. */
const GOLDEN = (3 - Math.sqrt(5)) / 2;
/** Enough trials to narrow ten millimetres to less than a hundred thousandth of one. */
const TRIALS = 32;

/** A point of a way with its measure. */
export interface Measured {
  readonly p: Point;
  readonly height: number;
}

/**
 * The greatest value of a measure near a point that measures no less than its neighbours. It is the exact top if there
 * is only one top between them.
 */
export function topBetween(
  measure: (p: Point) => number,
  before: Point,
  best: Measured,
  after: Point,
): number {
  let [low, top, high] = [before, best, after];
  for (let trial = 0; trial < TRIALS; trial++) {
    const onwards = distance(top.p, high) > distance(low, top.p);
    const p = along(top.p, onwards ? high : low, GOLDEN);
    const tried = { p, height: measure(p) };
    const [beaten, winner] = tried.height > top.height ? [top, tried] : [tried, top];
    if (onwards === (winner === tried)) low = beaten.p;
    else high = beaten.p;
    top = winner;
  }
  return top.height;
}
