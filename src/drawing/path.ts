/** Makes the data of SVG paths. */
import type { Point } from '../geometry/point.ts';

const fine = (value: number): number => Math.round(value * 100) / 100;

export const coordinates = ({ x, y }: Point): string => `${fine(x)} ${fine(y)}`;

/** A path of straight edges. */
export const straightPath = (points: readonly Point[], closed: boolean): string =>
  `M${points.map(coordinates).join('L')}${closed ? 'Z' : ''}`;

/** A curve through the points, after Catmull and Rom. */
export function smoothPath(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const [first] = points;
  if (!first) return '';
  const near = (at: number): Point =>
    points[closed ? (at + count) % count : Math.max(0, Math.min(count - 1, at))] ?? first;
  const tangent = (at: number): Point => {
    const [before, after] = [near(at - 1), near(at + 1)];
    return { x: (after.x - before.x) / 6, y: (after.y - before.y) / 6 };
  };
  const bends = Array.from({ length: closed ? count : count - 1 }, (_, at) => {
    const [from, to] = [near(at), near(at + 1)];
    const [out, into] = [tangent(at), tangent(at + 1)];
    const a = { x: from.x + out.x, y: from.y + out.y };
    return `C${coordinates(a)} ${coordinates({ x: to.x - into.x, y: to.y - into.y })} ${coordinates(to)}`;
  });
  return `M${coordinates(first)}${bends.join('')}${closed ? 'Z' : ''}`;
}

/** A circle. */
export const circlePath = ({ x, y }: Point, radius: number): string =>
  `M${coordinates({ x: x - radius, y })}a${fine(radius)} ${fine(radius)} 0 1 0 ${fine(radius * 2)} 0a${fine(radius)} ${fine(radius)} 0 1 0 ${fine(-radius * 2)} 0Z`;
