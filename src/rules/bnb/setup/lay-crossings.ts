/** Where roads may cross rivers and channels. Blood and Blades, roads, rivers. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { bankNear, channelWidth, type Stretch, stretchesOf } from '../../../engine/board/banks.ts';
import { meetingsOfLines } from '../../../engine/board/crossings.ts';
import { boxOfPiece, outlineOf } from '../../../engine/board/going.ts';
import type { Reason } from '../../../engine/event.ts';
import { type Crossable, crossedRivers } from '../../../engine/setup/lay/crossings.ts';
import { along, distance, dot, type Point, scale, subtract } from '../../../geometry/point.ts';
import { boxOf, containsPoint, insideByCrossings } from '../../../geometry/polygon.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { atMost, WAY_STEP } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { isRoad } from '../ground/roads.ts';
import { islandsIn, isRiver } from '../ground/water.ts';
import { MU } from '../measures.ts';

/** The cosine of an angle 2 degrees off a right one: lines are laid by hand. */
const SQUARE = 0.035;

const meetings = (road: TerrainPiece, river: TerrainPiece): readonly Point[] =>
  meetingsOfLines(road.line ?? [], river.line ?? []);

/** Points of a road every few millimetres, each with the road's direction there. */
const pointsOnRoad = (road: readonly Stretch[]): readonly { readonly p: Point; readonly way: Point }[] =>
  road.flatMap(([from, to]) => {
    const long = distance(from, to);
    if (long === 0) return [];
    const way = scale(subtract(to, from), 1 / long);
    const parts = Math.max(1, Math.ceil(long / WAY_STEP));
    return Array.from({ length: parts + 1 }, (_, at) => ({ p: along(from, to, at / parts), way }));
  });

/** Is the road at a right angle to the stream wherever it is in the river? */
function isSquare(road: TerrainPiece, river: TerrainPiece): boolean {
  if (!boxesMeet(boxOf(road.line ?? []), boxOfPiece(river), 0)) return true;
  const stream = stretchesOf(river.line ?? []);
  const across = ({ p, way }: { readonly p: Point; readonly way: Point }): boolean =>
    Math.abs(dot(way, bankNear(stream, p))) <= SQUARE;
  const over = meetings(road, river).map((p) => ({ p, way: bankNear(stretchesOf(road.line ?? []), p) }));
  const banks = outlineOf(river);
  const near = stretchesOf(road.line ?? []).filter((part) => boxesMeet(boxOf(part), boxOfPiece(river), 0));
  const wet = pointsOnRoad(near).filter(({ p }) => insideByCrossings(banks, p));
  return [...over, ...wet].every(across);
}

/** The reasons against a road and a river that lie like this. */
function pairReasons(road: TerrainPiece, river: TerrainPiece): readonly Reason[] {
  const count = meetings(road, river).length;
  const figures = { other: river.id, kind: river.kind, count };
  return [
    ...(count > 1 ? broken('bnb.terrain.21', 'bnb.setup.crosses-twice', figures) : []),
    ...(isSquare(road, river) ? [] : broken('bnb.terrain.39', 'bnb.setup.crosses-aslant', figures)),
  ];
}

/** The number of pairs of a road and a river that cross. */
const crossingPairs = (roads: readonly TerrainPiece[], rivers: readonly TerrainPiece[]): number =>
  roads.reduce((sum, road) => sum + rivers.filter((river) => meetings(road, river).length > 0).length, 0);

/** Reasons against more than one crossing on the whole battlefield. */
function oneOnly(battle: Battle, piece: TerrainPiece): readonly Reason[] {
  const all = [...battle.terrain, piece];
  const [roads, rivers] = [all.filter(isRoad), all.filter(isRiver)];
  const before = crossingPairs(battle.terrain.filter(isRoad), battle.terrain.filter(isRiver));
  const now = crossingPairs(roads, rivers);
  return now > 1 && now > before ? broken('bnb.terrain.52', 'bnb.setup.one-crossing', { count: now }) : [];
}

/** Every rule that a new road breaks by crossing rivers. */
export const roadCrossings = (battle: Battle, road: TerrainPiece): readonly Reason[] => [
  ...battle.terrain.filter(isRiver).flatMap((river) => pairReasons(road, river)),
  ...oneOnly(battle, road),
];

/** The same for a new river and the existing roads. */
export const riverCrossings = (battle: Battle, river: TerrainPiece): readonly Reason[] => [
  ...battle.terrain.filter(isRoad).flatMap((road) => pairReasons(road, river)),
  ...oneOnly(battle, river),
];

export const CROSSABLE: Crossable = { isRoad, isRiver, meetings };

/** Does a road or river that is to be laid cross an existing one? */
export const crossesSome = ({ terrain }: Battle, piece: TerrainPiece): boolean =>
  crossedRivers(CROSSABLE, terrain, piece).length > 0;

const WIDEST_CHANNEL = 3 * MU;

/** The built-up area on an island of this water where a road ends; null if there is none. */
export const townReached = (battle: Battle, water: TerrainPiece, end: Point): TerrainPiece | null =>
  battle.terrain.find(
    (piece) =>
      piece.kind === 'BUA' &&
      containsPoint(piece.area ?? [], end) &&
      islandsIn(battle, water).some((island) => containsPoint(island.area ?? [], end)),
  ) ?? null;

/** Does a road enter water only over a channel, to a built-up area on the island beyond? */
export function crossesChannel(battle: Battle, line: readonly Point[], water: TerrainPiece): boolean {
  const islands = islandsIn(battle, water);
  const ends = [line[0], line.at(-1)];
  if (water.kind !== 'WW' || !ends.some((end) => end && townReached(battle, water, end) !== null))
    return false;
  const wet = pointsOnRoad(stretchesOf(line))
    .map(({ p }) => p)
    .filter(
      (p) =>
        insideByCrossings(outlineOf(water), p) &&
        !islands.some((island) => containsPoint(island.area ?? [], p)),
    );
  return wet.every((p) => atMost(channelWidth(battle, water, islands, p), WIDEST_CHANNEL));
}
