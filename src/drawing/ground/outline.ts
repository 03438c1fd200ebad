/** Outlines for drawing: smooth, hatched, and filled with things. Y grows to the south here. */
import { outlineDistance } from '../../geometry/distance.ts';
import { nearestOnSegment, type Point } from '../../geometry/point.ts';
import { boxOf, insideByCrossings } from '../../geometry/polygon.ts';
import { coordinates } from '../path.ts';

/** A corner with a turn beyond this (its cosine) stays a corner. */
const SHARP = 0.55;

/**
 * The most that a bend reaches into a long segment, in millimetres, so that the drawing stays close to the true
 * outline.
 */
const REACH = 30;

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const long = ({ x, y }: Point): number => Math.hypot(x, y);

/** The direction of a curve at its middle point; null at a corner. */
function course(before: Point, at: Point, after: Point): Point | null {
  const [into, out] = [between(before, at), between(at, after)];
  const size = long(into) * long(out);
  if (size === 0 || (into.x * out.x + into.y * out.y) / size < SHARP) return null;
  const through = between(before, after);
  return { x: through.x / long(through), y: through.y / long(through) };
}

/** The path of an outline or a line through all its points, with round bends and sharp corners. */
export function smoothed(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const [first] = points;
  if (!first) return '';
  const near = (at: number): Point => points[(at + count) % count] ?? first;
  const ends = (at: number): boolean => !closed && (at === 0 || at === count - 1);
  const courses = points.map((point, at) => (ends(at) ? null : course(near(at - 1), point, near(at + 1))));
  const bends = Array.from({ length: closed ? count : count - 1 }, (_, at) => {
    const [from, to] = [near(at), near(at + 1)];
    const third = Math.min(REACH, long(between(from, to)) / 3);
    const [out, into] = [courses[at], courses[(at + 1) % count]];
    const a = out ? { x: from.x + out.x * third, y: from.y + out.y * third } : from;
    const b = into ? { x: to.x - into.x * third, y: to.y - into.y * third } : to;
    return `C${coordinates(a)} ${coordinates(b)} ${coordinates(to)}`;
  });
  return `M${coordinates(first)}${bends.join('')}${closed ? 'Z' : ''}`;
}

/** Places all over an area, about `apart` from each other and at least this far within its outline. */
export function spread(
  area: readonly Point[],
  apart: number,
  within: number,
  random: () => number,
): readonly Point[] {
  const { minX, minY, maxX, maxY } = boxOf(area);
  const places: Point[] = [];
  const rise = apart * 0.87;
  for (let row = 0; minY + row * rise < maxY; row++)
    for (let x = minX + (row % 2) * (apart / 2); x < maxX; x += apart) {
      const place = {
        x: x + (random() - 0.5) * apart * 0.6,
        y: minY + (row + (random() - 0.5) * 0.6) * rise,
      };
      if (insideByCrossings(area, place) && outlineDistance(place, area) >= within) places.push(place);
    }
  return places;
}

/** Parallel lines across an area, in rows turned by an angle. */
export function rows(
  area: readonly Point[],
  apart: number,
  angle: number,
  within: number,
): readonly (readonly [Point, Point])[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = area.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
  const back = (x: number, y: number): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  const { minY, maxY } = boxOf(turned);
  const lines: (readonly [Point, Point])[] = [];
  for (let y = minY + apart / 2; y < maxY; y += apart) {
    const cuts = crossingsAt(turned, y);
    for (let at = 0; at + 1 < cuts.length; at += 2) {
      const [from, to] = [(cuts[at] ?? 0) + within, (cuts[at + 1] ?? 0) - within];
      if (to - from > apart) lines.push([back(from, y), back(to, y)]);
    }
  }
  return lines;
}

const crossingsAt = (area: readonly Point[], y: number): readonly number[] =>
  area
    .flatMap((from, at) => {
      const to = area[(at + 1) % area.length] ?? from;
      return from.y <= y !== to.y <= y ? [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)] : [];
    })
    .toSorted((a, b) => a - b);

/** The nearest point of a line, or the single point. */
function nearestOf(line: readonly Point[], to: Point): Point {
  const [first = to] = line;
  let best = first;
  for (const [at, from] of line.entries()) {
    const point = nearestOnSegment(to, from, line[at + 1] ?? from);
    if (long(between(point, to)) < long(between(best, to))) best = point;
  }
  return best;
}

/** An outline drawn in towards a line within it: all the way at 1, not at all at 0. */
export const drawnIn = (area: readonly Point[], towards: readonly Point[], part: number): readonly Point[] =>
  area.map((point) => {
    const end = nearestOf(towards, point);
    return { x: end.x + (point.x - end.x) * part, y: end.y + (point.y - end.y) * part };
  });

/** Marks across an outline, from it inwards, at about equal distances. */
export function hatched(
  area: readonly Point[],
  towards: readonly Point[],
  apart: number,
  deep: (at: number) => number,
): string {
  return area
    .flatMap((from, at) => {
      const to = area[(at + 1) % area.length] ?? from;
      const count = Math.max(1, Math.round(long(between(from, to)) / apart));
      return Array.from({ length: count }, (_, step) => {
        const edge = {
          x: from.x + ((to.x - from.x) * step) / count,
          y: from.y + ((to.y - from.y) * step) / count,
        };
        const way = between(edge, nearestOf(towards, edge));
        const part = Math.min(0.9, deep(at + step) / (long(way) || 1));
        return `M${coordinates(edge)}L${coordinates({ x: edge.x + way.x * part, y: edge.y + way.y * part })}`;
      });
    })
    .join('');
}

/** An area or a line that reaches the table edge, drawn on beyond it. */
export function beyond(
  points: readonly Point[],
  table: { readonly width: number; readonly depth: number },
  far: number,
  closed: boolean,
): readonly Point[] {
  const out = (value: number, most: number): number =>
    value <= 0.5 ? value - far : value >= most - 0.5 ? value + far : value;
  const outside = points.map(({ x, y }) => ({ x: out(x, table.width), y: out(y, table.depth) }));
  const within = (at: number): boolean => {
    if (!closed && (at < 0 || at >= points.length)) return false;
    const [point, moved] = [points.at(at % points.length), outside.at(at % points.length)];
    return point?.x === moved?.x && point?.y === moved?.y;
  };
  return points.flatMap((point, at) => {
    const moved = outside[at];
    if (!moved || within(at)) return [point];
    return [...(within(at - 1) ? [point] : []), moved, ...(within(at + 1) ? [point] : [])];
  });
}
