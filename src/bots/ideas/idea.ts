/** The type of an idea: bases, an aim, and the kinds of moves to try. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { CandidateKind } from '../../engine/moves/family.ts';
import type { Point } from '../../geometry/point.ts';

/** Bases to order together, and the aim of the order. */
export interface Idea {
  readonly bases: readonly PlacedBase[];
  /** Ids of the bases or pieces of terrain that the moves aim at; empty for moves without an aim. */
  readonly goals: readonly string[];
  /** The base or piece that people are told as its aim, if its moves do not aim at it. */
  readonly about?: string;
  /** The kinds of moves to try, in this order. */
  readonly kinds: readonly CandidateKind[];
  /** Places to go towards. */
  readonly towards?: readonly Point[];
  /** A quick estimate of its gain. Ideas with the greatest promise are examined first. */
  readonly promise: number;
  /** The key of the message that tells people the reason. */
  readonly why: string;
  /**
   * How often a group was divided to get these bases: 1 for a part of it, 2 for a base of that part. They are tried
   * only if the idea for the whole group, which comes first, does not move it far.
   */
  readonly divided?: number;
  /** The order declares that the base fights the enemies that it contacts. */
  readonly engage?: true;
}

export const byPromise = (a: Idea, b: Idea): number =>
  b.promise - a.promise || ((a.bases[0]?.id ?? '') < (b.bases[0]?.id ?? '') ? -1 : 1);
