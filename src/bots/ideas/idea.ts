import type { PlacedBase } from '../../engine/battle.ts';
import type { CandidateKind } from '../../engine/moves/family.ts';
import type { Point } from '../../geometry/point.ts';

/** Bases to be ordered together, and what for. */
export interface Idea {
  readonly bases: readonly PlacedBase[];
  /** Aims of the moves to try; empty for moves without an aim. */
  readonly goals: readonly string[];
  /** The kinds of moves to try, in this order. */
  readonly kinds: readonly CandidateKind[];
  /** Places to go towards. */
  readonly towards?: readonly Point[];
  /** The greater, the sooner it is looked into. */
  readonly promise: number;
  /** The key of the message that tells why. */
  readonly why: string;
  /** How often the bases were parted from those of an idea before; not looked into where that one got on. */
  readonly parted?: number;
  /** The base declares that it fights the enemies that it comes to touch. */
  readonly engage?: true;
}

export const byPromise = (a: Idea, b: Idea): number =>
  b.promise - a.promise || ((a.bases[0]?.id ?? '') < (b.bases[0]?.id ?? '') ? -1 : 1);
