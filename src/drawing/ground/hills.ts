/** Hills: slopes lit on one side and shaded on the other, with hachures, and a soft top. */
import { centroid } from '../../geometry/polygon.ts';
import { fallen } from '../light.ts';
import { type DrawnNode, draw } from '../node.ts';
import { coordinates } from '../path.ts';
import { drawnIn, hatched, smoothed } from './outline.ts';
import { filled, floor, type Painter, type Patch, shadowed, stroked } from './patch.ts';

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

/** A hill's slopes, its top, and its hachures. */
interface Slopes {
  readonly foot: 'gentle' | 'steep';
  readonly top: 'gentleTop' | 'steepTop';
  /** How strongly light and shade fall on it. */
  readonly light: number;
  /** The bands of hachures: the part of the way out from the crest where each begins, and the length of its marks. */
  readonly bands: readonly (readonly [number, number])[];
  /** The millimetres between marks. */
  readonly apart: number;
  /** The part of the hill that its top takes. */
  readonly flat: number;
}

/** Light from one side over the whole hill. The id names its gradient. */
function slopeLight({ outline: d, id, colours, turned }: Patch, light: number): readonly DrawnNode[] {
  const stop = (offset: number, colour: string, opacity: number): DrawnNode =>
    draw('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  const { x, y } = fallen(turned, 0.5);
  return [
    draw('linearGradient', { id, x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y }, [
      stop(0, colours.glow, light),
      stop(0.42, colours.glow, 0),
      stop(0.58, colours.shade, 0),
      stop(1, colours.shade, light * 0.8),
    ]),
    draw('path', { d, fill: `url(#${id})` }),
  ];
}

/** Thin layers, each a little smaller, give the top a soft border. */
const LAYERS = [1, 0.86, 0.72, 0.58, 0.44];

const hill =
  ({ foot, top, light, bands, apart, flat }: Slopes): Painter =>
  (patch) => {
    const { area, crest, colours } = patch;
    const summit = crest.length > 0 ? crest : [centroid(area)];
    const within = (part: number) => drawnIn(area, summit, part);
    const marks = bands.map(([from, long]) =>
      hatched(within(from), summit, apart, (at) => long * (0.6 + (at % 3) * 0.3)),
    );
    return [
      shadowed(patch.outline, patch, 2.4, 0.12),
      ...floor(patch, colours[foot], 8),
      ...slopeLight(patch, light),
      stroked(marks.join(''), colours.contour, 0.75, { 'stroke-opacity': 0.42 }),
      ...LAYERS.map((part) => filled(smoothed(within(part * flat), true), colours[top], 0.3)),
      ...(crest.length > 1
        ? [
            stroked(smoothed(crest, false), colours.contour, 1.2, {
              'stroke-opacity': 0.5,
              'stroke-dasharray': '5 3.5',
            }),
          ]
        : []),
    ];
  };

export const gentleHill: Painter = hill({
  foot: 'gentle',
  top: 'gentleTop',
  light: 0.45,
  bands: [
    [1, 9],
    [0.72, 6],
  ],
  apart: 6,
  flat: 0.62,
});
export const steepHill: Painter = hill({
  foot: 'steep',
  top: 'steepTop',
  light: 0.6,
  bands: [
    [1, 11],
    [0.76, 9],
    [0.52, 7],
  ],
  apart: 4,
  flat: 0.42,
});
