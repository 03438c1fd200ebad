/** The places that are tried and offered for a piece of terrain. If none of them is legal, it has no place. DBMM, ruling 105. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { keptByPair, keptByRules, keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { EDGES_CLOCKWISE, edgeDistance, isSideways } from '../../../engine/setup/edges.ts';
import { linesBetween } from '../../../engine/setup/lay/lines.ts';
import { isInOrNear, lineCommand, TURNS, ticks } from '../../../engine/setup/lay/places.ts';
import { type Outline, outlinesFor, SHORES } from '../../../engine/setup/outlines.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { centroid } from '../../../geometry/polygon.ts';
import { because } from '../citing.ts';
import { isHill, isWater } from '../ground/going.ts';
import { judgeLaying, type LayOrder } from './lay.ts';
import { edgesBeside, featuresOn, hasLandings, isLinked, isRoad, type Thrown } from './lay-area.ts';
import { enlarged } from './lay-shape.ts';
import type { ToLay } from './laying-order.ts';
import { layingOf, outlineKind } from './terrain-kinds.ts';

/** A legal place, with the command that takes it. */
interface Laid {
  readonly pieces: readonly TerrainPiece[];
  readonly command: LayOrder;
}

const STEP = 60;
const LINE_STEP = 150;

/** The radius of the largest circle around an outline's origin inside it, as it is drawn. */
const innerRadius = keptWith((outline: Outline): number =>
  outlineDistance({ x: 0, y: 0 }, enlarged(outline, outline.size).area),
);

/** The farthest part of an outline from its origin. */
const outerRadius = keptWith((outline: Outline): number =>
  Math.max(...enlarged(outline, outline.size).area.map(({ x, y }) => Math.sqrt(x * x + y * y))),
);

/** Is this place certainly illegal, without placing the outline there? A `false` is not certain. */
function isOutOfReach(
  battle: Battle,
  { kind }: ToLay,
  thrown: Thrown | null,
  outline: Outline,
  p: Point,
): boolean {
  const [inner, outer] = [innerRadius(outline), outerRadius(outline)];
  if (EDGES_CLOCKWISE.some((edge) => edgeDistance(battle, edge, p) < inner)) return true;
  if (thrown?.first && edgeDistance(battle, thrown.edge, p) > thrown.mm + outer) return true;
  if (edgesBeside(battle, kind)) return false;
  const apart = inner + (thrown && !thrown.first ? thrown.mm : 0) - 1;
  return featuresOn(battle).some((other) => {
    const free =
      isRoad(other) || (kind === 'BUA' && isHill(other)) || (isHill({ ...other, kind }) && isWater(other));
    if (free && !(thrown && !thrown.first)) return false;
    return isInOrNear(outlineOf(other), p, apart);
  });
}

function* areaOrders(battle: Battle, wanted: ToLay, thrown: Thrown | null): Generator<LayOrder> {
  const { width, depth } = battle.table;
  const grid = ticks(STEP, width - STEP, STEP).flatMap((x) =>
    ticks(STEP, depth - STEP, STEP).map((y) => ({ x, y })),
  );
  for (const outline of outlinesFor(outlineKind(wanted.kind), wanted.size)) {
    const places = grid.filter((p) => !isOutOfReach(battle, wanted, thrown, outline, p));
    for (const degrees of TURNS)
      for (const { x, y } of places) yield { type: 'lay-terrain', outline: outline.id, at: [x, y, degrees] };
  }
}

/** Places along an edge, from its middle outward. */
function alongEdge(
  { table: { width, depth } }: Battle,
  edge: (typeof EDGES_CLOCKWISE)[number],
): readonly Point[] {
  const long = isSideways(edge) ? depth : width;
  const level = edge === 'north' ? depth : edge === 'east' ? width : 0;
  return ticks(LINE_STEP, long - LINE_STEP, LINE_STEP)
    .toSorted((a, b) => Math.abs(a - long / 2) - Math.abs(b - long / 2))
    .map((part) => (isSideways(edge) ? { x: level, y: part } : { x: part, y: level }));
}

/** The parts of a full bend that lines are tried with. */
const BENDINGS = [1, 0.5, 0];

/** Lines from the edge that the die names to all ends that they may have, the bent ones first. */
function* lineOrders(
  battle: Battle,
  thrown: Thrown | null,
  mouths: readonly TerrainPiece[],
): Generator<LayOrder> {
  const [edge = 'west'] = thrown ? [thrown.edge] : EDGES_CLOCKWISE;
  const ends = [
    ...mouths.map((mouth) =>
      mouth.line ? mouth.line[Math.floor(mouth.line.length / 2)] : centroid(mouth.area ?? []),
    ),
    ...EDGES_CLOCKWISE.filter((other) => other !== edge).flatMap((other) => alongEdge(battle, other)),
  ];
  for (const part of BENDINGS)
    for (const from of alongEdge(battle, edge))
      for (const to of ends)
        for (const line of to ? linesBetween(from, to, part) : [])
          yield lineCommand({ id: '', kind: '', line }) as LayOrder;
}

function* coastOrders(): Generator<LayOrder> {
  for (const shore of SHORES)
    for (const side of EDGES_CLOCKWISE) yield { type: 'lay-terrain', outline: shore.id, side };
}

/** Walls from short edge to short edge, the farthest forward first. */
function* frontierOrders(battle: Battle): Generator<LayOrder> {
  const { width, depth } = battle.table;
  for (const y of ticks(STEP, depth - STEP, STEP).toSorted(
    (a, b) => Math.abs(a - depth / 2) - Math.abs(b - depth / 2),
  ))
    yield {
      type: 'lay-terrain',
      line: [
        [0, y],
        [width, y],
      ],
    };
}

function ordersFor(battle: Battle, wanted: ToLay, thrown: Thrown | null): Generator<LayOrder> {
  switch (layingOf(wanted.kind)) {
    case 'coast':
      return coastOrders();
    case 'river':
      return lineOrders(battle, thrown, battle.terrain.filter(isWater));
    case 'road':
      return lineOrders(
        battle,
        thrown,
        battle.terrain.filter((piece) => piece.kind === 'BUA' || isRoad(piece)),
      );
    case 'frontier':
      return frontierOrders(battle);
    case 'area':
      return areaOrders(battle, wanted, thrown);
  }
}

function* legalPlaces(battle: Battle, wanted: ToLay, thrown: Thrown | null): Generator<Laid> {
  for (const command of ordersFor(battle, wanted, thrown)) {
    const judged = judgeLaying(battle, wanted, thrown, command);
    if (judged && judged.reasons.length === 0) yield { pieces: judged.pieces, command };
  }
}

const isAtLanding = (battle: Battle, { pieces: [piece] }: Laid): boolean =>
  piece !== undefined && isLinked(battle, piece);

/** Must a town touch water or a road? It must wherever that is possible. */
const mustLink = keptByRules(keptByPair<Battle, ToLay, boolean>, (battle, wanted) => {
  if (wanted.kind !== 'BUA' || !hasLandings(battle) || !holds('dbmm.setup.58')) return false;
  for (const laid of legalPlaces(battle, wanted, null)) if (isAtLanding(battle, laid)) return true;
  return false;
});

/** Why a town may not lie there: it touches neither water nor a road, as it could. */
export const townReasons = (
  battle: Battle,
  wanted: ToLay,
  pieces: readonly TerrainPiece[],
): readonly Reason[] => {
  const [town] = pieces;
  return town && !isLinked(battle, town) && mustLink(battle, wanted)
    ? [because('dbmm.setup.58', 'dbmm.setup.town-place', { kind: wanted.kind })]
    : [];
};

/** Every legal place of those that are tried, in a fixed order. */
export function* placesFor(battle: Battle, wanted: ToLay, thrown: Thrown | null): Generator<Laid> {
  const links = mustLink(battle, wanted);
  for (const laid of legalPlaces(battle, wanted, thrown)) if (!links || isAtLanding(battle, laid)) yield laid;
}

/** Is there any legal place for a piece, among those that are tried? */
export const canBeLaid = (battle: Battle, wanted: ToLay, thrown: Thrown | null): boolean =>
  placesFor(battle, wanted, thrown).next().done !== true;
