/** For tests only: random shapes, and slow checks that look at many points. */
import fc from 'fast-check';
import { direction, facingFromDegrees, HALF_TURN, TURN, turnOf } from './exact.ts';
import { distance, type Point, segmentDistance } from './point.ts';
import { convexHull, type Polygon } from './polygon.ts';
import { type Pose, rotated } from './pose.ts';
import { type Rectangle, rectangleOf } from './rectangle.ts';

const millimetres = (min: number, max: number) => fc.double({ min, max, noNaN: true });

export const anyFacing = fc.oneof(
  fc.integer({ min: 0, max: TURN - 1 }),
  fc.constantFrom(0, 33, 45, 90, 180, 211.7, 270).map(facingFromDegrees),
);
export const anyPoint = fc.record({ x: millimetres(-300, 300), y: millimetres(-300, 300) });
export const anyPose: fc.Arbitrary<Pose> = fc
  .tuple(anyPoint, anyFacing)
  .map(([p, facing]) => ({ ...p, facing }));
export const anySize = fc.constantFrom(
  [40, 20],
  [40, 15],
  [40, 30],
  [40, 40],
  [60, 20],
  [80, 80],
) as fc.Arbitrary<[number, number]>;
export const anyRectangle = fc.tuple(anyPose, anySize).map(([pose, size]) => rectangleOf(pose, ...size));

/** A rectangle near the origin, so that two of them often meet. */
export const nearRectangle = fc
  .tuple(millimetres(-45, 45), millimetres(-45, 45), anyFacing, anySize)
  .map(([x, y, facing, size]) => rectangleOf({ x, y, facing }, ...size));

/** A simple polygon, mostly concave: corners at growing angles and random radii. */
export const anyArea: fc.Arbitrary<Polygon> = fc
  .tuple(fc.array(millimetres(15, 90), { minLength: 5, maxLength: 12 }), anyFacing)
  .map(([radii, start]) =>
    radii.map((radius, i) => {
      const { x, y } = direction(Math.round(start + (i * TURN) / radii.length) % TURN);
      return { x: x * radius, y: y * radius };
    }),
  );

export const anyConvex = anyArea.map(convexHull);

export function moved(rectangle: Rectangle, dx: number, dy: number): Rectangle {
  const { pose, width, depth } = rectangle;
  return rectangleOf({ x: pose.x + dx, y: pose.y + dy, facing: pose.facing }, width, depth);
}

export function swung(rectangle: Rectangle, centre: Point, turn: number): Rectangle {
  return rectangleOf(rotated(rectangle.pose, centre, turn), rectangle.width, rectangle.depth);
}

/** Is the point inside? Sums the winding of the outline round the point, corner by corner. */
export function slowlyInside(polygon: Polygon, p: Point): boolean {
  let winding = 0;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const turn = turnOf(b.x - p.x, b.y - p.y) - turnOf(a.x - p.x, a.y - p.y);
    winding += turn > HALF_TURN ? turn - TURN : turn < -HALF_TURN ? turn + TURN : turn;
  });
  return Math.abs(winding) > HALF_TURN;
}

/** How deep inside a point is, negative outside. */
export function slowDepth(polygon: Polygon, p: Point): number {
  const edges = polygon.map((a, i) => segmentDistance(p, a, polygon[(i + 1) % polygon.length] as Point));
  return Math.min(...edges) * (slowlyInside(polygon, p) ? 1 : -1);
}

/** Points along an outline, about `step` apart. */
export function outlineSamples(polygon: Polygon, step: number): Point[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const parts = Math.max(1, Math.ceil(distance(a, b) / step));
    return Array.from({ length: parts }, (_, k) => ({
      x: a.x + ((b.x - a.x) * k) / parts,
      y: a.y + ((b.y - a.y) * k) / parts,
    }));
  });
}

/** Points all over a rectangle, its outline included. */
export function groundSamples(rectangle: Rectangle, parts: number): Point[] {
  const { frontLeft: o, frontRight: r, rearLeft: l } = rectangle;
  return Array.from({ length: (parts + 1) * (parts + 1) }, (_, k) => {
    const s = (k % (parts + 1)) / parts;
    const t = Math.floor(k / (parts + 1)) / parts;
    return { x: o.x + (r.x - o.x) * s + (l.x - o.x) * t, y: o.y + (r.y - o.y) * s + (l.y - o.y) * t };
  });
}

/** The least overlap over a great many directions: a slow search for what separates two convex shapes. */
export function slowOverlapDepth(a: Polygon, b: Polygon, directions = 1440): number {
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < directions; k++) {
    const { x, y } = direction((k * TURN) / directions);
    const reach = (p: Point): number => p.x * x + p.y * y;
    least = Math.min(least, Math.max(...a.map(reach)) - Math.min(...b.map(reach)));
  }
  return least;
}
