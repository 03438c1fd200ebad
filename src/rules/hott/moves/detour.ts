/** How the moves of single elements are measured. Hordes of the Things, Measuring. */
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { cornerWay } from '../../../engine/moves/measure.ts';
import { groundOf } from '../../../engine/moves/sweep.ts';
import { outlineAt, type Way } from '../../../engine/moves/way.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Polygon } from '../../../geometry/polygon.ts';
import { ahead, type Pose } from '../../../geometry/pose.ts';
import { rectangleOf } from '../../../geometry/rectangle.ts';
import { segmentAreaLength } from '../../../geometry/sight.ts';
import { sweptHull } from '../../../geometry/sweep.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { goingOf } from '../going.ts';
import { BASE_WIDTH } from '../measures.ts';
import { passingRule } from '../passing.ts';

/** What an element may have to go round: others, the ground before enemy fronts, terrain that is not good going. */
function obstacles(battle: Battle, base: PlacedBase): readonly Polygon[] {
  const others = basesOnTable(battle).filter((other) => other.id !== base.id);
  const fronts = others
    .filter((other) => other.side !== base.side)
    .map((other) => rectangleOf(ahead(other.pose, BASE_WIDTH), other.width, BASE_WIDTH).corners);
  const inTheWay = others
    .filter((other) => passingRule(battle, base, other, 'moving') === null)
    .map((other) => rectangleOfBase(other).corners);
  const rough = battle.terrain
    .filter((piece) => (goingOf(battle, piece, base) ?? 'good') !== 'good')
    .map(outlineOf);
  return [...inTheWay, ...fronts, ...rough];
}

/** Would more than one corner have to leave its straight path to keep out of an obstacle? */
function turnsAside(base: PlacedBase, from: Pose, to: Pose, obstacle: Polygon): boolean {
  const [start, end] = [outlineAt(base, from), outlineAt(base, to)];
  if (!sharesArea(sweptHull([start, end]), obstacle)) return false;
  const through = start.corners.filter(
    (corner, at) => segmentAreaLength(corner, end.corners[at] as Point, obstacle) > EQUAL_LENGTH,
  );
  return through.length !== 1;
}

/** Does the straight way between two stages of a way meet something that the way itself keeps clear of? */
function isObstructed(way: Way, all: readonly Polygon[], first: number, last: number): boolean {
  const base = way.movers[0] as PlacedBase;
  const stages = way.stages.slice(first, last + 1);
  const from = stages[0]?.from[0] as Pose;
  const to = stages.at(-1)?.to[0] as Pose;
  return all.some(
    (obstacle) =>
      turnsAside(base, from, to, obstacle) &&
      !stages.some((stage) => groundOf(way, stage, 0).some((part) => sharesArea(part, obstacle))),
  );
}

/**
 * Millimetres used at the end of each stage by one element: from where it began straight to where it is, or
 * the shortest way over the ends of stages where it goes round something.
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
