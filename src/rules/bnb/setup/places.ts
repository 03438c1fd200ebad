/** The places that are tried and offered for a terrain piece. If none of them is legal, the piece has no place. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { acrossFrom, EDGES_CLOCKWISE, isSideways, oppositeEdge } from '../../../engine/setup/edges.ts';
import { bentLine, pointsAlong } from '../../../engine/setup/lay/lines.ts';
import { BENDS, type Outline, outlinesFor, SHORES } from '../../../engine/setup/outlines.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import { isHill } from '../ground/heights.ts';
import { isRiver } from '../ground/water.ts';
import { BASE_WIDTH, MU } from '../measures.ts';
import { areaPiece, areaReasons, areaWishes, hillCover } from './lay-area.ts';
import { type Band, bandEdges, middleOfBand, riverEndsAt, riverPiece, riverReasons } from './lay-river.ts';
import { edgesWithRoads, roadPiece, roadReasons, roadsOver, roadWishes } from './lay-road.ts';
import { waterPiece, waterReasons } from './lay-water.ts';
import type { ToLay } from './laying-order.ts';
import { nearerSide, shortEdges } from './sides.ts';
import { isRoad, isWater, layingOf } from './terrain-kinds.ts';

/** A legal place, with the command that takes it. */
export interface Laid {
  readonly piece: TerrainPiece;
  readonly command: AnyCommand;
}

/** The place of a piece by the dice: the side that it must be nearer to, or its band. */
export interface Thrown {
  readonly edge: TableEdge | null;
  readonly band: Band | null;
}

/** The steps between places in millimetres, and the turns in degrees. */
const STEP = MU;
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];
const ROAD_STEP = 3 * MU;

const ticks = (least: number, most: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((most - least) / step) + 1) }, (_, at) => least + at * step);

/** The radius of the largest circle around an outline's origin inside it. */
const innerRadius = keptWith(({ area }: Outline): number => outlineDistance({ x: 0, y: 0 }, area));

/** Is a place so near to another feature that it need not be measured? Most places fail this test. */
function surelyTooNear(others: readonly TerrainPiece[], p: Point, radius: number): boolean {
  const reach = radius + BASE_WIDTH - 1;
  return others.some(({ area = [] }) => insideByCrossings(area, p) || outlineDistance(p, area) < reach);
}

/** The features that a piece of a kind must keep away from; a hill may lie in water. */
const inTheWay = (battle: Battle, kind: string): readonly TerrainPiece[] =>
  battle.terrain.filter(
    (other) =>
      other.area &&
      holds('bnb.terrain.22') &&
      holds('bnb.terrain.23') &&
      kind !== 'BUA' &&
      !(isHill({ kind }) && isWater(other)),
  );

/** Is this place certainly illegal, without laying the outline there? A `false` is not certain. */
export function hopeless(battle: Battle, outline: Outline, edge: TableEdge | null, p: Point): boolean {
  // The centre of an outline is its origin, to within a millimetre.
  return (
    (edge !== null && nearerSide(battle, edge, p) !== null) ||
    surelyTooNear(inTheWay(battle, outline.kind), p, innerRadius(outline))
  );
}

function* areaPlaces(battle: Battle, wanted: ToLay, edge: TableEdge | null, id: string): Generator<Laid> {
  const { width, depth } = battle.table;
  for (const outline of outlinesFor(wanted.kind, wanted.size))
    for (const degrees of TURNS)
      for (const x of ticks(STEP, width - STEP, STEP))
        for (const y of ticks(STEP, depth - STEP, STEP)) {
          if (hopeless(battle, outline, edge, { x, y })) continue;
          const at = [x, y, degrees] as const;
          const piece = areaPiece(outline, id, at, hillCover(wanted));
          if (areaReasons(battle, piece, edge).length > 0) continue;
          yield { piece, command: { type: 'lay-terrain', outline: outline.id, at } };
        }
}

function* waterPlaces(battle: Battle, wanted: ToLay, id: string): Generator<Laid> {
  for (const shore of SHORES)
    for (const side of shortEdges(battle)) {
      const piece = waterPiece(battle, wanted.kind, id, shore, side);
      if (waterReasons(battle, piece, shore, side).length > 0) continue;
      yield { piece, command: { type: 'lay-terrain', outline: shore.id, side } };
    }
}

const edgePoints = ({ table: { width, depth } }: Battle, edge: TableEdge): readonly Point[] => {
  if (isSideways(edge))
    return ticks(ROAD_STEP, depth - ROAD_STEP, ROAD_STEP).map((y) => ({ x: edge === 'west' ? 0 : width, y }));
  return ticks(ROAD_STEP, width - ROAD_STEP, ROAD_STEP).map((x) => ({ x, y: edge === 'south' ? 0 : depth }));
};

/** The possible ends of a road: two opposite edges without one, or such an edge and a road. */
function* roadEnds(battle: Battle): Generator<readonly [Point, Point]> {
  const taken = edgesWithRoads(battle);
  const free = EDGES_CLOCKWISE.filter((edge) => !taken.includes(edge));
  for (const edge of free.filter(
    (each) => free.includes(oppositeEdge(each)) && each !== 'north' && each !== 'east',
  ))
    for (const from of edgePoints(battle, edge))
      for (const to of edgePoints(battle, oppositeEdge(edge))) yield [from, to];
  const junctions = battle.terrain
    .filter(isRoad)
    .flatMap((road) => pointsAlong(road.line ?? [], ROAD_STEP).slice(1, -1));
  for (const edge of free)
    for (const from of edgePoints(battle, edge)) for (const to of junctions) yield [from, to];
}

const laidLine = (piece: TerrainPiece): Laid => ({
  piece,
  command: { type: 'lay-terrain', line: (piece.line ?? []).map(({ x, y }) => [x, y]) },
});

function* roadsOverRivers(battle: Battle, wanted: ToLay, id: string): Generator<Laid> {
  for (const river of battle.terrain.filter(isRiver))
    for (const p of pointsAlong(river.line ?? [], ROAD_STEP))
      for (const line of roadsOver(battle, river, p, wanted.kind)) {
        const piece = roadPiece(wanted.kind, id, line);
        if (roadReasons(battle, piece).length === 0) yield laidLine(piece);
      }
}

/** The parts of a full bend that rivers are tried with. */
const BEND_PARTS = [1, 0.5, 0.25, 0];

function* riverPlaces(battle: Battle, wanted: ToLay, band: Band | null, id: string): Generator<Laid> {
  const width = riverPiece(id, [], wanted.size).width ?? 0;
  const edges = band ? [band.edge] : bandEdges(battle).slice(0, 1);
  for (const edge of edges) {
    const [least, most] = band ? middleOfBand(band, width) : [MU, acrossFrom(battle, edge) - MU];
    const levels = [(least + most) / 2, ...ticks(least, most, MU)];
    for (const part of BEND_PARTS)
      for (const bend of part === 0 ? BENDS.slice(0, 1) : BENDS.slice(1))
        for (const flip of part === 0 ? [1] : [part, -part])
          for (const level of levels) {
            const piece = riverPiece(
              id,
              bentLine(...riverEndsAt(battle, edge, level), bend, flip),
              wanted.size,
            );
            if (riverReasons(battle, piece, wanted.size, band).length > 0) continue;
            yield { ...laidLine(piece), command: { ...laidLine(piece).command, width } };
          }
  }
}

function* roadPlaces(battle: Battle, wanted: ToLay, id: string): Generator<Laid> {
  yield* roadsOverRivers(battle, wanted, id);
  const bends = wanted.kind === 'PR' ? BENDS.slice(0, 1) : BENDS.toReversed();
  for (const [from, to] of roadEnds(battle))
    for (const bend of bends)
      for (const flip of bend.points.length > 2 ? [1, -1] : [1]) {
        const piece = roadPiece(wanted.kind, id, bentLine(from, to, bend, flip));
        if (roadReasons(battle, piece).length > 0) continue;
        yield laidLine(piece);
      }
}

/** Every legal place of those that are tried, in a fixed order. */
export function placesFor(
  battle: Battle,
  wanted: ToLay,
  { edge, band }: Thrown,
  id = 'new',
): Generator<Laid> {
  const laying = layingOf(wanted.kind);
  if (laying === 'water') return waterPlaces(battle, wanted, id);
  if (laying === 'river') return riverPlaces(battle, wanted, band, id);
  return laying === 'road' ? roadPlaces(battle, wanted, id) : areaPlaces(battle, wanted, edge, id);
}

/** The reasons that count only if another place avoids them. */
export const wishesAgainst = (battle: Battle, piece: TerrainPiece): readonly Reason[] =>
  isRoad(piece) ? roadWishes(battle, piece) : areaWishes(battle, piece);

export function canBeLaid(battle: Battle, wanted: ToLay, thrown: Thrown): boolean {
  return placesFor(battle, wanted, thrown).next().done !== true;
}

/** Is there a legal place that also avoids them? */
export function canBeLaidWell(battle: Battle, wanted: ToLay, thrown: Thrown): boolean {
  for (const { piece } of placesFor(battle, wanted, thrown))
    if (wishesAgainst(battle, piece).length === 0) return true;
  return false;
}
