/** Finds which of two elements is upslope. */

import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { crestOf, heightAt, isUpslope, risesBehind } from '../../engine/board/heights.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { agreed } from '../../engine/game/options.ts';
import { distance, nearestOnSegment, type Point, segmentDistance } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { segmentAreaLength } from '../../geometry/sight.ts';
import { EQUAL_LENGTH, moreThan } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';

/** Millimetres from a point to the top of a hill. */
function fromTop(hill: TerrainPiece, p: Point): number {
  const crest = crestOf(hill);
  const [first = p] = crest;
  return Math.min(...crest.map((end, at) => segmentDistance(p, crest[at - 1] ?? first, end)));
}

const nearerRear = (hill: TerrainPiece, { rearLeft, rearRight }: Rectangle): number =>
  Math.min(fromTop(hill, rearLeft), fromTop(hill, rearRight));

/** By option: the element whose rear corner is nearer to the top is upslope. */
const hasNearerRear = (hill: TerrainPiece, mine: Rectangle, theirs: Rectangle): boolean =>
  [mine, theirs].some(({ pose }) => heightAt(hill, pose) > 0) &&
  moreThan(nearerRear(hill, theirs), nearerRear(hill, mine));

/** By option: a line from the top to the corner of the fronts that is nearest crosses the base that is upslope. */
function isCrossed(hill: TerrainPiece, mine: Rectangle, theirs: Rectangle): boolean {
  if (![mine, theirs].some(({ pose }) => heightAt(hill, pose) > 0)) return false;
  const corners = [mine.frontLeft, mine.frontRight, theirs.frontLeft, theirs.frontRight];
  const corner = corners.reduce((best, p) => (fromTop(hill, p) < fromTop(hill, best) ? p : best));
  const top = topNear(hill, corner);
  const crosses = ({ corners: outline }: Rectangle): boolean =>
    segmentAreaLength(top, corner, outline) > EQUAL_LENGTH;
  return crosses(mine) && !crosses(theirs);
}

/** The point of the top or crest that is nearest to a point. */
const topNear = (hill: TerrainPiece, p: Point): Point => {
  const crest = crestOf(hill);
  const [first = p] = crest;
  return crest
    .map((end, at) => nearestOnSegment(p, crest[at - 1] ?? first, end))
    .reduce((best, each) => (distance(p, each) < distance(p, best) ? each : best));
};

/** A gully is deepest in its middle. */
const depthIn = (gully: TerrainPiece, points: readonly Point[]): number =>
  Math.min(...points.map((p) => heightAt(gully, p)));

const isAboveGully = (gully: TerrainPiece, mine: Rectangle, theirs: Rectangle): boolean =>
  risesBehind((points) => -depthIn(gully, points), [], mine, theirs);

function isAboveOnHill(
  game: Debellis,
  { options }: Battle,
  hills: readonly TerrainPiece[],
  mine: Rectangle,
  theirs: Rectangle,
): boolean {
  switch (agreed(options, game.upslopeOption)) {
    case 'corner':
      return hills.some((hill) => hasNearerRear(hill, mine, theirs)) && holdsIn(game.ground, 'secondTest');
    case 'line':
      return hills.some((hill) => isCrossed(hill, mine, theirs)) && holdsIn(game.ground, 'firstTest');
    default:
      return isUpslope(hills, mine, theirs) && holdsIn(game.ground, 'upslope');
  }
}

/** Is an element upslope of its opponent, on a hill or in a gully? */
export function isUpslopeOf(game: Debellis, battle: Battle, base: PlacedBase, opponent: PlacedBase): boolean {
  const [mine, theirs] = [rectangleOfBase(base), rectangleOfBase(opponent)];
  const hills = battle.terrain.filter(game.isHill);
  const gullies = battle.terrain.filter(({ kind }) => kind === 'gully' || kind === 'G');
  return (
    isAboveOnHill(game, battle, hills, mine, theirs) ||
    (gullies.some((gully) => isAboveGully(gully, mine, theirs)) && holdsIn(game.ground, 'gullySlopes'))
  );
}
