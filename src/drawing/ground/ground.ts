/** Draws terrain pieces from above. */
import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import { strokedLine } from '../../engine/board/stroke.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import type { Point } from '../../geometry/point.ts';
import { type DrawnNode, draw, pointsText } from '../node.ts';
import { straightPath } from '../path.ts';
import type { Style } from '../style.ts';
import { chance } from './chance.ts';
import { GROUND_COLOURS, type GroundColours } from './colours.ts';
import { brush, bushes, orchard, trees, vines, vineyard, wood } from './growth.ts';
import { gentleHill, steepHill } from './hills.ts';
import { builtUp } from './houses.ts';
import { beyond, smoothed } from './outline.ts';
import { filled, floor, type Painter, type Patch } from './patch.ts';
import { dirtRoad, pavedRoad, pits } from './roads.ts';
import { beach, cliff, dunes, fields, gully, marsh, rocky, stones } from './soil.ts';
import { island, lake, river } from './water.ts';

/** A piece between two walls. */
const corner: Painter = ({ outline, colours }) => [filled(outline, colours.stone)];

const unknown: Painter = (patch) => floor(patch, patch.colours.unknown, 2);

const both =
  (under: Painter, over: Painter): Painter =>
  (patch) => [...under(patch), ...over(patch)];

/** The painter of each kind of ground. Kinds of several rulesets may share a painter. */
const AREAS: Readonly<Record<string, Painter>> = {
  Wd: wood,
  wood,
  O: orchard,
  V: vineyard,
  fields,
  E: fields,
  D: dunes,
  dunes,
  BUA: builtUp,
  bua: builtUp,
  'H(G)': gentleHill,
  'gentle-hill': gentleHill,
  'H(S)': steepHill,
  'steep-hill': steepHill,
  brush,
  rough: brush,
  rocky,
  marsh,
  bog: marsh,
  gully,
  DH: steepHill,
  WH: both(steepHill, trees),
  CH: both(steepHill, stones),
  RH: both(gentleHill, stones),
  SH: both(gentleHill, bushes),
  GH: gentleHill,
  F: fields,
  Oa: both(dunes, trees),
  M: marsh,
  B: both(marsh, bushes),
  BF: marsh,
  SF: brush,
  RF: rocky,
  G: gully,
  S: lake,
  L: lake,
  WW: lake,
  La: lake,
  lake,
  sea: lake,
  island,
  beach,
  cliff,
  corner,
  stronghold: builtUp,
};

/** Kinds that people build have corners. */
const ANGULAR: readonly string[] = ['BUA', 'bua', 'fields', 'F', 'E', 'corner', 'stronghold'];

/** The painters for what covers a piece. */
const COVERS: Readonly<Record<string, Painter>> = {
  Wd: trees,
  wood: trees,
  O: trees,
  V: vines,
  brush: bushes,
  bog: bushes,
  rocky: stones,
};

const LINES: Readonly<
  Record<string, (line: readonly Point[], width: number, colours: GroundColours) => readonly DrawnNode[]>
> = {
  Rv: river,
  river,
  UR: dirtRoad,
  Rd: dirtRoad,
  road: dirtRoad,
  PR: pavedRoad,
  PRd: pavedRoad,
  HO: pits,
};

export const KINDS_DRAWN: readonly string[] = [...Object.keys(AREAS), ...Object.keys(LINES)];

export const flipped = (points: readonly Point[], tableDepth: number): readonly Point[] =>
  points.map((point) => ({ x: point.x, y: tableDepth - point.y }));

/** Pieces at the table edge are drawn this far beyond it. */
const BEYOND = 40;

/** The outline that counts, as a thin line. */
export const exact = (outline: readonly Point[], colours: GroundColours): DrawnNode =>
  draw('polygon', {
    class: 'exact',
    points: pointsText(outline),
    fill: 'none',
    stroke: colours.line,
    'stroke-width': 0.35,
    'stroke-opacity': 0.6,
  });

function drawArea(
  piece: TerrainPiece,
  outline: readonly Point[],
  table: Battle['table'],
  style: Style,
): readonly DrawnNode[] {
  const colours = GROUND_COLOURS[style.theme];
  const area = beyond(outline, table, BEYOND, true);
  const patch: Patch = {
    area,
    outline: ANGULAR.includes(piece.kind) ? straightPath(area, true) : smoothed(area, true),
    crest: flipped(piece.crest ?? [], table.depth),
    id: `${style.prefix}-ground-${piece.id.replace(/[^\w-]/g, '')}`,
    colours,
    turned: style.turned,
    random: chance(piece.id),
  };
  const cover = piece.cover === undefined ? undefined : rowOf(COVERS, piece.cover);
  return [
    ...(rowOf(AREAS, piece.kind) ?? unknown)(patch),
    ...(cover?.(patch) ?? []),
    exact(outline, colours),
  ];
}

/** A terrain piece on a table. */
export function drawGround(piece: TerrainPiece, table: Battle['table'], style: Style): readonly DrawnNode[] {
  if (piece.area) return drawArea(piece, flipped(piece.area, table.depth), table, style);
  if (!piece.line) return [];
  const [colours, width] = [GROUND_COLOURS[style.theme], piece.width ?? 30];
  const line = beyond(flipped(piece.line, table.depth), table, BEYOND, false);
  const drawLine = rowOf(LINES, piece.kind) ?? dirtRoad;
  return [...drawLine(line, width, colours), exact(strokedLine(line, width), colours)];
}
