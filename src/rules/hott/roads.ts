/** Roads, and where they cross rivers. Hordes of the Things, Terrain, tactical move distances. */
import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import { type Stretch, stretchesOf } from '../../engine/board/banks.ts';
import { meetingsOfLines, roadsMeeting, stretchesMeet } from '../../engine/board/crossings.ts';
import { LINE_WIDTH, piecesUnder } from '../../engine/board/going.ts';
import { filesOf } from '../../engine/board/groups.ts';
import { lengthsAlong } from '../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../engine/moves/sweep.ts';
import type { Trace } from '../../engine/moves/trace.ts';
import { pointToRectangle } from '../../geometry/distance.ts';
import { facingOf, HALF_TURN, TURN, turnBetween } from '../../geometry/exact.ts';
import { distance, type Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';

/** Who sits astride a road faces along it within this: 10 degrees. */
const ALONG = TURN / 36;

export const isRoad = (piece: TerrainPiece): boolean => piece.kind === 'road';

const isAlong = (facing: number, [from, to]: Stretch): boolean => {
  const turn = turnBetween(facing, facingOf(to.x - from.x, to.y - from.y));
  return Math.min(turn, HALF_TURN - turn) <= ALONG;
};

/** Does it face from one of two stretches round to the other, one way or the other along the road? */
function turnsFrom(facing: number, one: Stretch, other: Stretch): boolean {
  const [from, to] = [one, other].map(([a, b]) => facingOf(b.x - a.x, b.y - a.y)) as [number, number];
  return [0, HALF_TURN].some(
    (way) =>
      turnBetween(facing + way, from) + turnBetween(facing + way, to) <= turnBetween(from, to) + 2 * ALONG,
  );
}

/** Does it stand where the road bends from one stretch to the next, and face between the two? */
const isOnBend = (
  { pose, width }: Rectangle,
  bend: Point,
  one: Stretch,
  other: Stretch | undefined,
): boolean => other !== undefined && distance(bend, pose) <= width && turnsFrom(pose.facing, one, other);

/** Does the middle line of a road pass through the front edge of one who faces along it, or wheels with it? */
const straddles = (road: TerrainPiece, ground: Rectangle): boolean =>
  stretchesOf(road.line ?? []).some(
    (stretch, at, all) =>
      stretchesMeet(stretch, [ground.frontLeft, ground.frontRight]) &&
      (isAlong(ground.pose.facing, stretch) ||
        isOnBend(ground, stretch[0], stretch, all[at - 1]) ||
        isOnBend(ground, stretch[1], stretch, all[at + 1])),
  );

/** Where a road crosses a river: the places that the river names, else where the two lines meet. */
const crossingsOf = (river: TerrainPiece, road: TerrainPiece): readonly Point[] =>
  river.crossings?.map(({ at: [x, y] }) => ({ x, y })) ?? meetingsOfLines(road.line ?? [], river.line ?? []);

/** Is some ground astride a road where it crosses this river by a bridge or a ford? */
export const isAstrideCrossing = (battle: Battle, ground: Rectangle, river: TerrainPiece): boolean =>
  roadsMeeting(battle.terrain, isRoad, river).some(
    (road) =>
      straddles(road, ground) &&
      crossingsOf(river, road).some(
        (place) => pointToRectangle(place, ground) <= (river.width ?? LINE_WIDTH) + ground.width,
      ),
  );

/** Is every mover at least partly on one road all the way, and the leading one astride it? */
export function followsRoad(trace: Trace): boolean {
  const { way, battle } = trace;
  const roads = battle.terrain.filter(isRoad);
  if (roads.length === 0) return false;
  const leader =
    way.column?.head ?? way.movers.indexOf(filesOf(way.movers)[0]?.[0] ?? (way.movers[0] as never));
  const lengths = lengthsAlong(trace.way);
  const keepsTo = (road: TerrainPiece, mover: number, ground: Rectangle): boolean =>
    piecesUnder(battle, ground).includes(road) && (mover !== leader || straddles(road, ground));
  return roads.some((road) =>
    way.stages.every((stage, place) =>
      [0, ...stepsOf(lengths[place] ?? 0)].every((fraction) =>
        way.movers.every((_, mover) => keepsTo(road, mover, outlineAlong(way, stage, mover, fraction))),
      ),
    ),
  );
}
