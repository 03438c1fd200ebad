/** Where roads may be laid. Blood and Blades, roads. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import {
  EDGES_CLOCKWISE,
  edgeDistance,
  edgesAt,
  isWithinEdges,
  oppositeEdge,
} from '../../../engine/setup/edges.ts';
import { linesOver, pointsAlong } from '../../../engine/setup/lay/lines.ts';
import { roundedPoints } from '../../../engine/setup/outlines.ts';
import { outlineDistance, polygonsDistance } from '../../../geometry/distance.ts';
import { type Point, segmentDistance } from '../../../geometry/point.ts';
import { boxOf, containsPoint, insideByCrossings } from '../../../geometry/polygon.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { CONTACT_GAP, WAY_STEP } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { BASE_WIDTH, MU } from '../measures.ts';
import { crossesChannel, roadCrossings, townReached } from './lay-crossings.ts';
import { isRoad, isWater } from './terrain-kinds.ts';

/** The width at which roads are drawn, in millimetres; the rules give them none. */
const ROAD_WIDTH = 1 * MU;
/** A road runs along a border if a stretch longer than this is within half its width of it. */
const LONGEST_ALONG = 2 * MU;

export const roadPiece = (kind: string, id: string, line: readonly Point[]): TerrainPiece => ({
  id,
  kind,
  size: 'medium',
  line: roundedPoints(line),
  width: ROAD_WIDTH,
});

const onRoad = (p: Point, road: TerrainPiece): boolean =>
  (road.line ?? []).some((a, at) => segmentDistance(p, a, road.line?.[at + 1] ?? a) <= ROAD_WIDTH / 2);

/** The edges that roads already reach. */
export const edgesWithRoads = (battle: Battle): readonly TableEdge[] =>
  battle.terrain
    .filter(isRoad)
    .flatMap((road) => [road.line?.[0], road.line?.at(-1)])
    .flatMap((end) => (end ? edgesAt(battle, end).slice(0, 1) : []));

/** Lines for a road over a river at a place; straight if it is paved. */
export const roadsOver = (
  battle: Battle,
  river: TerrainPiece,
  p: Point,
  kind: string,
): readonly (readonly Point[])[] =>
  linesOver(battle, river, p, { beyond: BASE_WIDTH, straight: kind === 'PR' });

type End = TableEdge | 'road' | 'waterside' | null;

/** Is the point in a built-up area that touches water, where a road may end? */
function isWaterside(battle: Battle, p: Point): boolean {
  const waters = battle.terrain.filter(isWater);
  return battle.terrain.some(
    (piece) =>
      piece.kind === 'BUA' &&
      containsPoint(piece.area ?? [], p) &&
      waters.some((water) => polygonsDistance(outlineOf(water), outlineOf(piece)) <= CONTACT_GAP),
  );
}

function endOf(battle: Battle, p: Point): End {
  const [edge] = edgesAt(battle, p);
  if (edge) return edge;
  if (battle.terrain.some((piece) => isRoad(piece) && onRoad(p, piece))) return 'road';
  const onIsland = battle.terrain.some((piece) => isWater(piece) && townReached(battle, piece, p) !== null);
  if (onIsland && holds('bnb.terrain.49')) return 'waterside';
  return isWaterside(battle, p) && holds('bnb.terrain.18') ? 'waterside' : null;
}

const isEdge = (end: End): end is TableEdge => end !== null && end !== 'road' && end !== 'waterside';

function joins([from, to]: readonly [End, End]): boolean {
  if (isEdge(from) && isEdge(to)) return oppositeEdge(from) === to;
  return isEdge(from) ? to !== null : isEdge(to) && from !== null;
}

/** Is the point on the table or near it? Points far off are not measured. */
const isNear = (battle: Battle, p: Point): boolean =>
  EDGES_CLOCKWISE.every((edge) => edgeDistance(battle, edge, p) >= -ROAD_WIDTH);

/** The reason against a road with too long a stretch along the border of a feature. Built-up areas do not count. */
export function runsClosely(line: readonly Point[], piece: TerrainPiece): readonly Reason[] {
  const area = piece.area;
  if (!area || piece.kind === 'BUA' || !boxesMeet(boxOf(line), boxOf(area), ROAD_WIDTH)) return [];
  let run = 0;
  let longest = 0;
  for (const p of pointsAlong(line)) {
    run = outlineDistance(p, area) <= ROAD_WIDTH / 2 ? run + WAY_STEP : 0;
    longest = Math.max(longest, run);
  }
  if (longest <= LONGEST_ALONG) return [];
  const figures = { other: piece.id, kind: piece.kind, distance: longest, most: LONGEST_ALONG };
  return broken('bnb.terrain.20', 'bnb.setup.road-along', figures);
}

const entersWater = (line: readonly Point[], water: TerrainPiece): boolean =>
  boxesMeet(boxOf(line), boxOf(water.area ?? []), 0) &&
  pointsAlong(line).some((p) => insideByCrossings(water.area ?? [], p) || containsPoint(water.area ?? [], p));

/** May the road cross a channel between an island and the shore, to a built-up area on the island? */
const isChannelCrossed = (battle: Battle, line: readonly Point[], water: TerrainPiece): boolean =>
  holds('bnb.terrain.49') && crossesChannel(battle, line, water);

/** Every rule that a road breaks. */
export function roadReasons(battle: Battle, piece: TerrainPiece): readonly Reason[] {
  const line = piece.line ?? [];
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 2 || !line.every((p) => isNear(battle, p)))
    return broken('bnb.terrain.17', 'bnb.setup.road-ends');
  const ends = [endOf(battle, first), endOf(battle, last)] as const;
  const taken = edgesWithRoads(battle);
  const leaves = line.slice(1, -1).some((p) => !isWithinEdges(battle, p));
  const wet = battle.terrain.filter(
    (other) => isWater(other) && entersWater(line, other) && !isChannelCrossed(battle, line, other),
  );
  return [
    ...(joins(ends) && !leaves ? [] : broken('bnb.terrain.17', 'bnb.setup.road-ends')),
    ...ends
      .filter((end): end is TableEdge => isEdge(end) && taken.includes(end))
      .flatMap((edge) => broken('bnb.terrain.19', 'bnb.setup.edge-has-road', { edge })),
    ...wet.flatMap((water) => broken('bnb.terrain.18', 'bnb.setup.road-in-water', { other: water.id })),
    ...(piece.kind === 'PR' && line.length > 2 ? broken('bnb.terrain.50', 'bnb.setup.paved-bends') : []),
    ...roadCrossings(battle, piece),
  ];
}

/** Reasons that count only if another road avoids them: running along the border of a feature. */
export const roadWishes = (battle: Battle, piece: TerrainPiece): readonly Reason[] =>
  battle.terrain.flatMap((other) => (isWater(other) ? [] : runsClosely(piece.line ?? [], other)));
