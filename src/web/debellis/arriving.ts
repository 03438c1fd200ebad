/** Commands that were away: their player brings them up to the table edge by hand. */

import { holdsIn } from '../../debellis/book.ts';
import { arrivalOf, isStraggling } from '../../debellis/flank/marches.ts';
import type { Debellis } from '../../debellis/game.ts';
import { inCommand } from '../../engine/army/commands.ts';
import type { Base, Battle } from '../../engine/battle.ts';
import { acrossFrom, edgeOfSide, INWARD, isSideways } from '../../engine/setup/edges.ts';
import type { Point } from '../../geometry/point.ts';
import { ahead, type Pose, shifted } from '../../geometry/pose.ts';
import type { ArrivingOnScreen, EdgePart } from '../on-screen/ruleset.ts';

/** How far outside the table they may wait, in millimetres. */
const OUTSIDE = 400;

/** Farther than any table reaches, in millimetres. */
const FAR_INSIDE = 10_000;
/** Between two places that are tried along the edge, in millimetres. */
const STEP = 20;

/** May it come up to the edge now? Baggage comes when all others of its march are on the table. */
function comes(game: Debellis, battle: Battle, base: Base): boolean {
  const arrival = isStraggling(base) && base.pose === null ? arrivalOf(battle, base) : null;
  if (!arrival || arrival.bound > battle.turn.bound) return false;
  const before = inCommand(battle, base.side, base.command ?? '').some(
    (other) => isStraggling(other) && !game.isBaggage(other),
  );
  return !game.isBaggage(base) || !before || !holdsIn(game.hidden, 'baggageLast');
}

/** The part of the edge where the march of a base arrives. */
function partFor(battle: Battle, base: Base): EdgePart | null {
  const arrival = arrivalOf(battle, base);
  if (!arrival) return null;
  const { edge, half } = arrival;
  const own = edgeOfSide(battle, base.side);
  const middle = acrossFrom(battle, own) / 2;
  // The half that begins at the western or southern corner.
  const isFirst = (own === 'south' || own === 'west') === (half === 'own');
  const along =
    edge === own
      ? [0, acrossFrom(battle, isSideways(own) ? 'south' : 'west')]
      : isFirst
        ? [0, middle]
        : [middle, 2 * middle];
  const out =
    edge === 'west' || edge === 'south'
      ? [-OUTSIDE, 0]
      : [0, OUTSIDE].map((mm) => mm + acrossFrom(battle, edge));
  const [xs, ys] = isSideways(edge) ? [out, along] : [along, out];
  const [minX = 0, maxX = 0] = xs;
  const [minY = 0, maxY = 0] = ys;
  // However far inside a point is wished, the zone brings it back to the edge.
  const frontAt = (at: Point): Pose => ahead({ ...at, facing: INWARD[edge] }, FAR_INSIDE);
  const centre = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  return {
    zone: { minX, minY, maxX, maxY },
    frontAt,
    *fronts() {
      for (let aside = 0; aside <= middle / 2; aside += STEP)
        for (const by of aside === 0 ? [0] : [aside, -aside]) yield shifted(frontAt(centre), by);
    },
  };
}

export const arrivingIn = (game: Debellis): ArrivingOnScreen => ({
  comes: (battle, base) => comes(game, battle, base),
  partFor,
});
