/** Where an area feature may be placed. DBMM, Terrain; rulings 90, 104 and 105. */
import { isRiver } from '../../../debellis/ground/rivers.ts';
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { EDGES_CLOCKWISE, edgeDistance } from '../../../engine/setup/edges.ts';
import { pointsAlong } from '../../../engine/setup/lay/lines.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { type Polygon, selfIntersects } from '../../../geometry/polygon.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { isHill, isWater } from '../ground/going.ts';
import { paces } from '../measures.ts';
import { offerOf } from './choice.ts';
import { fitsInto, hasNarrowArm, smallestAround } from './lay-shape.ts';
import type { ToLay } from './laying-order.ts';
import { SIZE_CLASSES } from './terrain-kinds.ts';

/** What the dice say about the place of a feature. */
export interface Thrown {
  readonly edge: TableEdge;
  /** The second die as a distance, in millimetres. */
  readonly mm: number;
  /** It is the first feature that is placed with dice. */
  readonly first: boolean;
}

export const isRoad = ({ kind }: TerrainPiece): boolean => kind === 'Rd' || kind === 'PRd';
const isBeach = ({ kind }: TerrainPiece): boolean => kind === 'beach';

/** The features on the table. A beach is a part of its water. */
export const featuresOn = ({ terrain }: Pick<Battle, 'terrain'>): readonly TerrainPiece[] =>
  terrain.filter((piece) => !isBeach(piece));

/** The least length and width of an area feature, in paces. */
const LEAST = 240;

function shapeReasons({ kind, size }: ToLay, area: Polygon): readonly Reason[] {
  const { length, width } = SIZE_CLASSES[size];
  const most = { length: paces(length), width: paces(width) };
  const { length: long, width: wide } = smallestAround(area);
  return [
    ...(fitsInto(area, most)
      ? []
      : broken('dbmm.setup.46', 'dbmm.setup.terrain-too-large', {
          kind,
          most: most.length,
          mostWidth: most.width,
        })),
    ...(moreThan(paces(LEAST), Math.min(long, wide))
      ? broken('dbmm.setup.45', 'dbmm.setup.terrain-too-small', { kind, least: paces(LEAST) })
      : []),
    ...(selfIntersects(area) || hasNarrowArm(area)
      ? broken('dbmm.setup.44', 'dbmm.setup.terrain-arms', { kind, least: paces(80) })
      : []),
  ];
}

/** Is a place nearer to this edge than to any other? */
const isNearest = (battle: Battle, edge: TableEdge, p: Point): boolean =>
  EDGES_CLOCKWISE.every(
    (other) => other === edge || moreThan(edgeDistance(battle, other, p), edgeDistance(battle, edge, p)),
  );

/** How far apart the places of an outline are that are looked at, in millimetres. */
const STEP = 10;

/** How far a feature is from an edge, at its nearest point. */
const fromEdge = (battle: Battle, edge: TableEdge, area: Polygon): number =>
  Math.min(...area.map((p) => edgeDistance(battle, edge, p)));

function diceReasons(
  battle: Battle,
  { kind, area = [] }: TerrainPiece,
  { edge, mm, first }: Thrown,
  beside: readonly TerrainPiece[],
): readonly Reason[] {
  const near = pointsAlong([...area, ...area.slice(0, 1)], STEP).some((p) => isNearest(battle, edge, p));
  const away = fromEdge(battle, edge, area);
  return [
    ...(near ? [] : broken('dbmm.setup.41', 'dbmm.setup.other-edge', { kind, edge })),
    ...(first && holds('dbmm.setup.53') && moreThan(away, mm)
      ? broken('dbmm.setup.42', 'dbmm.setup.far-from-edge', { kind, distance: away, most: mm })
      : []),
    ...(first
      ? []
      : featuresOn(battle).flatMap((other) => {
          const distance = beside.includes(other) ? mm : polygonsDistance(area, outlineOf(other));
          return moreThan(mm, distance)
            ? broken('dbmm.setup.43', 'dbmm.setup.near-feature', {
                kind,
                other: other.id,
                distance,
                least: mm,
              })
            : [];
        })),
  ];
}

const touches = (area: Polygon, other: TerrainPiece): boolean =>
  polygonsDistance(area, outlineOf(other)) <= CONTACT_GAP;

/** May this piece lie on that one? */
function mayShare(piece: TerrainPiece, other: TerrainPiece): boolean {
  if (isRoad(other)) return holds('dbmm.setup.49');
  if (piece.kind === 'BUA' && isHill(other)) return holds('dbmm.setup.48');
  return isHill(piece) && isWater(other) && !isRiver(other) && holds('dbmm.setup.50');
}

/** Features do not lie on each other. Those placed at the edge of another only touch it. */
function overlapReasons(
  battle: Battle,
  piece: TerrainPiece,
  beside: readonly TerrainPiece[],
): readonly Reason[] {
  const { area = [], kind } = piece;
  return featuresOn(battle).flatMap((other) =>
    mayShare(piece, other) || beside.includes(other) || !touches(area, other)
      ? []
      : broken('dbmm.setup.47', 'dbmm.setup.on-feature', { kind, other: other.id }),
  );
}

/** How near to its water a feature lies that is placed at its edge, in millimetres. */
const AT_EDGE = 5;

interface AddedRow {
  readonly rule: 'dbmm.setup.8' | 'dbmm.setup.9';
  readonly kind: string;
  readonly is: (piece: TerrainPiece) => boolean;
}

const ADDED: readonly AddedRow[] = [
  { rule: 'dbmm.setup.8', kind: 'M', is: isWater },
  { rule: 'dbmm.setup.9', kind: 'D', is: isBeach },
];

/** The row of a kind that the list does not offer: it lies at the edge of water. */
const addedBy = (battle: Battle, kind: string): AddedRow | undefined => {
  const { mandatory, optional } = offerOf(battle);
  return [...mandatory, ...optional].includes(kind) ? undefined : ADDED.find((row) => row.kind === kind);
};

/** The water or beach at whose edge a piece must lie; null if it may lie anywhere. */
export function edgesBeside(battle: Battle, kind: string): readonly TerrainPiece[] | null {
  const row = addedBy(battle, kind);
  return row ? battle.terrain.filter(row.is) : null;
}

/** The features at whose edge it lies, as it must, and the water that a hill stands in. A beach goes with its water. */
function besides(battle: Battle, piece: TerrainPiece): readonly TerrainPiece[] {
  const { kind, area = [] } = piece;
  const wet = battle.terrain.filter(
    (other) => isHill(piece) && mayShare(piece, other) && touches(area, other),
  );
  const near = (edgesBeside(battle, kind) ?? []).filter(
    (each) => polygonsDistance(area, outlineOf(each)) <= AT_EDGE,
  );
  return near.length === 0 ? wet : battle.terrain.filter((each) => near.includes(each) || isWater(each));
}

/** Every rule that the place of an area feature breaks. Without `thrown` its place is free. */
export function areaReasons(
  battle: Battle,
  wanted: ToLay,
  piece: TerrainPiece,
  thrown: Thrown | null,
): readonly Reason[] {
  const { kind, area = [] } = piece;
  if (EDGES_CLOCKWISE.some((edge) => moreThan(0, fromEdge(battle, edge, area))))
    return broken('dbmm.setup.47', 'dbmm.setup.off-table', { kind });
  const row = addedBy(battle, kind);
  const beside = besides(battle, piece);
  return [
    ...shapeReasons(wanted, area),
    ...(thrown ? diceReasons(battle, piece, thrown, beside) : []),
    ...overlapReasons(battle, piece, beside),
    ...(row && beside.length === 0 ? broken(row.rule, 'dbmm.setup.not-by-water', { kind }) : []),
  ];
}

/** Could a town touch water or a road? */
export const hasLandings = (battle: Battle): boolean =>
  battle.terrain.some((piece) => isWater(piece) || isRoad(piece));

/** Does a town touch water or a road? It may lie on the road. */
export const isLinked = (battle: Battle, { area = [] }: TerrainPiece): boolean =>
  battle.terrain.some(
    (piece) => (isWater(piece) || isRoad(piece)) && polygonsDistance(area, outlineOf(piece)) <= AT_EDGE,
  );
