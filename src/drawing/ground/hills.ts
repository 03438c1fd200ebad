/** Hills: rings from the foot to the crest, lit on one side and shaded on the other. */
import { centroid } from '../../geometry/polygon.ts';
import { fallen } from '../light.ts';
import { type DrawnNode, draw } from '../node.ts';
import { coordinates } from '../path.ts';
import { drawnIn, hatched, smoothed } from './outline.ts';
import { filled, floor, type Painter, type Patch, stroked } from './patch.ts';

/** A colour between two others. */
export function mixed(from: string, to: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** A step of this height. Below 0 it leads down. */
export function step(
  d: string,
  colour: string,
  { colours, turned }: Patch,
  high: number,
): readonly DrawnNode[] {
  const [dark, lit] = [fallen(turned, high), fallen(turned, -high * 0.6)];
  return [
    draw('path', {
      d,
      fill: colours.shade,
      'fill-opacity': 0.13,
      transform: `translate(${coordinates(dark)})`,
    }),
    draw('path', { d, fill: colours.glow, 'fill-opacity': 0.3, transform: `translate(${coordinates(lit)})` }),
    filled(d, colour),
  ];
}

const hill =
  (
    foot: 'gentle' | 'steep',
    top: 'gentleTop' | 'steepTop',
    parts: readonly number[],
    high: number,
  ): Painter =>
  (patch) => {
    const { area, outline, crest, colours } = patch;
    const summit = crest.length > 0 ? crest : [centroid(area)];
    const rings = parts.map((part) => smoothed(drawnIn(area, summit, part), true));
    const slopes =
      foot === 'steep'
        ? [
            stroked(
              hatched(area, summit, 6, (at) => 8 + (at % 3) * 4),
              colours.contour,
              0.8,
              { 'stroke-opacity': 0.5 },
            ),
          ]
        : [];
    return [
      ...floor(patch, colours[foot], 5),
      ...slopes,
      ...rings.flatMap((d, at) =>
        step(d, mixed(colours[foot], colours[top], (at + 1) / rings.length), patch, high),
      ),
      stroked(outline, colours.contour, 0.9, { 'stroke-opacity': 0.75 }),
      ...(crest.length > 1
        ? [
            stroked(smoothed(crest, false), colours.contour, 1.6, {
              'stroke-opacity': 0.55,
              'stroke-dasharray': '5 3.5',
            }),
          ]
        : []),
    ];
  };

export const gentleHill: Painter = hill('gentle', 'gentleTop', [0.78, 0.52, 0.24], 3);
export const steepHill: Painter = hill('steep', 'steepTop', [0.82, 0.66, 0.5, 0.34, 0.17], 3.6);
