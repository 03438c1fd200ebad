/** Roads, pits, and the bridges and fords of rivers. */
import type { TerrainPiece } from '../../engine/battle.ts';
import { nearestOnSegment, type Point } from '../../geometry/point.ts';
import { type DrawnNode, draw } from '../node.ts';
import type { GroundColours } from './colours.ts';
import { smoothed } from './outline.ts';
import { stroked } from './patch.ts';

const FLAT = { 'stroke-linecap': 'butt' } as const;

/** A road worn by wheels. */
export function dirtRoad(
  line: readonly Point[],
  width: number,
  colours: GroundColours,
): readonly DrawnNode[] {
  const d = smoothed(line, false);
  return [
    // The border is soft: grass grows in from both sides.
    ...[4.4, 2.2, 0].map((more) =>
      stroked(d, colours.dirtEdge, width + more, { ...FLAT, 'stroke-opacity': 0.34 }),
    ),
    stroked(d, colours.dirt, width - 2.4, { ...FLAT, 'stroke-opacity': 0.85 }),
    stroked(d, colours.rut, width * 0.5 + 2.6, { ...FLAT, 'stroke-opacity': 0.5 }),
    stroked(d, colours.dirt, width * 0.5 - 2.6, FLAT),
    stroked(d, colours.grassDark, width * 0.13, { 'stroke-dasharray': '9 7 4 11', 'stroke-opacity': 0.45 }),
    stroked(d, colours.grassDark, width + 1.4, {
      ...FLAT,
      'stroke-dasharray': '1.1 8 .8 13',
      'stroke-opacity': 0.3,
    }),
  ];
}

/** A road laid with stones between kerbs. */
export function pavedRoad(
  line: readonly Point[],
  width: number,
  colours: GroundColours,
): readonly DrawnNode[] {
  const d = smoothed(line, false);
  return [
    stroked(d, colours.shade, width + 2.4, { ...FLAT, 'stroke-opacity': 0.18 }),
    stroked(d, colours.kerb, width, FLAT),
    stroked(d, colours.stoneLit, width - 1.4, FLAT),
    stroked(d, colours.joint, width - 3.6, FLAT),
    stroked(d, colours.paved, width - 4.4, FLAT),
    stroked(d, colours.joint, width - 4.4, { ...FLAT, 'stroke-dasharray': '0.6 5.4', 'stroke-opacity': 0.8 }),
    stroked(d, colours.joint, 0.6, { 'stroke-opacity': 0.8 }),
    stroked(d, colours.joint, width * 0.5, {
      ...FLAT,
      'stroke-dasharray': '0.6 5.4',
      'stroke-dashoffset': 3,
      'stroke-opacity': 0.4,
    }),
  ];
}

/** A row of pits with a pointed stake in each. */
export function pits(line: readonly Point[], width: number, colours: GroundColours): readonly DrawnNode[] {
  const d = smoothed(line, false);
  const holes = { ...FLAT, 'stroke-dasharray': '6 2' };
  return [
    stroked(d, colours.dirtEdge, width, { ...FLAT, 'stroke-opacity': 0.5 }),
    stroked(d, colours.rut, width - 2, holes),
    stroked(d, colours.shade, width - 5, { ...holes, 'stroke-opacity': 0.45 }),
    stroked(d, colours.plank, width - 3, {
      ...FLAT,
      'stroke-dasharray': '1.2 6.8',
      'stroke-dashoffset': -2.4,
    }),
  ];
}

const squared = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
const awayFrom = ([from, to]: readonly [Point, Point], point: Point): number =>
  squared(nearestOnSegment(point, from, to), point);

const HALF = 13;

/** A bridge of this length: planks across the way between two rails. */
function bridge(long: number, colours: GroundColours): readonly DrawnNode[] {
  const planks = Array.from(
    { length: Math.floor(long / 3) },
    (_, at) => `M${-HALF} ${-long / 2 + 1.5 + at * 3}h${2 * HALF}`,
  );
  const rails = `M${-HALF} ${-long / 2}v${long}M${HALF} ${-long / 2}v${long}`;
  return [
    draw('rect', { x: -HALF, y: -long / 2, width: 2 * HALF, height: long, fill: colours.plank }),
    stroked(planks.join(''), colours.plankDark, 0.5, { 'stroke-opacity': 0.7 }),
    stroked(rails, colours.plankDark, 2),
    stroked(rails, colours.plank, 0.7),
  ];
}

/** Shallow water over gravel. */
function ford(long: number, colours: GroundColours): readonly DrawnNode[] {
  const stones = [-9, -4, 1, 6, 10].flatMap((x, row) =>
    Array.from(
      { length: Math.floor(long / 6) },
      (_, at) => `M${x} ${-long / 2 + 2 + ((row * 2.3) % 5) + at * 6}h0.1`,
    ),
  );
  return [
    draw('rect', {
      x: -HALF,
      y: -long / 2,
      width: 2 * HALF,
      height: long,
      rx: 6,
      fill: colours.sand,
      'fill-opacity': 0.55,
    }),
    draw('rect', {
      x: -HALF + 3,
      y: -long / 2,
      width: 2 * HALF - 6,
      height: long,
      rx: 5,
      fill: colours.foam,
      'fill-opacity': 0.4,
    }),
    stroked(stones.join(''), colours.stone, 2.4),
    stroked(stones.join(''), colours.stoneLit, 1.1),
  ];
}

export const ROADS: readonly string[] = ['PR', 'UR', 'Rd', 'road'];

/** Bridges and fords, at right angles to the part of a river that they cross, or along their road if they name one. */
export function drawCrossings(
  { kind: of, line = [], width = 30, crossings = [] }: TerrainPiece,
  tableDepth: number,
  colours: GroundColours,
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
    return draw(
      'g',
      { class: `crossing ${kind}`, transform: `translate(${x} ${tableDepth - y}) rotate(${degrees})` },
      kind === 'bridge' ? bridge(width + 10, colours) : ford(width + 4, colours),
    );
  });
}
