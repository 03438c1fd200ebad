/** What a way meets, with its places on the way. */
import type { Touch } from '../../geometry/contact.ts';
import type { Box } from '../../geometry/rectangle.ts';
import type { PlacedBase, TerrainPiece } from '../battle.ts';
import type { Stage, Way } from './way.ts';

/** One mover on one stage, with the box round its ground. */
export interface Sweep {
  readonly way: Way;
  readonly stage: Stage;
  readonly place: number;
  readonly mover: number;
  readonly box: Box;
}

/**
 * Places on a way are stage + fraction: 1.5 is halfway along the second stage. `mover` is an index into `way.movers`.
 */
export interface Met {
  readonly mover: number;
  readonly at: number;
}

/** The place from which the mover would overlap another base. */
export interface Meeting extends Met {
  readonly other: PlacedBase;
}

/** A contact on the way, before its end. */
export interface Brush extends Meeting {
  readonly touches: readonly Touch[];
}

/** The mover stands in the zone of an enemy, or enters it; at 0 it does so from the start. */
export interface ZoneEntry extends Met {
  readonly owner: PlacedBase;
}

/** The mover touches a terrain piece that matters to it. */
export interface Ground extends Met {
  readonly piece: TerrainPiece;
  readonly going: string;
}
