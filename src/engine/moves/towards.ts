/** Candidate moves of bases towards a point, which may be out of reach. */

import { rectanglesDistance } from '../../geometry/distance.ts';
import { facingOf, normalFacing, QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { ahead, between, type Pose, roundPose } from '../../geometry/pose.ts';
import { CONTACT_GAP, PARALLEL_TURN } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Leg } from '../command.ts';
import { type Candidate, candidate, type Family, legTo } from './candidate.ts';
import { cornerWay } from './measure.ts';
import { pivotPath, turnToFace } from './pivots.ts';

/** A step straight out of a line of friends that leaves the base no room to turn. */
export function outOfLine({ first, others }: Family): readonly Pose[] {
  const mine = rectangleOfBase(first);
  const beside = others.some(
    (other) => other.side === first.side && rectanglesDistance(mine, rectangleOfBase(other)) <= CONTACT_GAP,
  );
  return beside ? [roundPose(ahead(first.pose, first.depth))] : [];
}

/** If the whole way is too long, this many shorter lengths are tried. */
const LENGTHS = 8;

/** The longest direct leg from a pose towards a point within reach, with this facing. */
function slide(first: PlacedBase, from: Pose, reach: number, point: Point, facing: number): Leg | null {
  const end = { ...point, facing: normalFacing(facing) };
  for (let part = LENGTHS; part > 0; part--) {
    const to = roundPose(between({ ...from, facing: end.facing }, end, part / LENGTHS));
    if (cornerWay(first, from, to) <= reach) return legTo(to);
  }
  return null;
}

/** First out of the line of friends, then straight to a point. */
function stepsOut(family: Family, point: Point): readonly Candidate[] {
  const { first, reach, options } = family;
  if (!options.steppingOut) return [];
  return outOfLine(family).flatMap((out) => {
    const facing = facingOf(point.x - out.x, point.y - out.y);
    if (turnBetween(first.pose.facing, facing) > QUARTER_TURN) return [];
    const leg = slide(first, out, reach - cornerWay(first, first.pose, out), point, facing);
    return leg ? [candidate(family, 'towards', [legTo(out), leg], { reaching: true })] : [];
  });
}

/** Straight to a point without a pivot, facing it. Only a single base moves so. */
function slides(family: Family, point: Point): readonly Candidate[] {
  const { first, movers, reach, rules } = family;
  if (movers.length > 1) return [];
  const facing = facingOf(point.x - first.pose.x, point.y - first.pose.y);
  const about = turnBetween(first.pose.facing, facing) > QUARTER_TURN;
  if (about && !rules.moves.paths.turnsFreely) return [];
  const leg = slide(first, first.pose, reach, point, facing);
  const path: readonly Leg[] = about ? [{ turnabout: true }] : [];
  const straight = leg ? [candidate(family, 'towards', [...path, leg], { reaching: true })] : [];
  return [...straight, ...stepsOut(family, point)];
}

/** One pivot to face a point, then straight on to it; or directly there. */
export function towards(family: Family, point: Point): readonly Candidate[] {
  const { first, reach } = family;
  const turn = turnToFace(first, { ...point, facing: 0 });
  if (Math.abs(turn) > QUARTER_TURN) return slides(family, point);
  const forward = Math.min(reach, distance(first.pose, point));
  if (Math.abs(turn) <= PARALLEL_TURN)
    return [candidate(family, 'towards', [{ forward }], { reaching: true })];
  const pivot = pivotPath(family, turn)[0] as Leg;
  return [...slides(family, point), candidate(family, 'towards', [pivot, { forward }], { reaching: true })];
}
