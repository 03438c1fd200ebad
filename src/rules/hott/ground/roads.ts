/**
 * When an element is astride a road, and when a move follows it. Hordes of the Things, Terrain, tactical move
 * distances.
 */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { type Stretch, stretchesOf } from '../../../engine/board/banks.ts';
import { meetingsOfLines, stretchesMeet } from '../../../engine/board/crossings.ts';
import { piecesUnder } from '../../../engine/board/going.ts';
import { filesOf } from '../../../engine/board/groups.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import {
  direction,
  facingOf,
  HALF_TURN,
  QUARTER_TURN,
  signedTurn,
  TURN,
  turnBetween,
} from '../../../geometry/exact.ts';
import { add, distance, dot, type Point, segmentDistance, subtract } from '../../../geometry/point.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { CONTACT_GAP, PARALLEL_TURN } from '../../../geometry/tolerance.ts';

/** An element astride a road faces along it within this angle: 10 degrees. */
const ALONG = TURN / 36;

export const isRoad = (piece: TerrainPiece): boolean => piece.kind === 'road';

const isAlong = (facing: number, [from, to]: Stretch): boolean => {
  const turn = turnBetween(facing, facingOf(to.x - from.x, to.y - from.y));
  return Math.min(turn, HALF_TURN - turn) <= ALONG;
};

const facingBetween = (from: Point, to: Point): number => facingOf(to.x - from.x, to.y - from.y);

/** The facings of elements that come along a stretch to a point. */
const facingsTo = (point: Point, stretch: Stretch): readonly number[] =>
  stretch.filter((end) => distance(end, point) > CONTACT_GAP).map((end) => facingBetween(end, point));

/** Is the facing between those of two stretches that meet at a point, in either direction along the road? */
const turnsFrom = (facing: number, meeting: Point, one: Stretch, other: Stretch): boolean =>
  facingsTo(meeting, one).some((from) =>
    facingsTo(meeting, other).some((back) => {
      const to = back + HALF_TURN;
      return [0, HALF_TURN].some(
        (way) =>
          turnBetween(facing + way, from) + turnBetween(facing + way, to) <=
          turnBetween(from, to) + 2 * ALONG,
      );
    }),
  );

/** Does it stand where one stretch meets another in a bend or fork, and face between the two? */
const isOnBend = ({ pose, width }: Rectangle, one: Stretch, other: Stretch): boolean =>
  meetingsOfLines(one, other).some(
    (meeting) => distance(meeting, pose) <= width && turnsFrom(pose.facing, meeting, one, other),
  );

/**
 * Does the middle line of a road cross the front edge of an element that faces along it or wheels with it? Meeting
 * roads are one.
 */
export function isAstride(roads: readonly TerrainPiece[], ground: Rectangle): boolean {
  const all = roads.flatMap(({ line }) => stretchesOf(line ?? []));
  return all.some(
    (stretch) =>
      stretchesMeet(stretch, [ground.frontLeft, ground.frontRight]) &&
      (isAlong(ground.pose.facing, stretch) ||
        all.some((other) => other !== stretch && isOnBend(ground, stretch, other))),
  );
}

/** The stretches of road next to a front edge, each in the direction that the element faces. */
const stretchesAt = (roads: readonly TerrainPiece[], { pose, width }: Rectangle): readonly Stretch[] =>
  roads
    .flatMap(({ line }) => stretchesOf(line ?? []))
    .filter((stretch) => segmentDistance(pose, ...stretch) <= width)
    .flatMap(([from, to]): readonly Stretch[] => [
      [from, to],
      [to, from],
    ])
    .filter(([from, to]) => turnBetween(facingBetween(from, to), pose.facing) <= QUARTER_TURN);

/** Does the way along one stretch go on along another? */
const leadsOn = ([start, bend]: Stretch, [from, end]: Stretch): boolean =>
  dot(subtract(end, start), add(direction(facingBetween(start, bend)), direction(facingBetween(from, end)))) >
  0;

/**
 * Do the facings of two elements on a road, one behind the other, differ by no more than the road turns between
 * them? Next to a bend or fork they may face as before it, as beyond it, or between the two.
 */
export function turnsByRoad(terrain: Battle['terrain'], behind: Rectangle, before: Rectangle): boolean {
  const roads = terrain.filter(isRoad);
  const differ = signedTurn(behind.pose.facing, before.pose.facing);
  return stretchesAt(roads, behind).some((one) =>
    stretchesAt(roads, before).some((other) => {
      const turn = signedTurn(facingBetween(...one), facingBetween(...other));
      if (Math.abs(turn) <= PARALLEL_TURN || !leadsOn(one, other)) return false;
      return differ >= Math.min(0, turn) - ALONG && differ <= Math.max(0, turn) + ALONG;
    }),
  );
}

/** Is every mover at least partly on the road all the way, and the leading one astride it? Meeting roads are one. */
export function followsRoad(trace: Trace): boolean {
  const { way, battle } = trace;
  const roads = battle.terrain.filter(isRoad);
  if (roads.length === 0) return false;
  const leader =
    way.column?.head ?? way.movers.indexOf(filesOf(way.movers)[0]?.[0] ?? (way.movers[0] as never));
  const lengths = lengthsAlong(trace.way);
  const keepsTo = (mover: number, ground: Rectangle): boolean =>
    piecesUnder(battle, ground).some(isRoad) && (mover !== leader || isAstride(roads, ground));
  return way.stages.every((stage, place) =>
    [0, ...stepsOf(lengths[place] ?? 0)].every((fraction) =>
      way.movers.every((_, mover) => keepsTo(mover, outlineAlong(way, stage, mover, fraction))),
    ),
  );
}
