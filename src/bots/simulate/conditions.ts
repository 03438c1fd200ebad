/** Conditions on a position after the orders of a bound, as files write them. */
import { z } from 'zod';
import { figure, named } from '../../scenario/pieces.ts';
import { type Bound, CHECKS } from './condition-checks.ts';

const two = z.tuple([named, named]);
const by = figure.positive();

/** Conditions of one kind each. Of two bases, the first is the one that is to do it. */
const plain = z.union([
  /** Its front comes upon the other, or upon that side of it. */
  z.strictObject({ meets: two, from: z.enum(['front', 'flank', 'rear']).optional() }),
  /** The two do not touch. */
  z.strictObject({ apart: two }),
  /** It touches no enemy. */
  z.strictObject({ free: named }),
  /** It stands at a flank of the other, and its front lies along no edge of that. */
  z.strictObject({ overlaps: two }),
  /** A recoil of the other by its depth would end on it. */
  z.strictObject({ behind: two }),
  /** It came at least so many millimetres nearer to where the other stood, which may be a piece of terrain. */
  z.strictObject({ nearer: two, by }),
  z.strictObject({ farther: two, by }),
  /** It is at most so many millimetres from the other. */
  z.strictObject({ within: two, by }),
  /** It is more than so many millimetres from the other. */
  z.strictObject({ beyond: two, by }),
  /** It has not moved. */
  z.strictObject({ still: named }),
  /** It stands on the straight way from the second to the third. */
  z.strictObject({ between: z.tuple([named, named, named]) }),
  /** The other lies before its front, at most 45 degrees aside. */
  z.strictObject({ faces: two }),
  /** Its middle is in that piece of terrain. */
  z.strictObject({ in: two }),
  /** It touches that piece of terrain. */
  z.strictObject({ reaches: two }),
]);

/** A condition, or lists of conditions of which one must hold as a whole. */
export const condition = z.union([
  plain,
  z.strictObject({ any: z.array(z.array(plain).min(1).max(10)).min(2).max(10) }),
]);

export type PlainCondition = z.infer<typeof plain>;
export type Condition = z.infer<typeof condition>;

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
