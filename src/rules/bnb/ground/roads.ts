/** When bases follow a road, and when roads are mud. Blood and Blades, roads. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { stretchesOf } from '../../../engine/board/banks.ts';
import { holds } from '../../../engine/effects.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { stageLengths, type Trace } from '../../../engine/moves/trace.ts';
import { facingFromDegrees, facingOf, HALF_TURN, turnBetween } from '../../../geometry/exact.ts';
import { type Point, segmentDistance } from '../../../geometry/point.ts';
import type { Pose } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { isMuddy } from '../weather/weather.ts';

export const isRoad = (piece: TerrainPiece): boolean => piece.kind === 'PR' || piece.kind === 'UR';

/** How far the middle of a front may be off the middle of a road while a column turns with it, in millimetres. */
const OFF_IN_TURN = 10;
/** The same where the road is straight: a reading error. */
const OFF_STRAIGHT = 1;

const isNear = (p: Point, line: readonly Point[], mm: number): boolean =>
  line.some((a, at) => {
    const b = line[at + 1];
    return b !== undefined && segmentDistance(p, a, b) <= mm;
  });

/**
 * Does a column follow a road? The middle of its head's front stays on the middle of the road except in pivots, and the
 * other bases come behind.
 */
function columnFollows({ way }: Trace, { line = [] }: TerrainPiece): boolean {
  const head = way.column?.headWay;
  if (!head || head.stages.length === 0) return false;
  if (!way.movers.every(({ pose }) => isNear(pose, line, OFF_IN_TURN))) return false;
  return head.stages.every(({ from, to, motion }) => {
    const [start, end] = [from[0] as Pose, to[0] as Pose];
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    const between = motion.kind === 'pivot' ? [] : [middle];
    return [start, end, ...between].every((p) => isNear(p, line, OFF_STRAIGHT));
  });
}

/** How far a base that follows a road may face off its direction. */
const ASKEW = facingFromDegrees(3);

/** Does some ground have its centre on a road and face along it? */
const isAlong = ({ centre, pose }: Rectangle, line: readonly Point[]): boolean =>
  stretchesOf(line).some(([a, b]) => {
    const turn = turnBetween(pose.facing, facingOf(b.x - a.x, b.y - a.y));
    return segmentDistance(centre, a, b) <= OFF_STRAIGHT && Math.min(turn, HALF_TURN - turn) <= ASKEW;
  });

/** Does a base keep its centre on a road in one stage? In a pivot along the road only both ends count. */
function keepsOn(trace: Trace, line: readonly Point[], mover: number, place: number, mm: number): boolean {
  const { way } = trace;
  const stage = way.stages[place];
  if (!stage) return false;
  const turns = way.movers.length === 1 && stage.motion.kind === 'pivot';
  const groundAt = (fraction: number) => outlineAlong(way, stage, mover, fraction);
  const between = turns ? [] : stepsOf(mm);
  return (
    [0, 1].every((end) => isAlong(groundAt(end), line)) &&
    between.every((fraction) => isNear(groundAt(fraction).centre, line, OFF_STRAIGHT))
  );
}

/** The roads on which every base keeps its centre all the way. */
export function roadsFollowed(trace: Trace): readonly TerrainPiece[] {
  const roads = trace.battle.terrain.filter(isRoad);
  if (roads.length === 0 || !holds('bnb.terrain.71')) return [];
  const lengths = stageLengths(trace.reached);
  const { way } = trace;
  if (way.column?.kind === 'following') return roads.filter((road) => columnFollows(trace, road));
  return roads.filter(({ line = [] }) =>
    way.movers.every((_, mover) =>
      way.stages.every((_, place) => keepsOn(trace, line, mover, place, lengths[place] ?? 0)),
    ),
  );
}

/** Does every base keep its centre on the middle of one road all the way? */
export const followsRoad = (trace: Trace): boolean => roadsFollowed(trace).length > 0;

/** Is this an unpaved road that has turned to mud? */
export const isMud = (battle: Battle, piece: TerrainPiece): boolean =>
  piece.kind === 'UR' && isMuddy(battle) && holds('bnb.terrain.55');
