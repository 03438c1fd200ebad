/** Where an area feature may be laid. DBM, Terrain; rulings 46, 47, 49 and 103. */

import { isWaterway } from '../../../debellis/ground/water.ts';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { EDGES_CLOCKWISE, edgeDistance } from '../../../engine/setup/edges.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { boxOf, extent, type Polygon } from '../../../geometry/polygon.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { atMost, CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { because, broken } from '../citing.ts';
import { isHill } from '../ground/going.ts';
import { paces } from '../measures.ts';
import { offerOf } from './choice.ts';
import { inWaterReasons } from './lay-coast.ts';
import { BESIDE } from './lay-shape.ts';
import { townReasons } from './lay-town.ts';
import type { ToLay } from './laying-order.ts';
import { isSameSector, type Sector, sectorOfArea } from './sectors.ts';
import { FIELDS, isLinear, SIZE_CLASSES } from './terrain-kinds.ts';

/** What the dice say about the place of a piece: its sector, and a distance in millimetres. */
export interface Thrown {
  readonly sector: Sector;
  readonly mm: number;
}

const isBeach = ({ kind }: TerrainPiece): boolean => kind === 'beach';

/** The area features on the table, apart from waterways and their beaches. */
export const featuresOn = ({ terrain }: Battle): readonly TerrainPiece[] =>
  terrain.filter((piece) => piece.area && !isLinear(piece.kind) && !isBeach(piece));

const awayFromEdge = (battle: Battle, area: Polygon): number =>
  Math.min(...area.flatMap((p) => EDGES_CLOCKWISE.map((edge) => edgeDistance(battle, edge, p))));

function sizeReasons({ kind, size }: ToLay, area: Polygon): readonly Reason[] {
  const { length, width } = SIZE_CLASSES[size];
  const measured = extent(area);
  const most = { most: paces(length), mostWidth: paces(width) };
  if (atMost(measured.length, most.most) && atMost(measured.width, most.mostWidth)) return [];
  return [because('dbm.terrain.2', 'dbm.setup.terrain-too-large', { kind, size, ...measured, ...most })];
}

/** Is it laid freely, without dice for its place? */
export const isFree = ({ kind }: Pick<ToLay, 'kind'>): boolean =>
  isLinear(kind) || (kind === 'BUA' && holds('dbm.bua.6')) || FIELDS.includes(kind);

/** The place that the dice give: a sector, and a distance from the edge or from other features. */
function diceReasons(battle: Battle, piece: TerrainPiece, { sector, mm }: Thrown): readonly Reason[] {
  const { area = [] } = piece;
  const own = sectorOfArea(battle, piece);
  const figures = { kind: piece.kind, most: mm, least: mm };
  if (!isSameSector(own, sector))
    return [because('dbm.terrain.2', 'dbm.setup.other-sector', { kind: piece.kind })];
  const others = featuresOn(battle);
  if (!others.some((each) => isSameSector(sectorOfArea(battle, each), sector))) {
    const distance = awayFromEdge(battle, area);
    return atMost(distance, mm)
      ? []
      : [because('dbm.terrain.2', 'dbm.setup.far-from-edge', { ...figures, distance })];
  }
  return others.flatMap((other) => {
    const distance = polygonsDistance(area, outlineOf(other));
    return moreThan(mm, distance)
      ? [because('dbm.terrain.2', 'dbm.setup.near-feature', { ...figures, other: other.id, distance })]
      : [];
  });
}

/** Does nothing lie on this piece? Beaches and roads may have features on them. */
export const isObstacle = (piece: TerrainPiece): boolean => !isBeach(piece) && piece.kind !== 'Rd';

/** Nothing lies on another feature, but for hills and towns in a waterway. */
function overlapReasons(battle: Battle, piece: TerrainPiece): readonly Reason[] {
  const { area = [] } = piece;
  const box = boxOf(area);
  const projects = isHill(piece) || piece.kind === 'BUA';
  return battle.terrain.flatMap((other) => {
    if (!isObstacle(other) || (projects && isWaterway(other))) return [];
    if (!boxesMeet(box, boxOf(outlineOf(other)), 0)) return [];
    return polygonsDistance(area, outlineOf(other)) <= CONTACT_GAP
      ? [because('dbm.terrain.7', 'dbm.setup.on-feature', { kind: piece.kind, other: other.id })]
      : [];
  });
}

interface BesideRow {
  readonly rule: 'dbm.terrain.4' | 'dbm.terrain.5' | 'dbm.terrain.8';
  readonly kind: string;
  readonly beside: string;
}

/** Pieces that the list does not offer lie by water. */
const BESIDE_WATER: readonly BesideRow[] = [
  { rule: 'dbm.terrain.8', kind: 'marsh', beside: 'Rv' },
  { rule: 'dbm.terrain.4', kind: 'marsh', beside: 'WW' },
  { rule: 'dbm.terrain.5', kind: 'D', beside: 'WW' },
];

/** The waters beside which a piece must lie because the list does not offer it; null if it may lie anywhere. */
export function watersBeside(battle: Battle, kind: string): readonly TerrainPiece[] | null {
  const { mandatory, optional } = offerOf(battle);
  const rows = BESIDE_WATER.filter((row) => row.kind === kind);
  if (rows.length === 0 || [...mandatory, ...optional].includes(kind)) return null;
  return battle.terrain.filter((piece) => rows.some((row) => row.beside === piece.kind && holds(row.rule)));
}

function besideReasons(battle: Battle, { kind, area = [] }: TerrainPiece): readonly Reason[] {
  const waters = watersBeside(battle, kind);
  if (!waters || waters.some((water) => polygonsDistance(area, outlineOf(water)) <= BESIDE)) return [];
  return [because(kind === 'D' ? 'dbm.terrain.5' : 'dbm.terrain.8', 'dbm.setup.not-by-water', { kind })];
}

/** Every rule that the place of an area feature breaks. Without `thrown` its place is free. */
export function areaReasons(
  battle: Battle,
  wanted: ToLay,
  piece: TerrainPiece,
  thrown: Thrown | null,
): readonly Reason[] {
  const { area = [] } = piece;
  if (moreThan(0, awayFromEdge(battle, area)))
    return broken('dbm.terrain.2', 'dbm.setup.off-table', { kind: piece.kind });
  return [
    ...sizeReasons(wanted, area),
    ...(thrown && !isFree(wanted) ? diceReasons(battle, piece, thrown) : []),
    ...overlapReasons(battle, piece),
    ...besideReasons(battle, piece),
    ...townReasons(battle, wanted, piece),
    ...inWaterReasons(battle, piece),
  ];
}
