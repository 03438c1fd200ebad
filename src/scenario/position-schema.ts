/** The form of conditions on a position after the orders of a bound, and of what is to be seen in a position. */
import { z } from 'zod';
import { LIMITS } from '../engine/data/limits.ts';
import { figure, named } from './pieces.ts';

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
  /** It has come nearer, by `by` millimetres or more, to the place where the other base stood, or to a piece of terrain. */
  z.strictObject({ nearer: two, by }),
  /** It has gone away from that place by `by` millimetres or more. */
  z.strictObject({ farther: two, by }),
  /** The gap between the two bases is `by` millimetres or less. */
  z.strictObject({ within: two, by }),
  /** The gap between the two bases is more than `by` millimetres. */
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

/** What a good player sees in a position. */
export const THEMES = [
  'attack-weak',
  'avoid-fight',
  'bring-reserve',
  'close-door',
  'free-shooters',
  'good-ground',
  'hold-line',
  'march-up',
  'raid',
  'save-general',
  'take-overlap',
  'turn-flank',
] as const;

export type Theme = (typeof THEMES)[number];

const command = z.object({ type: z.string().max(LIMITS.name) }).loose();

/** What a position says besides its scenario. */
export const insight = z.object({
  name: z.string().min(1).max(LIMITS.name),
  theme: z.enum(THEMES),
  good: z.array(condition).min(1).max(LIMITS.list),
  solution: z.array(command).max(LIMITS.steps),
  bad: command.optional(),
});
