/** Finds armies that make a good battle against each other. */
import { RANGES } from '../../rules/hott/shooting/arc.ts';
import { classOf, costOf, type Element, factorOf } from '../../rules/hott/troops/troops.ts';
import type { HottArmy } from './army-data.ts';
import type { IndexedArmy } from './army-index.ts';

/** The troops of an army. */
type Army = Pick<HottArmy, 'lines'>;

/** Gives a whole number from 0 to below `below`. */
type Draw = (below: number) => number;

interface Troop {
  readonly element: Element;
  /** Its share of the army's points. */
  readonly part: number;
}

function troopsOf({ lines }: Army): readonly Troop[] {
  const all = lines.reduce((sum, { element, count }) => sum + costOf(element) * count, 0);
  return lines.map(({ element, count }) => ({ element, part: (costOf(element) * count) / all }));
}

/** The share of an army's points spent on such elements. */
const partOf = (army: Army, wanted: (element: Element) => boolean): number =>
  troopsOf(army).reduce((sum, { element, part }) => sum + (wanted(element) ? part : 0), 0);

/** How much better one army fights against the troops of the other, by the table of combat factors. */
export function advantage(one: Army, other: Army): number {
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

/** The share of their points that two armies spend on the same elements, from 0 to 1. */
export function likeness(one: Army, other: Army): number {
  const elements = [...new Set(troopsOf(one).map(({ element }) => element))];
  const partIn = (army: Army, element: Element): number => partOf(army, (each) => each === element);
  return elements.reduce((sum, each) => sum + Math.min(partIn(one, each), partIn(other, each)), 0);
}

const countOf = ({ lines }: Army): number => lines.reduce((sum, { count }) => sum + count, 0);

/** Elements that can act against aerials: meet them, shoot at them or bespell them. */
const REACHERS: readonly Element[] = ['Hero', 'Paladin', 'Magician', ...RANGES.map(({ element }) => element)];
/** This share of an army is enough against a flying enemy. */
const ENOUGH = 1 / 3;

const isAerial = (element: Element): boolean => classOf(element) === 'aerial';

/** The share of the other army's points that flies and that this army cannot act against, from 0 to 1. */
export function beyondReach(one: Army, other: Army): number {
  const reachers = partOf(one, (element) => isAerial(element) || REACHERS.includes(element));
  return partOf(other, isAerial) * Math.max(0, 1 - reachers / ENOUGH);
}

/** How badly two armies suit each other: uneven factors and numbers, the same elements, or flyers out of reach. */
export const misfit = (one: Army, other: Army): number =>
  Math.abs(advantage(one, other)) +
  likeness(one, other) +
  Math.abs(countOf(one) - countOf(other)) / 12 +
  2 * Math.max(beyondReach(one, other), beyondReach(other, one));

/** Opponents are drawn from this many of the best. */
const BEST = 4;

/** The armies of a list that suit one of them best, the best first. */
export const rivalsOf = <Each>(
  one: Each,
  list: readonly Each[],
  armyOf: (each: Each) => Army,
): readonly Each[] =>
  list
    .filter((other) => other !== one)
    .toSorted((a, b) => misfit(armyOf(one), armyOf(a)) - misfit(armyOf(one), armyOf(b)))
    .slice(0, BEST);

const FIRST: Draw = () => 0;

/**
 * Two armies of these points that suit each other: even in strength, different in kind. `pick` chooses the first army
 * and then its opponent among those that suit it best. Null if there are not two legal armies of these points.
 */
export function suitedPair(
  armies: readonly IndexedArmy[],
  points: number,
  pick: Draw = FIRST,
): readonly [IndexedArmy, IndexedArmy] | null {
  const fit = armies.filter(({ army, muster }) => army.points === points && muster.warnings.length === 0);
  const one = fit[pick(fit.length)];
  if (!one || fit.length < 2) return null;
  const others = rivalsOf(one, fit, ({ army }) => army);
  const other = others[pick(others.length)];
  return other ? [one, other] : null;
}
