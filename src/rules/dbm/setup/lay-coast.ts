/** Waterways, the hills and towns in them, and their beaches. DBM, Terrain, waterways, islands. */

import { isWaterway } from '../../../debellis/ground/water.ts';
import { BASE_WIDTH } from '../../../debellis/measures.ts';
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { shoreOf } from '../../../engine/board/banks.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { EDGES_CLOCKWISE, edgeDistance, isSideways } from '../../../engine/setup/edges.ts';
import { type Profile, roundedPoints, shoreArea } from '../../../engine/setup/outlines.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { segmentDistance } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { because } from '../citing.ts';
import { isHill } from '../ground/going.ts';
import { paces } from '../measures.ts';

/** How far a waterway reaches from its edge, in paces: the least, the most, and the most of its larger half. */
const REACH = { least: 300, most: 900, half: 600 } as const;
/** The depth of a beach, in paces. */
const BEACH = 50;
/** Land in a waterway keeps this far from the table edge, in paces. */
const FROM_EDGE = 300;

/** Shores are drawn for smaller tables. */
const SHORE_SCALE = 4;

/** A shore as it is drawn on this table, moved inland by some millimetres. */
const reaching = ({ id, points }: Profile, more = 0): Profile => ({
  id,
  points: points.map(([part, mm]) => [part, mm * SHORE_SCALE + more] as const),
});

/** A waterway along a short edge, and its beach. */
export function coastPieces(
  battle: Battle,
  id: string,
  shore: Profile,
  edge: TableEdge,
): readonly TerrainPiece[] {
  const area = roundedPoints(shoreArea(battle.table, reaching(shore), edge));
  const water: TerrainPiece = { id, kind: 'WW', size: 'large', area };
  if (!holds('dbm.ww.1')) return [water];
  const inland = shoreArea(battle.table, reaching(shore, paces(BEACH)), edge).slice(2);
  const beach = roundedPoints([...area.slice(2), ...inland.toReversed()]);
  return [water, { id: `${id}B`, kind: 'beach', area: beach }];
}

/** Every rule that a waterway breaks. */
export function coastReasons(shore: Profile, edge: TableEdge): readonly Reason[] {
  const depths = reaching(shore).points.map(([, mm]) => mm);
  const [near, far] = [Math.min(...depths), Math.max(...depths)];
  const deep = depths.filter((mm) => moreThan(mm, paces(REACH.half))).length;
  const figures = { edge, near, far, least: paces(REACH.least), most: paces(REACH.most) };
  const wrong =
    !isSideways(edge) ||
    moreThan(figures.least, near) ||
    moreThan(far, figures.most) ||
    2 * deep > depths.length;
  return wrong && holds('dbm.ww.4') ? [because('dbm.ww.4', 'dbm.setup.shore', figures)] : [];
}

function landReasons(battle: Battle, piece: TerrainPiece, water: TerrainPiece): readonly Reason[] {
  const { area = [] } = piece;
  const wet = area.filter((p) => insideByCrossings(outlineOf(water), p));
  const island = wet.length === area.length;
  const rule = island ? 'dbm.island.2' : 'dbm.hill.3';
  const sea = EDGES_CLOCKWISE.filter((edge) => isSideways(edge));
  const toEdge = Math.min(...wet.flatMap((p) => sea.map((edge) => edgeDistance(battle, edge, p))));
  const toShore = Math.min(
    ...area.map((p) => Math.min(...shoreOf(battle, water).map(([a, b]) => segmentDistance(p, a, b)))),
  );
  const tooNear = moreThan(paces(FROM_EDGE), toEdge) || (island && moreThan(BASE_WIDTH, toShore));
  const figures = { kind: piece.kind, least: paces(FROM_EDGE), distance: toEdge };
  return tooNear && holds(rule)
    ? [because(rule, island ? 'dbm.setup.island' : 'dbm.setup.promontory', figures)]
    : [];
}

/** Reasons against a hill or a town that lies in a waterway, wholly or in part. */
export const inWaterReasons = (battle: Battle, piece: TerrainPiece): readonly Reason[] =>
  isHill(piece) || piece.kind === 'BUA'
    ? battle.terrain
        .filter(isWaterway)
        .filter((water) => polygonsDistance(piece.area ?? [], outlineOf(water)) <= CONTACT_GAP)
        .flatMap((water) => landReasons(battle, piece, water))
    : [];
