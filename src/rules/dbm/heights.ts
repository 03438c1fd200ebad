/** Finds which of two elements is upslope. DBM, Hills; ruling 50. */
import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { crestOf, heightAt, isUpslope, risesBehind } from '../../engine/board/heights.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { holds } from '../../engine/effects.ts';
import { agreed } from '../../engine/options.ts';
import { type Point, segmentDistance } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import { isHill } from './going.ts';
import { UPSLOPE } from './options.ts';

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

/** A gully is deepest in its middle. */
const depthIn = (gully: TerrainPiece, points: readonly Point[]): number =>
  Math.min(...points.map((p) => heightAt(gully, p)));

const isAboveGully = (gully: TerrainPiece, mine: Rectangle, theirs: Rectangle): boolean =>
  risesBehind((points) => -depthIn(gully, points), [], mine, theirs);

/** Is an element upslope of its opponent, on a hill or in a gully? */
export function isUpslopeOf(battle: Battle, base: PlacedBase, opponent: PlacedBase): boolean {
  const [mine, theirs] = [rectangleOfBase(base), rectangleOfBase(opponent)];
  const hills = battle.terrain.filter(isHill);
  const gullies = battle.terrain.filter(({ kind }) => kind === 'gully');
  const onHill =
    agreed(battle.options, UPSLOPE) === 'corner'
      ? hills.some((hill) => hasNearerRear(hill, mine, theirs)) && holds('dbm.hill.5')
      : isUpslope(hills, mine, theirs) && holds('dbm.hill.2');
  return onHill || (gullies.some((gully) => isAboveGully(gully, mine, theirs)) && holds('dbm.hill.7'));
}
