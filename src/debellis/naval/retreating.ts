/** Landing troops that lose heart make for their ships. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { turnOf } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { isUnladen, LANDING } from './carrying.ts';
import { fleetOf } from './shores.ts';

/** The facing with its back to the nearest friendly ship that can take a landing party; null if there is none. */
export function backToShip(game: Debellis, battle: Battle, base: PlacedBase): number | null {
  if (figure(base.marks, LANDING) === 0 || !holdsIn(game.naval, 'backToShip')) return null;
  const { centre } = rectangleOfBase(base);
  const [ship] = fleetOf(game, battle, base.side)
    .filter((base) => isUnladen(game, base))
    .map((each) => rectangleOfBase(each).centre)
    .toSorted((a, b) => distance(centre, a) - distance(centre, b));
  return ship ? turnOf(centre.x - ship.x, centre.y - ship.y) : null;
}
