/** Still and flowing water with its banks. */
import type { Point } from '../../geometry/point.ts';
import { type DrawnNode, draw } from '../node.ts';
import { smoothPath } from '../path.ts';
import type { GroundColours } from './colours.ts';
import { smoothed, spread } from './outline.ts';
import { filled, floor, type Painter, stroked } from './patch.ts';

/** A lake or the sea: deep in the middle, shallow with foam at its shore. */
export const lake: Painter = ({ area, outline: d, id, colours, random }) => {
  const ripples = spread(area, 46, 22, random).map(({ x, y }) =>
    smoothPath(
      [-7, -2.4, 2.4, 7].map((along, at) => ({ x: x + along, y: y + (at % 2 === 0 ? 0.8 : -0.8) })),
      false,
    ),
  );
  return [
    draw('clipPath', { id }, [draw('path', { d })]),
    stroked(d, colours.bank, 7, { 'stroke-opacity': 0.6 }),
    stroked(d, colours.bank, 4),
    filled(d, colours.deep),
    draw('g', { 'clip-path': `url(#${id})` }, [
      stroked(d, colours.water, 30),
      stroked(d, colours.shallow, 12),
      stroked(d, colours.foam, 1.8, { 'stroke-opacity': 0.9 }),
    ]),
    stroked(ripples.join(''), colours.foam, 0.8, { 'stroke-opacity': 0.45 }),
  ];
};

/** Land in the water. */
export const island: Painter = (patch) => {
  const { outline: d, colours } = patch;
  return [...floor(patch, colours.sand, 4), filled(d, colours.grass), stroked(d, colours.sand, 4)];
};

/** A river of this width: its banks just beyond the width, its stream within it. */
export function river(line: readonly Point[], width: number, colours: GroundColours): readonly DrawnNode[] {
  const d = smoothed(line, false);
  const flat = { 'stroke-linecap': 'butt' } as const;
  return [
    stroked(d, colours.bank, width + 5, { ...flat, 'stroke-opacity': 0.5 }),
    stroked(d, colours.bank, width + 2, flat),
    stroked(d, colours.shallow, width, flat),
    stroked(d, colours.water, Math.max(width * 0.4, width - 7), flat),
    stroked(d, colours.deep, width * 0.34, { ...flat, 'stroke-opacity': 0.55 }),
    stroked(d, colours.foam, 0.8, { 'stroke-dasharray': '11 23', 'stroke-opacity': 0.6 }),
  ];
}
