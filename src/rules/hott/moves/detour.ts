/** How a single element's move is measured, also round obstacles. Hordes of the Things, Measuring. */
import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { boxOfPiece, outlineOf } from '../../../engine/board/going.ts';
import { positionOf } from '../../../engine/board/memory.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { keptByKey, keptByRules } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { cornerWay } from '../../../engine/moves/measure.ts';
import { groundOf } from '../../../engine/moves/sweep.ts';
import { outlineAt, type Way } from '../../../engine/moves/way.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import { cross, type Point, subtract } from '../../../geometry/point.ts';
import { boxOf, centroid, type Polygon } from '../../../geometry/polygon.ts';
import { ahead, type Pose } from '../../../geometry/pose.ts';
import { type Box, type Rectangle, rectangleOf } from '../../../geometry/rectangle.ts';
import { segmentAreaLength } from '../../../geometry/sight.ts';
import { sweptHull } from '../../../geometry/sweep.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { passingRule } from '../board/passing.ts';
import { goingOf } from '../ground/going.ts';
import { BASE_WIDTH } from '../measures.ts';

interface Obstacle {
  readonly outline: Polygon;
  readonly box: Box;
}

const obstacle = (outline: Polygon, box = boxOf(outline)): Obstacle => ({ outline, box });

/** The bases and the ground before enemy fronts that an element may have to go round. */
function basesAbout(battle: Battle, base: PlacedBase): readonly Obstacle[] {
  const others = basesOnTable(battle).filter((other) => other.id !== base.id);
  const fronts = others
    .filter((other) => other.side !== base.side)
    .map((other) => rectangleOf(ahead(other.pose, BASE_WIDTH), other.width, BASE_WIDTH));
  const inTheWay = others
    .filter((other) => passingRule(battle, base, other, 'moving') === null)
    .map(rectangleOfBase);
  return [...inTheWay, ...fronts].map(({ corners, box }) => obstacle(corners, box));
}

/** The same, cached for many ways. */
const keptAbout = keptByRules(keptByKey, (position: Battle, _id: BaseId, base: PlacedBase) =>
  basesAbout(position, base),
);

/** All obstacles, including terrain that is not good going. */
function obstacles(battle: Battle, base: PlacedBase): readonly Obstacle[] {
  const rough = battle.terrain
    .filter((piece) => (goingOf(battle, piece, base) ?? 'good') !== 'good')
    .map((piece) => obstacle(outlineOf(piece), boxOfPiece(piece)));
  return [...keptAbout(positionOf(battle), base.id, base), ...rough];
}

/** Is an obstacle near the straight way between two grounds? */
const isNear = (start: Rectangle, end: Rectangle, { box }: Obstacle): boolean =>
  Math.min(start.box.minX, end.box.minX) <= box.maxX &&
  Math.max(start.box.maxX, end.box.maxX) >= box.minX &&
  Math.min(start.box.minY, end.box.minY) <= box.maxY &&
  Math.max(start.box.maxY, end.box.maxY) >= box.minY;

/** Does it stand between the straight paths of the corners: left of one path and right of another? */
function standsBetween(start: Rectangle, end: Rectangle, outline: Polygon): boolean {
  const middle = centroid(outline);
  const sides = start.corners.map((corner, at) =>
    cross(subtract(end.corners[at] as Point, corner), subtract(middle, corner)),
  );
  return sides.some((side) => side > 0) && sides.some((side) => side < 0);
}

/**
 * Would more than one corner have to leave its straight path to avoid an obstacle? An obstacle that no path meets
 * may still stand between the paths.
 */
function turnsAside(start: Rectangle, end: Rectangle, hull: Polygon, outline: Polygon): boolean {
  if (!sharesArea(hull, outline)) return false;
  const through = start.corners.filter(
    (corner, at) => segmentAreaLength(corner, end.corners[at] as Point, outline) > EQUAL_LENGTH,
  );
  return through.length > 1 || (through.length === 0 && standsBetween(start, end, outline));
}

/** Does the straight way between two stages meet an obstacle that the way itself avoids? */
function isObstructed(way: Way, all: readonly Obstacle[], first: number, last: number): boolean {
  const base = way.movers[0] as PlacedBase;
  const stages = way.stages.slice(first, last + 1);
  const start = outlineAt(base, stages[0]?.from[0] as Pose);
  const end = outlineAt(base, stages.at(-1)?.to[0] as Pose);
  const near = all.filter((each) => isNear(start, end, each));
  if (near.length === 0) return false;
  const hull = sweptHull(start, end);
  return near.some(
    ({ outline }) =>
      turnsAside(start, end, hull, outline) &&
      !stages.some((stage) => groundOf(way, stage, 0).some((part) => sharesArea(part, outline))),
  );
}

/**
 * Millimetres used at the end of each stage by one element: straight from its start, or by the shortest line over
 * the ends of earlier stages if it goes round an obstacle.
 */
export function singleReached(way: Way, battle: Battle): readonly number[] {
  const base = way.movers[0] as PlacedBase;
  const poses = [base.pose, ...way.stages.map((stage) => stage.to[0] as Pose)];
  const all = way.stages.length > 1 && holds('hott.move.4') ? obstacles(battle, base) : [];
  const used = [0];
  for (let end = 1; end < poses.length; end++) {
    let least = Number.POSITIVE_INFINITY;
    for (let from = 0; from < end; from++) {
      if (from < end - 1 && isObstructed(way, all, from, end - 1)) continue;
      const mm = (used[from] ?? 0) + cornerWay(base, poses[from] as Pose, poses[end] as Pose);
      least = Math.min(least, mm);
    }
    used.push(least);
  }
  return used.slice(1);
}
