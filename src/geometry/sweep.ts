import { direction, HALF_TURN, inTurn, radiansOf, turnOf } from './exact.ts';
import { length } from './length.ts';
import { convexDepth, convexOverlap, edgeNormals, meets, project } from './overlap.ts';
import { cross, distance, dot, type Point, subtract } from './point.ts';
import { boxOf, convexHull, insetConvex, type Polygon, someEdge, translated, turned } from './polygon.ts';
import { type Box, boxesMeet, type Rectangle } from './rectangle.ts';
import { ARITHMETIC_NOISE, OVERLAP_DEPTH } from './tolerance.ts';

/**
 * Sweeps are solved, not stepped. The relation of two shapes changes only at finitely many moments of a motion. These
 * are computed, and one test between two neighbours suffices.
 */

/**
 * The fraction 0..1 of the way (dx, dy) that a rectangle can go before a convex obstacle stops it, rounded down. It
 * stops where it would overlap deeper than OVERLAP_DEPTH, and then stands where it first touched. Sliding along, or a
 * touch within the tolerance, does not stop it. 0 when it overlaps at the start.
 */
export function straightFree(rectangle: Rectangle, dx: number, dy: number, obstacle: Polygon): number {
  if (!boxesMeet(grown(rectangle.box, dx, dy), boxOf(obstacle), 0)) return 1;
  if (meeting(rectangle, dx, dy, obstacle, OVERLAP_DEPTH) === null) return 1;
  const touch = meeting(rectangle, dx, dy, obstacle, 0) ?? 0;
  return Math.max(0, touch - ARITHMETIC_NOISE / length(dx, dy));
}

/** The fraction at which a straight way first overlaps deeper than `depth`, by swept separating axes. */
function meeting(mover: Rectangle, dx: number, dy: number, obstacle: Polygon, depth: number): number | null {
  let enter = 0;
  let leave = 1;
  const forward = mover.forward;
  for (const n of [forward, { x: forward.y, y: -forward.x }, ...edgeNormals(obstacle)]) {
    const speed = n.x * dx + n.y * dy;
    const mine = project(mover.corners, n.x, n.y);
    const theirs = project(obstacle, n.x, n.y);
    const fromBelow = theirs.min + depth - mine.max;
    const fromAbove = theirs.max - depth - mine.min;
    if (speed === 0) {
      if (fromBelow >= 0 || fromAbove <= 0) return null;
      continue;
    }
    enter = Math.max(enter, (speed > 0 ? fromBelow : fromAbove) / speed);
    leave = Math.min(leave, (speed > 0 ? fromAbove : fromBelow) / speed);
    if (enter >= leave) return null;
  }
  return enter;
}

function grown(box: Box, dx: number, dy: number): Box {
  return {
    minX: box.minX + Math.min(0, dx),
    minY: box.minY + Math.min(0, dy),
    maxX: box.maxX + Math.max(0, dx),
    maxY: box.maxY + Math.max(0, dy),
  };
}

/**
 * As `straightFree`, for a turn about a centre (clockwise positive, each point on its true arc): the
 * fraction 0..1 of the turn.
 */
export function arcFree(rectangle: Rectangle, centre: Point, turn: number, obstacle: Polygon): number {
  const mover = rectangle.corners;
  const reach = reachOf(mover, centre);
  if (turnMisses(mover, centre, turn, reach, boxOf(obstacle))) return 1;
  if (turn === 0) return convexOverlap(mover, obstacle) ? 0 : 1;
  const at = (part: number): Polygon => turned(mover, centre, part);
  const deep = firstTrue(axisTurns(mover, centre, turn, obstacle, OVERLAP_DEPTH), turn, (part) =>
    convexOverlap(at(part), obstacle),
  );
  if (deep === null) return 1;
  const touches = axisTurns(mover, centre, turn, obstacle, 0).filter(
    (part) => Math.abs(part) <= Math.abs(deep),
  );
  const touch =
    [0, ...touches].reverse().find((part) => convexDepth(at(part), obstacle) <= ARITHMETIC_NOISE) ?? 0;
  return roundedDown(touch, turn, reach);
}

function reachOf(mover: Polygon, centre: Point): number {
  return Math.max(...mover.map((p) => distance(p, centre)));
}

/** A fraction of a turn, reduced by the rounding error at the farthest corner. */
function roundedDown(part: number, turn: number, reach: number): number {
  const slack = ARITHMETIC_NOISE / (Math.max(reach, 1) * radiansOf(Math.abs(turn)));
  return Math.min(1, Math.max(0, part / turn - slack));
}

/** Does the turn miss the box? The whole circle is tested first, because that is cheap. */
function turnMisses(mover: Polygon, centre: Point, turn: number, reach: number, box: Box): boolean {
  const across = Math.max(box.minX - centre.x, centre.x - box.maxX);
  const along = Math.max(box.minY - centre.y, centre.y - box.maxY);
  return across > reach || along > reach || !boxesMeet(sweptBox(mover, centre, turn, reach), box, 0);
}

/** A box round all ground that a turn sweeps: start and end, and the bulge of an arc beyond its chord. */
function sweptBox(mover: Polygon, centre: Point, turn: number, reach: number): Box {
  const ends = boxOf([...mover, ...turned(mover, centre, turn)]);
  const bulge = Math.abs(turn) < HALF_TURN ? reach * (1 - direction(Math.abs(turn) / 2).y) : 2 * reach;
  return {
    minX: ends.minX - bulge,
    minY: ends.minY - bulge,
    maxX: ends.maxX + bulge,
    maxY: ends.maxY + bulge,
  };
}

/**
 * The first moment of a motion from 0 to `whole` (which may be negative) at which a condition is true, if it can change
 * only at the given moments, sorted from 0 on. Null when it never is.
 */
function firstTrue(moments: readonly number[], whole: number, ask: (part: number) => boolean): number | null {
  let start = 0;
  for (const end of [...moments, whole]) {
    if (end === start) continue;
    if (ask((start + end) / 2)) return start;
    start = end;
  }
  return null;
}

/** Sorts moments from 0 to `whole`, without those outside. */
function inOrder(moments: readonly number[], whole: number): number[] {
  const sign = whole < 0 ? -1 : 1;
  return moments
    .filter((part) => part * sign > 0 && part * sign < whole * sign)
    .sort((a, b) => (a - b) * sign);
}

/** The turns at which the overlap along any edge direction of either shape passes `depth`. */
function axisTurns(mover: Polygon, centre: Point, turn: number, obstacle: Polygon, depth: number): number[] {
  const found: number[] = [];
  const sign = turn < 0 ? -1 : 1;
  const gather = (normals: readonly Point[], moving: Polygon, fixed: Polygon, way: number): void => {
    const arms = armsOf(moving, centre);
    for (const n of normals) {
      const { min, max } = project(fixed, n.x, n.y);
      const towards = turnOf(n.x, n.y);
      for (const arm of arms) addLimitTurns(found, arm, towards, min + depth - dot(centre, n), way);
      for (const arm of arms) addLimitTurns(found, arm, towards, max - depth - dot(centre, n), way);
    }
  };
  gather(edgeNormals(obstacle), mover, obstacle, sign);
  gather(edgeNormals(mover), obstacle, mover, -sign);
  return inOrder(
    found.map((part) => part * sign),
    turn,
  );
}

/** A point relative to the centre of its turn: its distance squared, and its direction. */
interface Arm {
  readonly square: number;
  readonly turn: number;
}

const armsOf = (points: Polygon, centre: Point): readonly Arm[] =>
  points.map((p) => {
    const arm = subtract(p, centre);
    return { square: dot(arm, arm), turn: turnOf(arm.x, arm.y) };
  });

/**
 * Adds the turns (0..TURN, in the direction of `way`) after which a point on its way round a centre is `along` from it
 * in the direction `towards`.
 */
function addLimitTurns(found: number[], arm: Arm, towards: number, along: number, way: number): void {
  const across = arm.square - along * along;
  if (across < 0 || arm.square === 0) return;
  const start = towards - arm.turn;
  const side = turnOf(Math.sqrt(across), along);
  found.push(inTurn(way * (start + side)), inTurn(way * (start - side)));
}

/**
 * The fraction 0..1 of the way (dx, dy) at which a rectangle first shares ground with an area (deeper than
 * OVERLAP_DEPTH); 0 when it does already, null when it never does.
 */
export function straightEntry(rectangle: Rectangle, dx: number, dy: number, area: Polygon): number | null {
  if (!boxesMeet(grown(rectangle.box, dx, dy), boxOf(area), 0)) return null;
  const mover = insetConvex(rectangle.corners, OVERLAP_DEPTH);
  if (meets(mover, area)) return 0;
  const moments: number[] = [];
  addCrossings(moments, mover, area, { x: dx, y: dy });
  addCrossings(moments, area, mover, { x: -dx, y: -dy });
  const entry = firstTrue(inOrder(moments, 1), 1, (part) =>
    meets(translated(mover, dx * part, dy * part), area),
  );
  return entry === null ? null : Math.max(0, entry - ARITHMETIC_NOISE / length(dx, dy));
}

/** The fractions at which corners of one shape, going `way`, cross edges of the other. */
function addCrossings(moments: number[], moving: Polygon, fixed: Polygon, way: Point): void {
  someEdge(fixed, (a, b) => {
    const edge = subtract(b, a);
    const rate = cross(way, edge);
    if (rate === 0) return false;
    for (const p of moving) {
      const toEdge = subtract(a, p);
      const along = cross(toEdge, way) / rate;
      if (along >= -ARITHMETIC_NOISE && along <= 1 + ARITHMETIC_NOISE)
        moments.push(cross(toEdge, edge) / rate);
    }
    return false;
  });
}

/** As `straightEntry`, for a turn about a centre (clockwise positive). */
export function arcEntry(rectangle: Rectangle, centre: Point, turn: number, area: Polygon): number | null {
  const mover = insetConvex(rectangle.corners, OVERLAP_DEPTH);
  const reach = reachOf(rectangle.corners, centre);
  if (turnMisses(rectangle.corners, centre, turn, reach, boxOf(area))) return null;
  if (meets(mover, area)) return 0;
  if (turn === 0) return null;
  const sign = turn < 0 ? -1 : 1;
  const found: number[] = [];
  addEdgeTurns(found, mover, centre, area, sign);
  addEdgeTurns(found, area, centre, mover, -sign);
  const moments = inOrder(
    found.map((part) => part * sign),
    turn,
  );
  const entry = firstTrue(moments, turn, (part) => meets(turned(mover, centre, part), area));
  return entry === null ? null : roundedDown(entry, turn, reach);
}

/** The turns at which corners of one shape, turning about a centre, come to the lines of the other's edges. */
function addEdgeTurns(found: number[], moving: Polygon, centre: Point, fixed: Polygon, way: number): void {
  const arms = armsOf(moving, centre);
  someEdge(fixed, (a, b) => {
    const long = distance(a, b);
    if (long <= ARITHMETIC_NOISE) return false;
    const n = { x: (a.y - b.y) / long, y: (b.x - a.x) / long };
    const towards = turnOf(n.x, n.y);
    for (const arm of arms) addLimitTurns(found, arm, towards, dot(a, n) - dot(centre, n), way);
    return false;
  });
}

/** The hull of all corners: the ground that a leg from one place to another sweeps. */
export const sweptHull = (from: Rectangle, to: Rectangle): Polygon =>
  convexHull([...from.corners, ...to.corners]);
