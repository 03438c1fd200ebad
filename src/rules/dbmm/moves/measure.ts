/** How far a move has gone. DBMM, Moves; rulings 58 and 59. */
import type { Debellis } from '../../../debellis/game.ts';
import { reached as alongPath } from '../../../debellis/moves/measure.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { cornerWay } from '../../../engine/moves/measure.ts';
import type { Way } from '../../../engine/moves/types.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { sweptHull } from '../../../geometry/sweep.ts';

/** Could it go straight from one pose to another without meeting anybody? */
function isOpen(battle: Battle, base: PlacedBase, from: Pose, to: Pose): boolean {
  const hull = sweptHull(outlineAt(base, from), outlineAt(base, to));
  const isMet = holds('dbmm.move.33');
  return basesOnTable(battle).every(
    (other) => other.id === base.id || !isMet || !sharesArea(hull, rectangleOfBase(other).corners),
  );
}

/**
 * Millimetres used by a single element at the end of each stage: the straight way of the front corner that has moved
 * farther, or the length of its path where it goes round somebody. A turn about uses nothing.
 */
function straight(
  base: PlacedBase,
  { stages }: Way,
  battle: Battle,
  path: readonly number[],
): readonly number[] {
  let start = base.pose;
  let [before, pathBefore] = [0, 0];
  return stages.map(({ motion, to: [end] }, at) => {
    const pose = end as Pose;
    const along = path[at] ?? 0;
    if (motion.kind === 'turnabout' && holds('dbmm.move.34')) {
      before += isOpen(battle, base, start, stages[at]?.from[0] as Pose)
        ? cornerWay(base, start, stages[at]?.from[0] as Pose)
        : along - pathBefore;
      [start, pathBefore] = [pose, along];
      return before;
    }
    const way = isOpen(battle, base, start, pose) ? cornerWay(base, start, pose) : along - pathBefore;
    return before + way;
  });
}

/** Millimetres used at the end of each stage of a way. */
export function reached(game: Debellis, way: Way, battle: Battle): readonly number[] {
  const path = alongPath(game, way, battle);
  const [base] = way.movers;
  if (way.movers.length !== 1 || !base || way.stages.length < 2 || !holds('dbmm.move.32')) return path;
  return straight(base, way, battle, path);
}
