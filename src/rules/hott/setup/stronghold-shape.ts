/** Which shapes a stronghold may have. Hordes of the Things, Strongholds. */
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { dot, type Point, subtract } from '../../../geometry/point.ts';
import { convexHull, isConvex } from '../../../geometry/polygon.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';

const LEAST = paces(200);
const MOST = paces(600);

export interface Size {
  readonly long: number;
  readonly wide: number;
}

/** How far an outline reaches along the line from a to b, and across it. */
function spanBy(outline: readonly Point[], a: Point, b: Point): Size {
  const way = subtract(b, a);
  const length = Math.sqrt(dot(way, way));
  const span = (x: number, y: number): number => {
    const reach = outline.map((p) => (p.x * x + p.y * y) / length);
    return Math.max(...reach) - Math.min(...reach);
  };
  const [along, across] = [span(way.x, way.y), span(-way.y, way.x)];
  return { long: Math.max(along, across), wide: Math.min(along, across) };
}

/** The rectangle of the least area around an outline; one of its sides runs along a side of the outline. */
export function smallestRectangle(outline: readonly Point[]): Size {
  const hull = convexHull(outline);
  let best: Size = { long: 0, wide: 0 };
  hull.forEach((a, at) => {
    const size = spanBy(hull, a, hull[(at + 1) % hull.length] as Point);
    if (at === 0 || size.long * size.wide < best.long * best.wide) best = size;
  });
  return best;
}

/** The least distance between two parallel lines with the outline between them. */
export function diameterOf(outline: readonly Point[]): number {
  const hull = convexHull(outline);
  const across = hull.map((a, at) => {
    const b = hull[(at + 1) % hull.length] as Point;
    const way = subtract(b, a);
    const length = Math.sqrt(dot(way, way));
    return Math.max(...hull.map((p) => ((p.x - a.x) * -way.y + (p.y - a.y) * way.x) / length));
  });
  return across.length === 0 ? 0 : Math.min(...across);
}

/** Every rule that the shape of a stronghold breaks, wherever it stands. */
export function shapeReasons(outline: readonly Point[]): readonly Reason[] {
  if (!holds('hott.hold.5')) return [];
  const { long, wide } = smallestRectangle(outline);
  const fits = atMost(LEAST, wide) && atMost(long, MOST);
  return [
    ...(fits
      ? []
      : [
          {
            rule: 'hott.hold.5',
            key: 'hott.setup.stronghold-size',
            figures: { long, wide, least: LEAST, most: MOST },
          },
        ]),
    ...(isConvex(outline) ? [] : [{ rule: 'hott.hold.5', key: 'hott.setup.stronghold-convex' }]),
  ];
}
