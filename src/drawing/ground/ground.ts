import type { TerrainPiece } from '../engine/battle.ts';
import { nearestOnSegment, type Point } from '../geometry/point.ts';
import { centroid } from '../geometry/polygon.ts';
import { type DrawnNode, draw, pointsText } from './node.ts';
import { GROUND_LOOKS, type GroundLook, UNKNOWN_GROUND } from './palette.ts';

/** Small signs of a pattern, in a cell of the size given. */
const SIGNS: Readonly<
  Record<
    Exclude<GroundLook['sign'], 'none'>,
    { readonly size: number; readonly path: string; readonly filled: boolean }
  >
> = {
  trees: { size: 22, path: 'M6 12 a4 4 0 1 1 .1 0 M6 12 v4 M17 21 a3 3 0 1 1 .1 0 M17 21 v1', filled: false },
  rows: { size: 12, path: 'M2 3 h3 M8 3 h3 M2 9 h3 M8 9 h3 M3.5 3 v2 M9.5 3 v2', filled: false },
  dots: { size: 10, path: 'M2 2 h.6 M7 5 h.6 M3 8 h.6', filled: false },
  houses: { size: 20, path: 'M3 9 v-4 l3 -3 l3 3 v4 z M12 18 v-3 l2.5 -2.5 l2.5 2.5 v3 z', filled: true },
  stones: { size: 18, path: 'M3 7 l2 -3 l3 1 l1 3 z M11 15 l2 -2 l3 1 l0 2 z', filled: true },
  tufts: {
    size: 16,
    path: 'M3 8 l1 -4 M4 8 l.6 -5 M5 8 l1.6 -3.5 M11 15 l1 -4 M12 15 l.6 -5 M13 15 l1.6 -3.5',
    filled: false,
  },
  waves: { size: 20, path: 'M1 6 q3 -3 6 0 q3 3 6 0 M7 15 q3 -3 6 0 q3 3 6 0', filled: false },
  strokes: { size: 10, path: 'M1 9 L9 1', filled: false },
};

const groundLook = (kind: string): GroundLook => GROUND_LOOKS[kind] ?? UNKNOWN_GROUND;

/** Patterns for the definitions of a drawing; `prefix` keeps the ids of several drawings apart. */
export function groundPatterns(kinds: readonly string[], prefix: string): readonly DrawnNode[] {
  return [...new Set(kinds)].flatMap((kind) => {
    const look = groundLook(kind);
    if (look.sign === 'none') return [];
    const { size, path, filled } = SIGNS[look.sign];
    const mark = draw('path', {
      d: path,
      fill: filled ? look.line : 'none',
      'fill-opacity': 0.45,
      stroke: look.line,
      'stroke-width': 0.8,
      'stroke-opacity': 0.7,
      'stroke-linecap': 'round',
    });
    const id = patternId(kind, prefix);
    return [draw('pattern', { id, width: size, height: size, patternUnits: 'userSpaceOnUse' }, [mark])];
  });
}

const patternId = (kind: string, prefix: string): string => `${prefix}-${kind.replace(/[^\w-]/g, '')}`;

export const flipped = (points: readonly Point[], tableDepth: number): readonly Point[] =>
  points.map((point) => ({ x: point.x, y: tableDepth - point.y }));

const hillKinds = (kind: string): boolean => /hill|^H\(/i.test(kind);

/** Rings between outline and crest show a slope without colour. */
function slope(
  outline: readonly Point[],
  crest: readonly Point[],
  look: GroundLook,
  steep: boolean,
): readonly DrawnNode[] {
  const centre = crest[Math.floor(crest.length / 2)] ?? (outline.length > 2 ? centroid(outline) : outline[0]);
  if (!centre) return [];
  const rings = steep ? [0.8, 0.6, 0.4, 0.22] : [0.72, 0.4];
  return rings.map((part) =>
    draw('polygon', {
      points: pointsText(
        outline.map((point) => {
          const top = nearestOf(crest, point) ?? centre;
          return { x: top.x + (point.x - top.x) * part, y: top.y + (point.y - top.y) * part };
        }),
      ),
      fill: 'none',
      stroke: look.line,
      'stroke-width': 0.8,
      'stroke-opacity': 0.55,
      'stroke-dasharray': '6 3',
    }),
  );
}

const nearestOf = (crest: readonly Point[], to: Point): Point | undefined =>
  crest.toSorted((a, b) => squared(a, to) - squared(b, to))[0];

const squared = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

function drawArea(
  piece: TerrainPiece,
  area: readonly Point[],
  tableDepth: number,
  prefix: string,
): readonly DrawnNode[] {
  const look = groundLook(piece.kind);
  const outline = flipped(area, tableDepth);
  const points = pointsText(outline);
  const crest = flipped(piece.crest ?? [], tableDepth);
  return [
    draw('polygon', {
      points,
      fill: look.fill,
      stroke: look.line,
      'stroke-width': 1.2,
      'stroke-linejoin': 'round',
    }),
    ...(look.sign === 'none'
      ? []
      : [draw('polygon', { points, fill: `url(#${patternId(piece.kind, prefix)})` })]),
    ...(piece.cover === undefined || groundLook(piece.cover).sign === 'none'
      ? []
      : [draw('polygon', { points, fill: `url(#${patternId(piece.cover, prefix)})` })]),
    ...(hillKinds(piece.kind) ? slope(outline, crest, look, /S|steep/.test(piece.kind)) : []),
    ...(crest.length > 1
      ? [
          draw('polyline', {
            points: pointsText(crest),
            fill: 'none',
            stroke: look.line,
            'stroke-width': 2,
            'stroke-linecap': 'round',
          }),
        ]
      : []),
  ];
}

function drawLine(piece: TerrainPiece, line: readonly Point[], tableDepth: number): readonly DrawnNode[] {
  const look = groundLook(piece.kind);
  const points = pointsText(flipped(line, tableDepth));
  const width = piece.width ?? 30;
  const common = { points, fill: 'none', 'stroke-linejoin': 'round' };
  return [
    draw('polyline', { ...common, stroke: look.line, 'stroke-width': width + 1.6 }),
    draw('polyline', { ...common, stroke: look.fill, 'stroke-width': width }),
    ...(piece.kind === 'PR'
      ? [draw('polyline', { ...common, stroke: look.line, 'stroke-width': 0.8, 'stroke-dasharray': '8 4' })]
      : []),
  ];
}

const KINDS_OF_CROSSING: Readonly<Record<string, DrawnNode['attributes']>> = {
  bridge: { fill: '#c9a877', stroke: '#5a4526', 'stroke-width': 1.6 },
  ford: { fill: '#e9dcb8', stroke: '#7c6c42', 'stroke-width': 1.2, 'stroke-dasharray': '3 3' },
};

const ROADS: readonly string[] = ['PR', 'UR', 'road'];

/** Bridges and fords, square to the stretch of a river that they cross, or along that of the road that names them. */
export function drawCrossings(
  { kind: of, line = [], width = 30, crossings = [] }: TerrainPiece,
  tableDepth: number,
): readonly DrawnNode[] {
  return crossings.map(({ at: [x, y], kind }) => {
    const stretches = line.slice(1).map((to, at) => [line[at] ?? to, to] as const);
    const near = stretches.toSorted((a, b) => awayFrom(a, { x, y }) - awayFrom(b, { x, y }))[0];
    const [from, to] = near ?? [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    const square = ROADS.includes(of) ? 90 : 0;
    const degrees = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI + square;
    return draw('rect', {
      class: `crossing ${kind}`,
      x: -13,
      y: -width / 2 - 4,
      width: 26,
      height: width + 8,
      transform: `translate(${x} ${tableDepth - y}) rotate(${degrees})`,
      ...(KINDS_OF_CROSSING[kind] ?? {}),
    });
  });
}

const awayFrom = ([from, to]: readonly [Point, Point], point: Point): number =>
  squared(nearestOnSegment(point, from, to), point);

/** A terrain piece on a table of that depth. */
export function drawGround(piece: TerrainPiece, tableDepth: number, prefix: string): readonly DrawnNode[] {
  if (piece.area) return drawArea(piece, piece.area, tableDepth, prefix);
  return piece.line ? drawLine(piece, piece.line, tableDepth) : [];
}
