/** The parts that the painters of all kinds of ground share. */
import type { Point } from '../../geometry/point.ts';
import { fallen } from '../light.ts';
import { type DrawnNode, draw } from '../node.ts';
import { coordinates } from '../path.ts';
import type { GroundColours } from './colours.ts';

/** A piece of terrain to be drawn, with y downward. */
export interface Patch {
  readonly area: readonly Point[];
  /** Its outline as a path. */
  readonly outline: string;
  readonly crest: readonly Point[];
  /** The prefix of the ids that it defines. */
  readonly id: string;
  readonly colours: GroundColours;
  /** The degrees by which the table is turned on the screen. */
  readonly turned: number;
  readonly random: () => number;
}

export type Painter = (patch: Patch) => readonly DrawnNode[];

export const filled = (d: string, fill: string, opacity = 1): DrawnNode =>
  draw('path', { d, fill, ...(opacity === 1 ? {} : { 'fill-opacity': opacity }) });

export const stroked = (
  d: string,
  stroke: string,
  width: number,
  more: DrawnNode['attributes'] = {},
): DrawnNode =>
  draw('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** An even ground whose border fades into the grass. */
export function floor({ outline: d }: Patch, colour: string, fade = 7): readonly DrawnNode[] {
  return [
    stroked(d, colour, fade, { 'stroke-opacity': 0.35 }),
    stroked(d, colour, fade / 2.4, { 'stroke-opacity': 0.5 }),
    filled(d, colour),
  ];
}

/** The same path as a shadow, at this distance. */
export const shadowed = (d: string, { colours, turned }: Patch, far: number, opacity = 0.3): DrawnNode =>
  draw('path', {
    d,
    fill: colours.shade,
    'fill-opacity': opacity,
    transform: `translate(${coordinates(fallen(turned, far))})`,
  });

export const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });
