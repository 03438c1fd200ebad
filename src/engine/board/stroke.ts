/** The band that a line with a width covers. */
import { length } from '../../geometry/length.ts';
import { add, dot, type Point, scale, subtract } from '../../geometry/point.ts';
import type { Polygon } from '../../geometry/polygon.ts';

/** A mitred corner of a band reaches out by at most this many half widths. */
const MOST_MITRE = 2;

function unit(p: Point): Point {
  const long = length(p.x, p.y);
  return long > 0 ? scale(p, 1 / long) : { x: 0, y: 0 };
}

/** The unit vector to the left of the line at a point; at a bend, the mean of both segments. */
function leftAt(line: readonly Point[], at: number): Point {
  const here = line[at] as Point;
  const before = line[at - 1];
  const after = line[at + 1];
  const arriving = before ? unit(subtract(here, before)) : null;
  const leaving = after ? unit(subtract(after, here)) : null;
  const left = ({ x, y }: Point): Point => ({ x: -y, y: x });
  if (!arriving || !leaving) return left(arriving ?? leaving ?? { x: 0, y: 1 });
  const mean = unit(add(left(arriving), left(leaving)));
  const spread = dot(mean, left(arriving));
  return scale(mean, Math.min(MOST_MITRE, spread > 0 ? 1 / spread : MOST_MITRE));
}

/** The band that a line with a width covers, with mitred corners. Empty for fewer than two points. */
export function strokedLine(line: readonly Point[], width: number): Polygon {
  if (line.length < 2) return [];
  const half = width / 2;
  const lefts = line.map((_, at) => scale(leftAt(line, at), half));
  const left = line.map((p, at) => add(p, lefts[at] as Point));
  const right = line.map((p, at) => subtract(p, lefts[at] as Point));
  return [...left, ...right.reverse()];
}
