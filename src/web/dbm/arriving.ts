/** Flank marches of DBM that their player brings up to the table edge by hand. */
import type { Base, Battle } from '../../engine/battle.ts';
import { inCommand } from '../../engine/commands.ts';
import { acrossFrom, edgeOfSide, INWARD, isSideways } from '../../engine/setup/edges.ts';
import { isBaggage } from '../../rules/dbm/base.ts';
import { arrivalOf, isStraggling } from '../../rules/dbm/flank/marches.ts';
import type { ArrivingOnScreen, EdgePart } from '../on-screen/ruleset.ts';

/** How far outside the table they may wait, in millimetres. */
const OUTSIDE = 400;

/** May it come up to the edge now? Baggage comes when all others of its march are on the table. */
function comes(battle: Battle, base: Base): boolean {
  const arrival = isStraggling(base) && base.pose === null ? arrivalOf(battle, base) : null;
  if (!arrival || arrival.bound > battle.turn.bound) return false;
  const before = inCommand(battle, base.side, base.command ?? '').some(
    (other) => isStraggling(other) && !isBaggage(other),
  );
  return !isBaggage(base) || !before;
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
  const along = isFirst ? [0, middle] : [middle, 2 * middle];
  const out =
    edge === 'west' || edge === 'south'
      ? [-OUTSIDE, 0]
      : [0, OUTSIDE].map((mm) => mm + acrossFrom(battle, edge));
  const [xs, ys] = isSideways(edge) ? [out, along] : [along, out];
  const [minX = 0, maxX = 0] = xs;
  const [minY = 0, maxY = 0] = ys;
  return { zone: { minX, minY, maxX, maxY }, facing: INWARD[edge] };
}

export const arriving: ArrivingOnScreen = { comes, partFor };
