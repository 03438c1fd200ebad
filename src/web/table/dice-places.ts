/** The places of the dice of a fight on the table. */
import { type Battle, placedBase } from '../../engine/battle.ts';
import type { Event } from '../../engine/event.ts';
import { direction } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { facesThrown } from './animation.ts';

export interface Thrown {
  readonly base: string;
  readonly face: number;
  /** Is it a die of the first side? */
  readonly isFirst: boolean;
  readonly at: Point;
}

/** How far behind a base its die falls, in millimetres. */
const BEHIND = 14;

/** The dice of the last of these events that threw any, with the places where they fall. */
export function diceOf(before: Battle, events: readonly Event[]): readonly Thrown[] {
  const faces = events.map(facesThrown).findLast((each) => each.length > 0) ?? [];
  return faces.flatMap(([id, face]) => {
    const base = placedBase(before, id);
    if (!base) return [];
    const { x, y } = direction(base.pose.facing);
    const far = base.depth + BEHIND;
    const at = { x: base.pose.x - x * far, y: base.pose.y - y * far };
    return [{ base: id, face, isFirst: before.sides[0]?.id === base.side, at }];
  });
}
