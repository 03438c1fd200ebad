/** Do conditions on a position hold after the orders of a bound? */
import type { Condition, PlainCondition } from '../../scenario/position-schema.ts';
import { type Bound, CHECKS } from './condition-checks.ts';

function plainHolds(bound: Bound, wanted: PlainCondition): boolean {
  const { from, by: mm, ...named } = { from: undefined, by: 0, ...wanted };
  const [[kind, ids] = []] = Object.entries(named);
  const check = CHECKS[kind as keyof typeof CHECKS];
  return check(bound, [ids ?? []].flat(), { from, by: mm });
}

/** Does a condition hold after the orders of a bound? */
export const holds = (bound: Bound, wanted: Condition): boolean =>
  'any' in wanted
    ? wanted.any.some((list) => list.every((each) => plainHolds(bound, each)))
    : plainHolds(bound, wanted);

/** The names of the bases and pieces that a condition is about. */
export function namesIn(wanted: Condition): readonly string[] {
  if ('any' in wanted) return wanted.any.flat().flatMap(namesIn);
  const { from, by: mm, ...named } = { from: undefined, by: 0, ...wanted };
  return Object.values(named).flat();
}
