/** The state of one drag or turn of a ghost, from the press to the release. */
import type { Leg } from '../../engine/command.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { ofTable } from '../state/table.ts';
import type { Place } from './snapping.ts';

/** The time to judge the last wish, in milliseconds; 0 before the first. */
interface Judged {
  judging: number;
}

/** The state while bases are dragged. */
export interface Drag extends Judged {
  /** The base under the pointer. */
  readonly base: string;
  /** The path before the drag, the pose of the base at its end, and the point of the base that was grabbed. */
  path: readonly Leg[];
  pose: Pose;
  grabbed: Point;
  /** Places that the base may snap to; more are found while the hand rests. */
  readonly places: Place[];
  /** The best way to each place for which one was looked for; null where a group has no legal one. */
  readonly ways: Map<Place, Place | null>;
  /** When the pointer moved last. */
  movedAt: number;
  /** The player asked for a bend: at the next move of the pointer the drag goes on from the shown wish. */
  bends: boolean;
}

/** The state while a handle turns a wish: the corner about which it turns, and the path before the turn. */
export interface Swing extends Judged {
  readonly on: 'left' | 'right';
  readonly path: readonly Leg[];
}

/** The current drag or turn; null if there is none. */
export const pullNow = ofTable<Drag | Swing | null>(null);

/** The drag strays aside, but the group goes straight ahead: groups go sideways only by turning. */
export const straightened = ofTable(false);
