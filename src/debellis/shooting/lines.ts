/** The two lines that bound a shot, and the obstacles between them. */

import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { crossesGap, gapsNear } from '../../engine/board/gaps.ts';
import { boxOfPiece, outlineOf, piecesUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { holds } from '../../engine/effects.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { convexOverlap, sharesArea } from '../../geometry/overlap.ts';
import { along, distance, dot, type Point, segmentDistance, subtract } from '../../geometry/point.ts';
import { boxOf, convexHull, isConvex, type Polygon, trianglesOf } from '../../geometry/polygon.ts';
import { aheadOf, boxesMeet, EDGE_NAMES, edgeOf, type Rectangle } from '../../geometry/rectangle.ts';
import { segmentAreaLength, segmentCrosses } from '../../geometry/sight.ts';
import { CONTACT_GAP, EQUAL_LENGTH, moreThan } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { isRiver } from '../ground/rivers.ts';
import { isWaterway } from '../ground/water.ts';
import { figure } from '../marks.ts';
import { isFortification, isTemporary, mannedBy } from '../walls/sections.ts';

/** Ground that hides what is behind it, unless the shot begins or ends in it. */
const COVERS: readonly string[] = ['Wd', 'O', 'D', 'BUA'];
/** Trees that hinder a shot. */
const TREES: readonly string[] = ['Wd', 'O'];

const isAnyOf = ({ kind, cover }: TerrainPiece, kinds: readonly string[]): boolean =>
  kinds.includes(kind) || (cover !== undefined && kinds.includes(cover));

function shootsOverFriends(game: Debellis, battle: Battle, shooter: PlacedBase): boolean {
  const onHill = piecesUnder(battle, rectangleOfBase(shooter)).some(game.isHill);
  return game.overhead.some(
    ({ rule, of, onHill: needed }) => game.isOf(shooter, of) && (!needed || onHill) && holds(rule),
  );
}

/** Flaming pigs run on the ground: nothing is shot over. */
const areLoose = (game: Debellis, shooter: PlacedBase): boolean =>
  figure(shooter.marks, 'pigs') > 0 && holdsIn(game.shooting, 'pigsRun');

const stopsPigs = (piece: TerrainPiece): boolean =>
  isRiver(piece) || isWaterway(piece) || isFortification(piece);

/** Does a base between shooter and target not hinder the shot? */
function isShotOver(
  game: Debellis,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
  other: PlacedBase,
): boolean {
  if (areLoose(game, shooter)) return false;
  if (other.side !== shooter.side)
    return game.isOf(shooter, 'Art') && game.isOf(other, 'Ps') && holdsIn(game.shooting, 'overSkirmishers');
  if (
    mannedBy(game, battle, shooter).some((wall) => !isTemporary(wall)) &&
    holdsIn(game.shooting, 'overFromWalls')
  )
    return true;
  if (!game.isOf(other, 'infantry') || game.isOf(other, 'Pk', 'Bw')) return false;
  const away = rectanglesDistance(rectangleOfBase(other), rectangleOfBase(target));
  return !game.isWithin(away, game.paces(game.overFriends)) && shootsOverFriends(game, battle, shooter);
}

type Obstacle = 'base' | 'gap' | 'terrain';

/** All pairs of different points, in either order. */
const pairsOf = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.flatMap((a, at) => points.slice(at + 1).flatMap((b) => [[a, b] as const, [b, a] as const]));

const crosses = (parts: readonly Polygon[], piece: TerrainPiece): boolean =>
  parts.some((part) => boxesMeet(boxOf(part), boxOfPiece(piece), 0) && sharesArea(part, outlineOf(piece)));

/** The ground between the two lines of a shot, from the left end of the front on clockwise. */
type Quad = readonly [frontLeft: Point, left: Point, right: Point, frontRight: Point];

/** Does a line of a shot lead through the target, or along the edge at which the shot aims? */
const leadsThrough = (target: Rectangle, [frontLeft, left, right, frontRight]: Quad): boolean =>
  segmentAreaLength(frontLeft, left, target.corners) > EQUAL_LENGTH ||
  segmentAreaLength(frontRight, right, target.corners) > EQUAL_LENGTH ||
  segmentDistance(left, frontRight, right) <= CONTACT_GAP ||
  segmentDistance(right, frontLeft, left) <= CONTACT_GAP;

/**
 * The grounds of all shots at two of these corners, each in convex parts. The lines of a shot do not cross. Where one leads
 * through the target, all ground between the corners must be free.
 */
const groundsTo = (
  { frontLeft, frontRight }: Rectangle,
  target: Rectangle,
  corners: readonly Point[],
): readonly (readonly Polygon[])[] =>
  pairsOf(corners)
    .filter(([left, right]) => !segmentCrosses(frontLeft, left, frontRight, right))
    .map(([left, right]) => {
      const quad: Quad = [frontLeft, left, right, frontRight];
      if (leadsThrough(target, quad)) return [convexHull(quad)];
      return isConvex(quad) ? [quad] : trianglesOf(quad);
    });

/** What blocks a shot over the ground between its lines, given in parts; null for nothing. */
function obstacleOn(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
  parts: readonly Polygon[],
): Obstacle | null {
  const box = boxOf(parts.flat());
  const between = basesOnTable(battle).some((other) => {
    if (other.id === shooter.id || other.id === target.id) return false;
    const { corners, box: theirs } = rectangleOfBase(other);
    return (
      boxesMeet(box, theirs, 0) &&
      parts.some((part) => convexOverlap(part, corners)) &&
      !isShotOver(game, battle, shooter, target, other)
    );
  });
  if (between && holdsIn(game.shooting, 'clearWay')) return 'base';
  const gaps = gapsNear(rules, battle, [shooter.id, target.id], box);
  if (gaps.some((gap) => parts.some((part) => crossesGap(gap, part)))) return 'gap';
  const stopped =
    areLoose(game, shooter) && battle.terrain.some((piece) => stopsPigs(piece) && crosses(parts, piece));
  if (stopped) return 'terrain';
  const ends = [shooter, target].flatMap((base) => piecesUnder(battle, rectangleOfBase(base)));
  const hidden = battle.terrain.some(
    (piece) => isAnyOf(piece, COVERS) && !ends.includes(piece) && crosses(parts, piece),
  );
  return hidden && holdsIn(game.shooting, 'coverBlocks') ? 'terrain' : null;
}

/** The step in which a free part of an edge is looked for, in millimetres. */
const STEP = 1;

/** The parts of the edges of a target that face an edge, so long as asked, or whole edges where these are shorter. */
function partsFacing(
  edge: Rectangle,
  target: Rectangle,
  length: number,
): readonly (readonly [Point, Point])[] {
  const from = along(edge.frontLeft, edge.frontRight, 0.5);
  return EDGE_NAMES.flatMap((name) => {
    const [a, b] = edgeOf(target, name);
    const whole = distance(a, b);
    const outward = subtract(along(a, b, 0.5), target.centre);
    if (dot(subtract(from, a), outward) <= 0) return [];
    const part = Math.min(1, length / whole);
    const steps = Math.floor((whole * (1 - part)) / STEP);
    return Array.from({ length: steps + 1 }, (_, at): readonly [Point, Point] => {
      const start = steps === 0 ? 0 : (at / steps) * (1 - part);
      return [along(a, b, start), along(a, b, start + part)];
    });
  });
}

/** What blocks every shot from an edge to a part of the target that is long enough; null if one is free. */
function blockOfExposed(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  edge: Rectangle,
  target: PlacedBase,
  length: number,
): Obstacle | 'behind' | null {
  const asked = holdsIn(game.shooting, 'cornersAhead') ? length : STEP;
  let worst: Obstacle | 'behind' = 'behind';
  for (const [a, b] of partsFacing(edge, rectangleOfBase(target), asked)) {
    if (![a, b].every((p) => moreThan(aheadOf(edge, p), 0))) continue;
    const ground = convexHull([edge.frontLeft, edge.frontRight, a, b]);
    const obstacle = obstacleOn(game, rules, battle, shooter, target, [ground]);
    if (obstacle === null) return null;
    worst = obstacle;
  }
  return worst;
}

/**
 * What blocks every shot from an edge to two corners of the target; null if one is free. The shooter is given as ground
 * with that edge in front. Its two lines do not cross.
 */
export function blockOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  edge: Rectangle,
  target: PlacedBase,
): Obstacle | 'behind' | null {
  const theirs = rectangleOfBase(target);
  if (game.exposed !== null) return blockOfExposed(game, rules, battle, shooter, edge, target, game.exposed);
  const before = theirs.corners.filter((p) => moreThan(aheadOf(edge, p), 0));
  if (before.length < 2 && holdsIn(game.shooting, 'cornersAhead')) return 'behind';
  const corners = (before.length < 2 ? theirs.corners : before).toSorted(
    (a, b) => aheadOf(edge, a) - aheadOf(edge, b),
  );
  let worst: Obstacle | null = null;
  for (const parts of groundsTo(edge, theirs, corners)) {
    const obstacle = obstacleOn(game, rules, battle, shooter, target, parts);
    if (obstacle === null) return null;
    worst ??= obstacle;
  }
  return worst ?? 'behind';
}

/** Does a base with any part stand among trees, so that a shot goes into or out of them? */
export const isAmongTrees = (battle: Battle, base: PlacedBase): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some((piece) => isAnyOf(piece, TREES));
