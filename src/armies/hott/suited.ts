/** Which armies make a good battle against one another. */
import { classOf, costOf, type Element, factorOf } from '../../rules/hott/troops.ts';
import type { IndexedArmy } from './army-index.ts';

/** Gives a whole number from 0 to below `below`. */
type Pick = (below: number) => number;

interface Troop {
  readonly element: Element;
  /** Its part of the army's points. */
  readonly part: number;
}

const troopsOf = ({ army, muster }: IndexedArmy): readonly Troop[] =>
  army.lines.map(({ element, count }) => ({ element, part: (costOf(element) * count) / muster.points }));

/** How much better the one army fights against what the other has, by the table of combat factors. */
export function advantage(one: IndexedArmy, other: IndexedArmy): number {
  const against = (mine: Element, theirs: Element): number =>
    factorOf(mine, classOf(theirs) === 'foot' ? 'foot' : 'others').value;
  const [a, b] = [troopsOf(one), troopsOf(other)];
  return a.reduce(
    (sum, mine) =>
      sum +
      b.reduce(
        (part, theirs) =>
          part +
          mine.part *
            theirs.part *
            (against(mine.element, theirs.element) - against(theirs.element, mine.element)),
        0,
      ),
    0,
  );
}

/** The part of their points that two armies spend on the same elements, from 0 to 1. */
export function likeness(one: IndexedArmy, other: IndexedArmy): number {
  const [a, b] = [troopsOf(one), troopsOf(other)];
  const partOf = (troops: readonly Troop[], element: Element) =>
    troops.filter((troop) => troop.element === element).reduce((sum, { part }) => sum + part, 0);
  const elements = [...new Set(a.map(({ element }) => element))];
  return elements.reduce((sum, element) => sum + Math.min(partOf(a, element), partOf(b, element)), 0);
}

const countOf = ({ army }: IndexedArmy): number => army.lines.reduce((sum, { count }) => sum + count, 0);

/** How badly two armies suit each other: uneven odds and numbers, and too much of the same. */
export const misfit = (one: IndexedArmy, other: IndexedArmy): number =>
  Math.abs(advantage(one, other)) + likeness(one, other) + Math.abs(countOf(one) - countOf(other)) / 12;

/** So many of the best opponents are drawn from. */
const BEST = 4;

const FIRST: Pick = () => 0;

/**
 * Two armies of so many points that suit each other: even in strength, different in kind. `pick` chooses the first
 * army, and its opponent among those that suit it best. Null where there are not two legal ones of these points.
 */
export function suitedPair(
  armies: readonly IndexedArmy[],
  points: number,
  pick: Pick = FIRST,
): readonly [IndexedArmy, IndexedArmy] | null {
  const fit = armies.filter(({ army, muster }) => army.points === points && muster.warnings.length === 0);
  const one = fit[pick(fit.length)];
  if (!one || fit.length < 2) return null;
  const others = fit
    .filter((other) => other !== one)
    .toSorted((a, b) => misfit(one, a) - misfit(one, b))
    .slice(0, BEST);
  const other = others[pick(others.length)];
  return other ? [one, other] : null;
}
