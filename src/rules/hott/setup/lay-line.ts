/** Where rivers and roads may be laid. Hordes of the Things, Terrain. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { stretchesOf } from '../../../engine/board/banks.ts';
import { meetingsOfLines } from '../../../engine/board/crossings.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { EDGES_CLOCKWISE, edgesAt, endsOfEdge } from '../../../engine/setup/edges.ts';
import { type Crossable, crossedRivers } from '../../../engine/setup/lay/crossings.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { boxPolygon, containsPoint, type Polygon } from '../../../geometry/polygon.ts';
import { CONTACT_GAP, EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { isRoad } from '../ground/roads.ts';
import { isNarrow, WADEABLE, widthOf } from '../ground/water.ts';

const isRiver = (piece: TerrainPiece): boolean => piece.kind === 'river';

/** The waters in which a river may end inside the board. */
const MOUTHS: readonly string[] = ['sea', 'lake', 'river'];

/** The first point of a line on the board; it may start outside. */
function comesIn(battle: Battle, line: readonly Point[]): Point | null {
  const { width, depth } = battle.table;
  const board = boxPolygon({ minX: 0, minY: 0, maxX: width, maxY: depth });
  const outline = [...board, ...board.slice(0, 1)];
  for (const [a, b] of stretchesOf(line)) {
    if (containsPoint(board, a)) return a;
    const [place] = meetingsOfLines([a, b], outline).toSorted((p, q) => distance(a, p) - distance(a, q));
    if (place) return place;
  }
  return null;
}

/** The other waters in which this river may end. */
const mouthsOf = (battle: Battle, river: TerrainPiece): readonly Polygon[] =>
  battle.terrain.filter(({ id, kind }) => id !== river.id && MOUTHS.includes(kind)).map(outlineOf);

/** Does a line lead from one edge of the board to another, or from an edge to other water? */
function lineJoins(battle: Battle, line: readonly Point[], mouths: readonly Polygon[]): boolean {
  const [first, last] = [comesIn(battle, line), comesIn(battle, line.toReversed())];
  if (!first || !last || distance(first, last) <= EQUAL_LENGTH) return false;
  const [from, to] = [edgesAt(battle, first), edgesAt(battle, last)];
  const isMouth = (p: Point): boolean => mouths.some((mouth) => containsPoint(mouth, p));
  if (from.some((edge) => to.some((other) => other !== edge))) return true;
  return (from.length > 0 && isMouth(last)) || (to.length > 0 && isMouth(first));
}

/** Does a river drawn with both banks touch two edges of the board, or an edge and other water? */
function areaJoins(battle: Battle, area: Polygon, mouths: readonly Polygon[]): boolean {
  const touches = (other: Polygon): boolean => polygonsDistance(area, other) <= CONTACT_GAP;
  const edges = EDGES_CLOCKWISE.filter((edge) => touches(endsOfEdge(battle, edge)));
  return edges.length > 1 || (edges.length > 0 && mouths.some(touches));
}

function joins(battle: Battle, river: TerrainPiece): boolean {
  const mouths = mouthsOf(battle, river);
  return river.area ? areaJoins(battle, river.area, mouths) : lineJoins(battle, river.line ?? [], mouths);
}

/** The reasons why a river may not run like this. */
export const riverReasons = (battle: Battle, river: TerrainPiece): readonly Reason[] =>
  joins(battle, river) || !holds('hott.river.1')
    ? []
    : [{ rule: 'hott.river.1', key: 'hott.setup.river-ends', figures: { mouths: MOUTHS } }];

/** The rivers that lead nowhere, for example after the lake at their end was taken away. */
export const hangingRivers = (battle: Battle): readonly Reason[] =>
  battle.terrain
    .filter((piece) => isRiver(piece) && !joins(battle, piece) && holds('hott.river.1'))
    .map(({ id }) => ({ rule: 'hott.river.1', key: 'hott.setup.river-hangs', figures: { piece: id } }));

export const CROSSABLE: Crossable = {
  isRoad,
  isRiver,
  meetings: (road, river) => meetingsOfLines(river.line ?? [], road.line ?? []),
};

/** Reasons against the kind of crossing that a command names for a line, or against naming none. */
export function crossingReasons(
  battle: Battle,
  piece: TerrainPiece,
  kind: string | undefined,
): readonly Reason[] {
  const rivers = crossedRivers(CROSSABLE, battle.terrain, piece).map(({ river }) => river);
  if (rivers.length > 0 && kind === undefined && holds('hott.river.6'))
    return [{ rule: 'hott.river.6', key: 'hott.setup.crossing-unsaid', figures: { piece: piece.id } }];
  if (kind !== 'ford' || !holds('hott.river.7')) return [];
  return rivers
    .filter((river) => !isNarrow(river))
    .map((river) => ({
      rule: 'hott.river.7',
      key: 'hott.setup.ford-too-deep',
      figures: { piece: river.id, width: widthOf(river), most: WADEABLE },
    }));
}
