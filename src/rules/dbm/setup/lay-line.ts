/** Where rivers and roads may be laid. DBM, Terrain, rivers, roads; ruling 51. */

import { isRiver } from '../../../debellis/ground/rivers.ts';
import { isWaterway } from '../../../debellis/ground/water.ts';
import { invaderOf } from '../../../debellis/setup/roles.ts';
import { isStraightEnough } from '../../../debellis/setup/straight-enough.ts';
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { meetingsOfLines } from '../../../engine/board/crossings.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import {
  edgeDistance,
  edgesAt,
  isSideways,
  isWithinEdges,
  oppositeEdge,
} from '../../../engine/setup/edges.ts';
import type { Crossable } from '../../../engine/setup/lay/crossings.ts';
import { pointsAlong } from '../../../engine/setup/lay/lines.ts';
import { roundedPoints } from '../../../engine/setup/outlines.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { containsPoint, insideByCrossings, selfIntersects } from '../../../geometry/polygon.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { because } from '../citing.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { paces } from '../measures.ts';
import { offerOf } from './choice.ts';

/** The width of a road, in millimetres. */
const ROAD_WIDTH = 30;
/** The greatest and the usual width of a river, in paces. */
export const RIVER_WIDTH = { most: 200, usual: 80 } as const;
/** The distances of an invader's river from a short edge, in paces. */
export const RIVER_BAND = { least: 600, most: 1200 } as const;
const isRoad = ({ kind }: TerrainPiece): boolean => kind === 'Rd';

/** Where roads cross rivers. */
export const CROSSABLE: Crossable = {
  isRoad,
  isRiver,
  meetings: (road, river) => meetingsOfLines(river.line ?? [], road.line ?? []),
};

/** A river along a line, of the usual width unless another is given. */
export const riverPiece = (
  id: string,
  line: readonly Point[],
  width = paces(RIVER_WIDTH.usual),
): TerrainPiece => ({
  id,
  kind: 'Rv',
  line: roundedPoints(line),
  width,
});

/** A road along a line. */
export const roadPiece = (id: string, line: readonly Point[], side: SideId): TerrainPiece => ({
  id,
  kind: 'Rd',
  line: roundedPoints(line),
  width: holds('dbm.road.2') ? ROAD_WIDTH : 2 * ROAD_WIDTH,
  side,
});

const shortEdgeAt = (battle: Battle, p: Point): TableEdge | undefined => edgesAt(battle, p).find(isSideways);
const longEdgeAt = (battle: Battle, p: Point): TableEdge | undefined =>
  edgesAt(battle, p).find((edge) => !isSideways(edge));

const touches = (piece: TerrainPiece, p: Point): boolean =>
  containsPoint(outlineOf(piece), p) || outlineDistance(p, outlineOf(piece)) <= CONTACT_GAP;

/** Does it join the long edges, between 600 and 1200 paces from a short one? */
function crossesTable(battle: Battle, line: readonly Point[]): boolean {
  const ends = [line[0], line.at(-1)].map((p) => p && longEdgeAt(battle, p));
  if (!ends[0] || ends[1] !== oppositeEdge(ends[0])) return false;
  return (['west', 'east'] as const).some((edge) =>
    line.every((p) => {
      const away = edgeDistance(battle, edge, p);
      return !moreThan(paces(RIVER_BAND.least), away) && !moreThan(away, paces(RIVER_BAND.most));
    }),
  );
}

/** Where a river that starts at a short edge may end: in the first river, else at the opposite edge or a waterway there. */
function endsRight(battle: Battle, from: TableEdge, p: Point): boolean {
  const rivers = battle.terrain.filter(isRiver);
  if (rivers.length > 0 && holds('dbm.river.6')) return rivers.some((river) => touches(river, p));
  const seas = battle.terrain.filter(isWaterway);
  return edgesAt(battle, p).includes(oppositeEdge(from)) || seas.some((sea) => touches(sea, p));
}

function runsAlong(battle: Battle, line: readonly Point[]): boolean {
  return [line, line.toReversed()].some(([first, ...rest]) => {
    const from = first && shortEdgeAt(battle, first);
    const last = rest.at(-1);
    return from !== undefined && last !== undefined && endsRight(battle, from, last);
  });
}

const against = (bad: boolean, rule: DbmClause, key: string, figures = {}): readonly Reason[] =>
  bad && holds(rule) ? [because(rule, key, figures)] : [];

/** Every rule that the course of a river breaks. */
export function riverReasons(battle: Battle, piece: TerrainPiece, side: SideId): readonly Reason[] {
  const { line = [], width = 0 } = piece;
  const invades = side === invaderOf(battle);
  const course: DbmClause = invades
    ? 'dbm.river.3'
    : battle.terrain.some(isRiver)
      ? 'dbm.river.6'
      : holds('dbm.river.5')
        ? 'dbm.river.5'
        : 'dbm.river.4';
  const leaves = line.slice(1, -1).some((p) => !isWithinEdges(battle, p));
  const wrong = invades ? !crossesTable(battle, line) : !runsAlong(battle, line);
  if (line.length < 2 || leaves || selfIntersects(outlineOf(piece)))
    return [because('dbm.river.4', 'dbm.setup.river-off', { kind: piece.kind })];
  return [
    ...against(wrong, course, invades ? 'dbm.setup.river-across' : 'dbm.setup.river-along'),
    ...against(!isStraightEnough(line), 'dbm.river.7', 'dbm.setup.river-bends'),
    ...against(moreThan(width, paces(RIVER_WIDTH.most)), 'dbm.river.8', 'dbm.setup.river-wide', {
      width,
      most: paces(RIVER_WIDTH.most),
    }),
  ];
}

/** Is a point in the middle third of the table? */
const isCentral = ({ table: { width } }: Battle, { x }: Point): boolean =>
  !moreThan(width / 3, x) && !moreThan(x, (2 * width) / 3);

/** Does it lead from long edge to long edge through the centre? */
const leadsAcross = (battle: Battle, line: readonly Point[]): boolean => {
  const ends = [line[0], line.at(-1)].map((p) => p && longEdgeAt(battle, p));
  return (
    ends[0] !== undefined && ends[1] === oppositeEdge(ends[0]) && line.every((p) => isCentral(battle, p))
  );
};

/** Does it link a town or join an earlier road? Where roads are compulsory it need not. */
function isLinked({ terrain, ...battle }: Battle, line: readonly Point[]): boolean {
  if (offerOf({ ...battle, terrain }).mandatory.includes('Rd')) return true;
  const ends = [line[0], line.at(-1)].filter((p) => p !== undefined);
  return terrain.some((piece) =>
    piece.kind === 'BUA'
      ? ends.some((p) => touches(piece, p))
      : isRoad(piece) && meetingsOfLines(line, piece.line ?? []).length > 0,
  );
}

const isEnd = (battle: Battle, p: Point | undefined): boolean =>
  p !== undefined &&
  (edgesAt(battle, p).length > 0 ||
    battle.terrain.some((piece) => (piece.kind === 'BUA' || isRoad(piece)) && touches(piece, p)));

/** Every rule that a road breaks. */
export function roadReasons(battle: Battle, piece: TerrainPiece, side: SideId): readonly Reason[] {
  const { line = [] } = piece;
  const invades = side === invaderOf(battle);
  const outside = line.slice(1, -1).some((p) => !isWithinEdges(battle, p));
  const wet = battle.terrain.some(
    (sea) => isWaterway(sea) && pointsAlong(line).some((p) => insideByCrossings(outlineOf(sea), p)),
  );
  if (line.length < 2 || outside || wet || !isEnd(battle, line[0]) || !isEnd(battle, line.at(-1)))
    return [because('dbm.road.6', 'dbm.setup.road-ends', { kind: piece.kind })];
  const crossed = battle.terrain
    .filter(isRiver)
    .reduce((sum, river) => sum + CROSSABLE.meetings(piece, river).length, 0);
  return [
    ...against(invades && !leadsAcross(battle, line), 'dbm.road.5', 'dbm.setup.road-across'),
    ...against(!invades && !isLinked(battle, line), 'dbm.road.6', 'dbm.setup.road-alone'),
    ...against(crossed > 1, 'dbm.road.3', 'dbm.setup.road-crosses', { count: crossed }),
  ];
}
