import { signal } from '@preact/signals';
import type { Leg } from '../../engine/command.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Place } from './snapping.ts';

/** How long it took to judge the last wish of a pull, in milliseconds; 0 before the first. */
interface Judged {
  judging: number;
}

/** Bases are being dragged: all that is known of one drag, from the press to the release. */
export interface Drag extends Judged {
  /** The base under the pointer. */
  readonly base: string;
  /** The path before the drag, the pose of the base at its end, and the point of the base that was grabbed. */
  path: readonly Leg[];
  pose: Pose;
  grabbed: Point;
  /** Places that the base may snap to; more are found while the hand rests. */
  readonly places: Place[];
  /** The best of the ways to a place, once it was looked for. */
  readonly ways: Map<Place, Place>;
  /** When the pointer moved last. */
  movedAt: number;
  /** At the next move of the pointer the drag goes on from the wish that is shown: a column bends there. */
  bends: boolean;
}

/** A wish is being turned by a handle: about which corner, and the path before the turn. */
export interface Swing extends Judged {
  readonly on: 'left' | 'right';
  readonly path: readonly Leg[];
}

/** The thing that the pressed pointer drags or turns now; null if there is none. */
export const pullNow = signal<Drag | Swing | null>(null);
