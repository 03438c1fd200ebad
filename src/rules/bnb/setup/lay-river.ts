/** Where rivers may be laid. Blood and Blades, laying terrain, river. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import {
  EDGES_CLOCKWISE,
  edgeDistance,
  edgesAt,
  isSideways,
  isWithinEdges,
  oppositeEdge,
} from '../../../engine/setup/edges.ts';
import { roundedPoints, type Size } from '../../../engine/setup/outlines.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { containsPoint, selfIntersects } from '../../../geometry/polygon.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { MU } from '../measures.ts';
import { riverCrossings } from './lay-crossings.ts';
import { shortEdges } from './sides.ts';

/** Widths of rivers in millimetres: the least, the greatest, and the greatest of medium rivers. */
export const RIVER_WIDTH = { least: MU / 2, most: 2 * MU, medium: MU } as const;

const USUAL_WIDTH: Readonly<Record<Size, number>> = { small: MU, medium: MU, large: 1.5 * MU };

/** The strip in which a river must run, measured from one table edge in millimetres. */
export type Band = {
  readonly edge: TableEdge;
  readonly from: number;
  readonly to: number;
};

export const riverPiece = (
  id: string,
  line: readonly Point[],
  size: Size,
  width = USUAL_WIDTH[size],
): TerrainPiece => ({ id, kind: 'Rv', size, line: roundedPoints(line), width });

const seaOf = ({ terrain }: Pick<Battle, 'terrain'>): TerrainPiece | null =>
  terrain.find((piece) => piece.kind === 'WW') ?? null;

/** The short edge along which a sea lies. */
const edgeOfSea = (battle: Battle, sea: TerrainPiece): TableEdge =>
  shortEdges(battle).find((edge) => (sea.area ?? []).some((p) => edgesAt(battle, p).includes(edge))) ??
  'east';

/** The edges at the two ends of a river; with a sea, its edge and the one opposite. */
function riverEnds(battle: Battle): readonly [TableEdge, TableEdge] {
  const sea = seaOf(battle);
  const edge = sea && holds('bnb.terrain.15') ? edgeOfSea(battle, sea) : null;
  if (edge) return [oppositeEdge(edge), edge];
  const [own] = EDGES_CLOCKWISE.filter((each) => !shortEdges(battle).includes(each));
  return [own ?? 'north', oppositeEdge(own ?? 'north')];
}

/** The two edges that a river does not join: one of them is the edge of its band. */
export function bandEdges(battle: Battle): readonly TableEdge[] {
  const ends = riverEnds(battle);
  return EDGES_CLOCKWISE.filter((edge) => !ends.includes(edge));
}

/** The band that two dice give: it starts at the lower score and is as wide as the difference. */
export function bandThrown(edge: TableEdge, faces: readonly number[]): Band {
  const [one = 1, other = 1] = faces;
  return { edge, from: Math.min(one, other) * MU, to: Math.max(one, other) * MU };
}

/** A band is never narrower than its river. */
const bandFor = (band: Band, width: number): Band => ({ ...band, to: Math.max(band.to, band.from + width) });

/** The least and greatest distance of a river's middle line from the edge of its band. */
export function middleOfBand(band: Band, width: number): readonly [number, number] {
  const { from, to } = bandFor(band, width);
  return [from + width / 2, to - width / 2];
}

/** May a river end here: at the edge, or in the sea along it? */
function endsAt(battle: Battle, edge: TableEdge, p: Point): boolean {
  const sea = seaOf(battle);
  if (!sea || edgeOfSea(battle, sea) !== edge || !holds('bnb.terrain.15'))
    return edgesAt(battle, p).includes(edge);
  return containsPoint(sea.area ?? [], p) || outlineDistance(p, sea.area ?? []) <= CONTACT_GAP;
}

function joins(battle: Battle, line: readonly Point[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  const [from, to] = riverEnds(battle);
  if (!first || !last) return false;
  return (
    (endsAt(battle, from, first) && endsAt(battle, to, last)) ||
    (endsAt(battle, to, first) && endsAt(battle, from, last))
  );
}

function widthReasons({ width = 0 }: TerrainPiece, size: Size): readonly Reason[] {
  const { least, most, medium } = RIVER_WIDTH;
  const figures = { width, least, most, size };
  if (moreThan(least, width) || moreThan(width, most))
    return broken('bnb.terrain.41', 'bnb.setup.river-width', figures);
  const isLarge = moreThan(width, medium);
  if ((size === 'large') === isLarge) return [];
  return broken('bnb.terrain.6', 'bnb.setup.river-size', { ...figures, most: medium });
}

/** The corners of its banks that are on the table. Those at its ends may stick out. */
const banksOf = (battle: Battle, piece: TerrainPiece): readonly Point[] =>
  outlineOf(piece).filter(
    ({ x, y }) => x >= 0 && y >= 0 && x <= battle.table.width && y <= battle.table.depth,
  );

function bandReasons(battle: Battle, piece: TerrainPiece, thrown: Band | null): readonly Reason[] {
  if (!thrown) return [];
  const band = bandFor(thrown, piece.width ?? 0);
  const far = banksOf(battle, piece).map((p) => edgeDistance(battle, band.edge, p));
  const [near, away] = [Math.min(...far), Math.max(...far)];
  if (!moreThan(band.from, near) && !moreThan(away, band.to)) return [];
  return broken('bnb.terrain.16', 'bnb.setup.river-band', {
    edge: band.edge,
    least: band.from,
    most: band.to,
    near,
    away,
  });
}

/** Every rule that the course of a river breaks. `band` is the thrown band. */
export function riverReasons(
  battle: Battle,
  piece: TerrainPiece,
  size: Size,
  band: Band | null,
): readonly Reason[] {
  const line = piece.line ?? [];
  const [from, to] = riverEnds(battle);
  const leaves = line.slice(1, -1).some((p) => !isWithinEdges(battle, p));
  if (line.length < 2 || leaves || !joins(battle, line) || selfIntersects(outlineOf(piece)))
    return broken('bnb.terrain.15', 'bnb.setup.river-ends', { from, to });
  return [
    ...widthReasons(piece, size),
    ...bandReasons(battle, piece, band),
    ...riverCrossings(battle, piece),
  ];
}

/** The two ends of a river this far from an edge, one in the sea if there is one. */
export function riverEndsAt(battle: Battle, edge: TableEdge, level: number): readonly [Point, Point] {
  const { width, depth } = battle.table;
  if (isSideways(edge)) {
    const x = edge === 'west' ? level : width - level;
    return [
      { x, y: 0 },
      { x, y: depth },
    ];
  }
  const y = edge === 'south' ? level : depth - level;
  const sea = battle.terrain.find(({ kind }) => kind === 'WW');
  const shore = (sea?.area ?? []).filter((p) => p.x > 0 && p.x < width).map((p) => p.x);
  const inEast = shore.some((x) => x > width / 2);
  const mouth = inEast ? Math.max(...shore) : Math.min(...shore);
  return [
    { x: inEast ? 0 : width, y },
    { x: shore.length > 0 ? mouth : inEast ? width : 0, y },
  ];
}
