/** The parts of ways in zones of control. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { Stage } from '../../engine/moves/way.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';

/** A point of a way: the stage, and the ground that the mover covers there. */
export interface Place {
  readonly at: number;
  readonly stage: Stage;
  readonly ground: Rectangle;
}

/** The part of one mover's way in the zone of one enemy. */
export interface Stay {
  readonly mover: number;
  readonly by: PlacedBase;
  readonly places: readonly Place[];
}
