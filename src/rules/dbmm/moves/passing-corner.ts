/** An element passes any friend over which only one of its corners goes. DBMM, Interpenetration. */
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isWading } from '../../../debellis/ground/rivers.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { moverOf } from '../../../engine/moves/trace.ts';
import type { Meeting, Trace } from '../../../engine/moves/types.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import type { DbmmClause } from '../clauses/ids.ts';

const holdsPoint = (ground: Rectangle, at: number, other: Rectangle): boolean => {
  const corner = other.corners[at];
  if (!corner) return false;
  const ahead = aheadOf(ground, corner);
  return (
    Math.abs(rightOf(ground, corner)) < ground.width / 2 - EQUAL_LENGTH &&
    ahead < -EQUAL_LENGTH &&
    ahead > EQUAL_LENGTH - ground.depth
  );
};

/** The corners of one rectangle that lie within another, by number. */
const cornersIn = (ground: Rectangle, other: Rectangle): readonly number[] =>
  other.corners.flatMap((_, at) => (holdsPoint(ground, at, other) ? [at] : []));

/** The clause by which a mover passes a friend with one corner; null if it goes over it otherwise, or ends there. */
export function passesAside(game: Debellis, trace: Trace, { mover, other }: Meeting): DbmmClause | null {
  const { battle, way, ends } = trace;
  if (!holds('dbmm.inter.4') || moverOf(trace, { mover }).side !== other.side) return null;
  if ((touchesFront(game, battle, other) && holds('dbmm.inter.1')) || isWading(game, battle, other))
    return null;
  const friend = rectangleOfBase(other);
  const lengths = lengthsAlong(way);
  const corners = new Set<number>();
  for (const [place, stage] of way.stages.entries())
    for (const part of [0, ...stepsOf(lengths[place] ?? 0)]) {
      const ground = outlineAlong(way, stage, mover, part);
      if (!rectanglesOverlap(ground, friend)) continue;
      const inside = cornersIn(friend, ground);
      if (inside.length !== 1 || cornersIn(ground, friend).length > 1) return null;
      for (const at of inside) corners.add(at);
    }
  const isClear =
    ends.length > 0 && !rectanglesOverlap(outlineAlong(way, way.stages.at(-1) as never, mover, 1), friend);
  return corners.size === 1 && isClear ? 'dbmm.inter.4' : null;
}
