/** The ground that a mover sweeps on a stage, and where on the stage it first meets something. */
import { direction, HALF_TURN } from '../../geometry/exact.ts';
import { convexOverlap, sharesArea } from '../../geometry/overlap.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { convexHull, type Polygon } from '../../geometry/polygon.ts';
import type { Pose } from '../../geometry/pose.ts';
import { type Box, type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { arcEntry, arcFree, straightEntry, straightFree, sweptHull } from '../../geometry/sweep.ts';
import { WAY_STEP } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { keptByKey } from '../data/memory.ts';
import { type Motion, outlineAt, poseAlong, type Stage, type Way } from './way.ts';

/** Halvings to find where a free leg meets something. For 150 mm this gives 0.04 mm. */
const HALVINGS = 12;
/** The ground of a pivot is a list of hulls, each for at most this turn. */
const HULL_TURN = HALF_TURN / 16;

const signedPivot = (motion: Motion & { kind: 'pivot' }): number =>
  motion.on === 'left' ? -motion.turn : motion.turn;

function groundAt(base: PlacedBase, stage: Stage, mover: number, fraction: number): Rectangle {
  const pose = poseAlong(stage, mover, fraction);
  return fraction <= 0 || fraction >= 1 ? outlineAt(base, pose) : rectangleOf(pose, base.width, base.depth);
}

/** The ground of a mover at a fraction of a stage. */
export const outlineAlong = (way: Way, stage: Stage, mover: number, fraction: number): Rectangle =>
  groundAt(way.movers[mover] as PlacedBase, stage, mover, fraction);

const startOf = (way: Way, stage: Stage, mover: number): Rectangle => outlineAlong(way, stage, mover, 0);
const endOf = (way: Way, stage: Stage, mover: number): Rectangle => outlineAlong(way, stage, mover, 1);

const vector = (stage: Stage, mover: number): Point => {
  const from = stage.from[mover] as Pose;
  const to = stage.to[mover] as Pose;
  return { x: to.x - from.x, y: to.y - from.y };
};

/** The greatest fraction, by halving, at which the answer is still no; 1 if it is never yes. */
function lastFree(met: (fraction: number) => boolean): number {
  if (!met(1)) return 1;
  let free = 0;
  let deep = 1;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (free + deep) / 2;
    if (met(middle)) deep = middle;
    else free = middle;
  }
  return free;
}

// The key is mover + fraction, with a fraction above 0 and up to 1. The same halvings recur for all that a stage meets.
const hullAt = keptByKey((stage: Stage, place: number, base: PlacedBase): Polygon => {
  const mover = Math.ceil(place) - 1;
  return sweptHull(groundAt(base, stage, mover, 0), groundAt(base, stage, mover, place - mover));
});

/** The hull of a mover's ground at the start of a stage and at a fraction of it. */
const hullTo = (way: Way, stage: Stage, mover: number, fraction: number): Polygon =>
  hullAt(stage, mover + fraction, way.movers[mover] as PlacedBase);

/** The fraction of a stage that a mover can go before it would overlap a convex outline; 1 if it can go all of it. */
export function freeOf(way: Way, stage: Stage, mover: number, outline: Polygon): number {
  const { motion } = stage;
  if (motion.kind === 'turnabout') return 1;
  if (motion.kind === 'straight') {
    const go = vector(stage, mover);
    return straightFree(startOf(way, stage, mover), go.x, go.y, outline);
  }
  if (motion.kind === 'pivot')
    return arcFree(startOf(way, stage, mover), motion.centre, signedPivot(motion), outline);
  return lastFree((fraction) => convexOverlap(hullTo(way, stage, mover, fraction), outline));
}

/** The fraction at which a mover first shares ground with an area: 0 at the start, null for never. */
export function entryOf(way: Way, stage: Stage, mover: number, area: Polygon): number | null {
  const { motion } = stage;
  const start = startOf(way, stage, mover);
  if (motion.kind === 'turnabout') return sharesArea(start.corners, area) ? 0 : null;
  if (motion.kind === 'straight') {
    const go = vector(stage, mover);
    return straightEntry(start, go.x, go.y, area);
  }
  if (motion.kind === 'pivot') return arcEntry(start, motion.centre, signedPivot(motion), area);
  const free = lastFree((fraction) => sharesArea(hullTo(way, stage, mover, fraction), area));
  if (free === 1) return null;
  return sharesArea(start.corners, area) ? 0 : free;
}

/** The ground that a mover sweeps in a stage, as convex parts. */
export function groundOf(way: Way, stage: Stage, mover: number): readonly Polygon[] {
  const { motion } = stage;
  if (motion.kind !== 'pivot') return [hullTo(way, stage, mover, 1)];
  const parts = Math.max(1, Math.ceil(motion.turn / HULL_TURN));
  return Array.from({ length: parts }, (_, part) =>
    convexHull([
      ...outlineAlong(way, stage, mover, part / parts).corners,
      ...outlineAlong(way, stage, mover, (part + 1) / parts).corners,
    ]),
  );
}

/** A box round all ground that a mover sweeps in a stage. */
export function boxAlong(way: Way, stage: Stage, mover: number): Box {
  const a = startOf(way, stage, mover).box;
  const b = endOf(way, stage, mover).box;
  const bulge = bulgeOf(way, stage, mover);
  return {
    minX: Math.min(a.minX, b.minX) - bulge,
    minY: Math.min(a.minY, b.minY) - bulge,
    maxX: Math.max(a.maxX, b.maxX) + bulge,
    maxY: Math.max(a.maxY, b.maxY) + bulge,
  };
}

/** How far an arc bulges beyond its chord. */
function bulgeOf(way: Way, stage: Stage, mover: number): number {
  const { motion } = stage;
  if (motion.kind !== 'pivot') return 0;
  const reach = Math.max(...startOf(way, stage, mover).corners.map((p) => distance(p, motion.centre)));
  return reach * (1 - direction(Math.round(motion.turn / 2)).y);
}

/** The fractions at which a stage of this length is tested: every few millimetres, and at its end. */
export function stepsOf(length: number): readonly number[] {
  const steps = Math.max(1, Math.ceil(length / WAY_STEP));
  return Array.from({ length: steps }, (_, step) => (step + 1) / steps);
}
