/** Where rivers and roads may be placed. DBMM, Terrain; rulings 91 and 104. */
import { isRiver } from '../../../debellis/ground/rivers.ts';
import { isStraightEnough } from '../../../debellis/setup/straight-enough.ts';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { meetingsOfLines } from '../../../engine/board/crossings.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { edgesAt, isWithinEdges } from '../../../engine/setup/edges.ts';
import type { Crossable } from '../../../engine/setup/lay/crossings.ts';
import { roundedPoints } from '../../../engine/setup/outlines.ts';
import { outlineDistance, polygonsDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { containsPoint, selfIntersects } from '../../../geometry/polygon.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { isWater } from '../ground/going.ts';
import { paces } from '../measures.ts';
import { featuresOn, isRoad, type Thrown } from './lay-area.ts';
import type { ToLay } from './laying-order.ts';

/** The width of a road, and the widths of a river, in paces. */
const ROAD = 40;
export const RIVER = { least: 20, most: 160, usual: 60 } as const;

/** Where roads cross rivers. */
export const CROSSABLE: Crossable = {
  isRoad,
  isRiver,
  meetings: (road, river) => meetingsOfLines(river.line ?? [], road.line ?? []),
};

/** A river along a line: as wide as it was chosen, or as the order says. */
export const riverPiece = (
  id: string,
  wanted: Pick<ToLay, 'width'>,
  line: readonly Point[],
  width = paces(RIVER.usual),
): TerrainPiece => ({ id, kind: 'Rv', line: roundedPoints(line), width: wanted.width ?? width });

export const roadPiece = (id: string, { kind, side }: ToLay, line: readonly Point[]): TerrainPiece => ({
  id,
  kind,
  line: roundedPoints(line),
  width: paces(holds('dbmm.road.1') ? ROAD : 2 * ROAD),
  side,
});

const touches = (piece: TerrainPiece, p: Point): boolean =>
  containsPoint(outlineOf(piece), p) || outlineDistance(p, outlineOf(piece)) <= CONTACT_GAP;

/** Does a line end at an edge, or at a piece of these? */
const endsAt = (battle: Battle, p: Point | undefined, isEnd: (piece: TerrainPiece) => boolean): boolean =>
  p !== undefined &&
  (edgesAt(battle, p).length > 0 || battle.terrain.some((piece) => isEnd(piece) && touches(piece, p)));

/** Do both ends lie on the table's edges, on one and the same? */
function isOnOneEdge(battle: Battle, line: readonly Point[]): boolean {
  const [from, to] = [line[0], line.at(-1)].map((p) => (p ? edgesAt(battle, p) : []));
  return from?.some((edge) => to?.includes(edge)) ?? false;
}

/** Is it a line on the table, that starts at the edge that the die names and ends at an edge or such a piece? */
function lineReasons(
  battle: Battle,
  { kind, line = [], ...piece }: TerrainPiece,
  thrown: Thrown | null,
  ends: {
    readonly rule: 'dbmm.water.22' | 'dbmm.road.2';
    readonly key: string;
    readonly isEnd: (piece: TerrainPiece) => boolean;
  },
): readonly Reason[] {
  const leaves = line.slice(1, -1).some((p) => !isWithinEdges(battle, p));
  if (line.length < 2 || leaves || selfIntersects(outlineOf({ kind, line, ...piece })))
    return broken(ends.rule, 'dbmm.setup.line-off', { kind });
  const starts = [line[0], line.at(-1)].some((p) => p && thrown && edgesAt(battle, p).includes(thrown.edge));
  const joins = [line[0], line.at(-1)].every((p) => endsAt(battle, p, ends.isEnd));
  return [
    ...(thrown && !starts
      ? broken('dbmm.setup.65', 'dbmm.setup.line-start', { kind, edge: thrown.edge })
      : []),
    ...(joins && !isOnOneEdge(battle, line) ? [] : broken(ends.rule, ends.key, { kind })),
  ];
}

/** Every rule that the course of a river breaks. */
export function riverReasons(battle: Battle, piece: TerrainPiece, thrown: Thrown | null): readonly Reason[] {
  const { line = [], width = 0, kind } = piece;
  const figures = { kind, width, least: paces(RIVER.least), most: paces(RIVER.most) };
  const ends = [line[0], line.at(-1)];
  const over = featuresOn(battle).filter(
    (other) =>
      !isRoad(other) &&
      !ends.some((p) => p && isWater(other) && touches(other, p)) &&
      polygonsDistance(outlineOf(piece), outlineOf(other)) <= CONTACT_GAP,
  );
  return [
    ...lineReasons(battle, piece, thrown, {
      rule: 'dbmm.water.22',
      key: 'dbmm.setup.river-ends',
      isEnd: isWater,
    }),
    ...(isStraightEnough(line) ? [] : broken('dbmm.water.23', 'dbmm.setup.river-bends', { kind })),
    ...(moreThan(figures.least, width) || moreThan(width, figures.most)
      ? broken('dbmm.water.24', 'dbmm.setup.river-wide', figures)
      : []),
    ...over.flatMap(({ id }) => broken('dbmm.setup.47', 'dbmm.setup.on-feature', { kind, other: id })),
  ];
}

/** Every rule that a road breaks. */
export function roadReasons(battle: Battle, piece: TerrainPiece, thrown: Thrown | null): readonly Reason[] {
  const { kind } = piece;
  const isEnd = (other: TerrainPiece): boolean => other.kind === 'BUA' || isRoad(other);
  const most = Math.max(
    0,
    ...battle.terrain.filter(isRiver).map((river) => CROSSABLE.meetings(piece, river).length),
  );
  return [
    ...lineReasons(battle, piece, thrown, { rule: 'dbmm.road.2', key: 'dbmm.setup.road-ends', isEnd }),
    ...(most > 1 ? broken('dbmm.road.3', 'dbmm.setup.road-crosses', { kind }) : []),
  ];
}
