/** The outlines of strongholds, drawn about their own middle as parts of width and depth, with y ahead. */
import { paces } from '../../rules/hott/measures.ts';
import type { ShapeName, Stronghold } from './army-data.ts';

type Pairs = readonly (readonly [number, number])[];

/** Each shape has a straight rear side, which lies on the base edge. */
const SHAPES: Readonly<Record<ShapeName, Pairs>> = {
  oblong: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ],
  octagon: [
    [-0.2, -0.5],
    [0.2, -0.5],
    [0.5, -0.2],
    [0.5, 0.2],
    [0.2, 0.5],
    [-0.2, 0.5],
    [-0.5, 0.2],
    [-0.5, -0.2],
  ],
  hexagon: [
    [-0.25, -0.5],
    [0.25, -0.5],
    [0.5, 0],
    [0.25, 0.5],
    [-0.25, 0.5],
    [-0.5, 0],
  ],
  'half-round': [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, -0.1],
    [0.4, 0.25],
    [0.2, 0.45],
    [0, 0.5],
    [-0.2, 0.45],
    [-0.4, 0.25],
    [-0.5, -0.1],
  ],
  wedge: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.25, 0.5],
    [-0.25, 0.5],
  ],
};

export const SHAPE_NAMES = Object.keys(SHAPES) as readonly ShapeName[];

/** The outline of a stronghold in millimetres, as pairs of x and y. */
export const outlineOfStronghold = ({ shape, width, depth }: Stronghold): Pairs =>
  SHAPES[shape].map(([x, y]) => [x * paces(width), y * paces(depth)] as const);
