/** Where an area feature may be laid. Blood and Blades, laying terrain. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { shoreOf } from '../../../engine/board/banks.ts';
import { boxOfPiece, outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { EDGES_CLOCKWISE, edgeDistance } from '../../../engine/setup/edges.ts';
import { laidOutline, type Outline } from '../../../engine/setup/outlines.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { segmentDistance } from '../../../geometry/point.ts';
import { boxOf, centroid, insideByCrossings, type Polygon } from '../../../geometry/polygon.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { segmentAreaLength } from '../../../geometry/sight.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { isHill } from '../ground/heights.ts';
import { BASE_WIDTH } from '../measures.ts';
import { coverReasons } from './covers.ts';
import { runsClosely } from './lay-road.ts';
import { nearerSide } from './sides.ts';
import { isRoad, isWater } from './terrain-kinds.ts';

/** The slopes of a bare hill, by kind. */
const SLOPES: Readonly<Record<string, string>> = { 'H(G)': 'gentle', 'H(S)': 'steep' };

/** The cover of a hill, and its slopes under that cover. */
export interface HillCover {
  readonly cover?: string;
  readonly slopes?: string;
}

/** The cover with which a piece was chosen. */
export const hillCover = ({ cover, slopes }: HillCover): HillCover =>
  cover === undefined ? {} : { cover, ...(slopes === undefined ? {} : { slopes }) };

/** The piece of an outline laid with its origin at x, y and turned clockwise by degrees. */
export function areaPiece(
  outline: Omit<Outline, 'id'>,
  id: string,
  at: readonly [number, number, number],
  cover?: HillCover,
): TerrainPiece {
  const slopes = cover?.slopes ?? SLOPES[outline.kind];
  return {
    id,
    kind: outline.kind,
    size: outline.size,
    ...laidOutline(outline, at),
    ...(slopes === undefined ? {} : { slopes }),
    ...(cover?.cover === undefined ? {} : { cover: cover.cover }),
  };
}

function edgeReasons(battle: Battle, area: Polygon): readonly Reason[] {
  const { minX, minY, maxX, maxY } = boxOf(area);
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: maxY },
  ];
  return EDGES_CLOCKWISE.flatMap((edge) => {
    const distance = Math.min(...corners.map((corner) => edgeDistance(battle, edge, corner)));
    if (!moreThan(BASE_WIDTH, distance)) return [];
    return broken('bnb.terrain.22', 'bnb.setup.near-edge', { edge, distance, least: BASE_WIDTH });
  });
}

/**
 * Reasons against a hill in water. An island, wholly in the water, keeps away from the shore; a promontory, partly in
 * it, joins the land. The widest water (3 MU) has no room for an island of the least size (3 MU) a base width from its
 * shore and from the table edge, so islands exist only in written positions.
 */
function inWater(battle: Battle, hill: TerrainPiece, water: TerrainPiece): readonly Reason[] {
  const area = hill.area ?? [];
  const shore = shoreOf(battle, water);
  const figures = { other: water.id, kind: water.kind, least: BASE_WIDTH };
  if (area.every((p) => insideByCrossings(water.area ?? [], p))) {
    const distance = Math.min(
      ...area.map((p) => Math.min(...shore.map(([from, to]) => segmentDistance(p, from, to)))),
    );
    if (!moreThan(BASE_WIDTH, distance)) return [];
    return broken('bnb.terrain.26', 'bnb.setup.island-shore', { ...figures, distance });
  }
  const distance = shore.reduce((sum, [from, to]) => sum + segmentAreaLength(from, to, area), 0);
  if (!moreThan(BASE_WIDTH, distance)) return [];
  return broken('bnb.terrain.27', 'bnb.setup.promontory', { ...figures, distance });
}

/** Reasons against lying on another feature, or too near to it. */
function neighbourReasons(battle: Battle, piece: TerrainPiece, area: Polygon): readonly Reason[] {
  const box = boxOf(area);
  const near = battle.terrain.filter((other) => other.area && boxesMeet(boxOfPiece(other), box, BASE_WIDTH));
  return near.flatMap((other) => {
    const distance = polygonsDistance(area, outlineOf(other));
    const figures = { other: other.id, kind: other.kind, distance, least: BASE_WIDTH };
    if (distance <= CONTACT_GAP) {
      if (isHill(piece) && isWater(other) && holds('bnb.terrain.24')) return inWater(battle, piece, other);
      if (piece.kind === 'BUA' && isHill(other) && holds('bnb.terrain.25')) return [];
      return broken('bnb.terrain.23', 'bnb.setup.on-feature', figures);
    }
    return moreThan(BASE_WIDTH, distance) ? broken('bnb.terrain.22', 'bnb.setup.near-feature', figures) : [];
  });
}

function sideReasons(battle: Battle, area: Polygon, edge: TableEdge | null): readonly Reason[] {
  const nearer = edge && nearerSide(battle, edge, centroid(area));
  if (!edge || !nearer) return [];
  const figures = { edge, distance: nearer.wanted, nearer: nearer.edge, nearerDistance: nearer.distance };
  return broken('bnb.terrain.28', 'bnb.setup.nearer-to-side', figures);
}

/** Every rule that the place of an area feature breaks. `edge` is the side that the throw gave it. */
export function areaReasons(battle: Battle, piece: TerrainPiece, edge: TableEdge | null): readonly Reason[] {
  const area = piece.area ?? [];
  return [
    ...sideReasons(battle, area, edge),
    ...edgeReasons(battle, area),
    ...neighbourReasons(battle, piece, area),
    ...coverReasons(battle, piece),
  ];
}

/** Reasons that count only if another place avoids them: a road that runs along the feature's border. */
export const areaWishes = (battle: Battle, piece: TerrainPiece): readonly Reason[] =>
  battle.terrain.filter(isRoad).flatMap((road) => runsClosely(road.line ?? [], piece));
