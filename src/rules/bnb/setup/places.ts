/** The family of places for a terrain piece: what it misses counts as no place. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { EDGES_CLOCKWISE, oppositeEdge } from '../../../engine/setup/edges.ts';
import { BENDS, type Outline, outlinesFor, type Profile, SHORES } from '../../../engine/setup/outlines.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import { BASE_WIDTH, MU } from '../measures.ts';
import { areaPiece, areaReasons, areaWishes } from './lay-area.ts';
import { edgesWithRoads, pointsAlong, roadPiece, roadReasons, roadWishes } from './lay-road.ts';
import { waterPiece, waterReasons } from './lay-water.ts';
import type { ToLay } from './laying-order.ts';
import { nearerSide, shortEdges } from './sides.ts';
import { isRoad, layingOf } from './terrain-kinds.ts';

/** A place that keeps every rule, with the command that takes it. */
export interface Laid {
  readonly piece: TerrainPiece;
  readonly command: AnyCommand;
}

/** Places are tried every so many millimetres, and at turns of so many degrees. */
const STEP = MU;
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];
const ROAD_STEP = 3 * MU;

const ticks = (least: number, most: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((most - least) / step) + 1) }, (_, at) => least + at * step);

const innerRadii = new WeakMap<Outline, number>();

/** The radius of the greatest circle about an outline's origin that lies in it. */
function innerRadius(outline: Outline): number {
  const radius = innerRadii.get(outline) ?? outlineDistance({ x: 0, y: 0 }, outline.area);
  innerRadii.set(outline, radius);
  return radius;
}

/** So near to another feature that the place need not be measured: most places fail here. */
function surelyTooNear(others: readonly TerrainPiece[], p: Point, radius: number): boolean {
  const reach = radius + BASE_WIDTH - 1;
  return others.some(({ area = [] }) => insideByCrossings(area, p) || outlineDistance(p, area) < reach);
}

/** The features that a piece of a kind must keep away from. */
const inTheWay = (battle: Battle, kind: string): readonly TerrainPiece[] =>
  battle.terrain.filter(
    (other) => other.area && holds('bnb.terrain.22') && holds('bnb.terrain.23') && kind !== 'BUA',
  );

/** Can this place be passed over without laying the outline there? Errs only by saying no. */
export function hopeless(battle: Battle, outline: Outline, edge: TableEdge | null, p: Point): boolean {
  // The centre of an outline is its origin, within a millimetre.
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
          const piece = areaPiece(outline, id, at);
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
  if (edge === 'west' || edge === 'east')
    return ticks(ROAD_STEP, depth - ROAD_STEP, ROAD_STEP).map((y) => ({ x: edge === 'west' ? 0 : width, y }));
  return ticks(ROAD_STEP, width - ROAD_STEP, ROAD_STEP).map((x) => ({ x, y: edge === 'south' ? 0 : depth }));
};

/** A line from one point to another, bent as a profile says; `flip` bends it to the other side. */
function bentLine(from: Point, to: Point, bend: Profile, flip = 1): readonly Point[] {
  const long = distance(from, to);
  const left = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
  return bend.points.map(([part, mm]) => ({
    x: from.x + (to.x - from.x) * part + left.x * mm * flip,
    y: from.y + (to.y - from.y) * part + left.y * mm * flip,
  }));
}

/** The ends that a road may have: two opposite edges without one, or such an edge and a road. */
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

function* roadPlaces(battle: Battle, wanted: ToLay, id: string): Generator<Laid> {
  const bends = wanted.kind === 'PR' ? BENDS.slice(0, 1) : BENDS.toReversed();
  for (const [from, to] of roadEnds(battle))
    for (const bend of bends)
      for (const flip of bend.points.length > 2 ? [1, -1] : [1]) {
        const piece = roadPiece(wanted.kind, id, bentLine(from, to, bend, flip));
        if (roadReasons(battle, piece).length > 0) continue;
        yield { piece, command: { type: 'lay-terrain', line: (piece.line ?? []).map(({ x, y }) => [x, y]) } };
      }
}

/** Every place of the family that keeps the rules, in a fixed order. */
export function placesFor(
  battle: Battle,
  wanted: ToLay,
  edge: TableEdge | null,
  id = 'new',
): Generator<Laid> {
  const laying = layingOf(wanted.kind);
  if (laying === 'water') return waterPlaces(battle, wanted, id);
  return laying === 'road' ? roadPlaces(battle, wanted, id) : areaPlaces(battle, wanted, edge, id);
}

/** What should be avoided wherever possible. */
export const wishesAgainst = (battle: Battle, piece: TerrainPiece): readonly Reason[] =>
  isRoad(piece) ? roadWishes(battle, piece) : areaWishes(battle, piece);

export function canBeLaid(battle: Battle, wanted: ToLay, edge: TableEdge | null): boolean {
  return placesFor(battle, wanted, edge).next().done !== true;
}

/** Is there a place that also avoids what should be avoided? */
export function canBeLaidWell(battle: Battle, wanted: ToLay, edge: TableEdge | null): boolean {
  for (const { piece } of placesFor(battle, wanted, edge))
    if (wishesAgainst(battle, piece).length === 0) return true;
  return false;
}
