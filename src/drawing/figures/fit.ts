/** Fits figures into boxes. */
import { boxOf } from '../../geometry/polygon.ts';
import type { Figure, Member } from './catalogue.ts';
import { type Model, put } from './shape.ts';

/** Offsets to the side and the rear, and turns, for models without ranks. */
const RAGGED: readonly (readonly [number, number, number])[] = [
  [0.4, 0.7, 7],
  [-0.6, -0.7, -9],
  [0.5, 0.2, 4],
  [-0.3, 0.8, -6],
  [0.6, -0.5, 9],
  [-0.5, 0.4, -3],
  [0.2, -0.8, 8],
];

/** A part of a base: its front left corner, its width and its depth. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/**
 * The room for a figure, and how to draw it: without ranks, only a part of it if the room is narrow, and larger with
 * broad outlines to be seen from afar.
 */
export interface Room {
  readonly width: number;
  readonly depth: number;
  readonly ragged: boolean;
  readonly part: number;
  readonly bold: boolean;
}

/** No figure is enlarged more than this, so that men keep about the same size; a bold figure may be larger. */
const LARGEST = 1.25;
const LARGEST_BOLD = 1.9;

/** Ranks are spread by at most this factor, until they fill this part of the width. */
const WIDEST = 1.3;
const FILLED = 0.95;
/** Models whose distances from the front differ by less than this stand in one rank. */
const RANK = 3;

const everyone = (figure: Figure, ragged: boolean, apart: number): readonly Model[] =>
  figure.map(({ model, x, y, size = 1 }: Member, at) => {
    const [aside, back, turn] = (ragged && figure.length > 1 && RAGGED[at % RAGGED.length]) || [0, 0, 0];
    return put(model, { x: x * apart + aside, y: y + back, turn, size });
  });

const boxOfAll = (models: readonly Model[]) =>
  boxOf(models.flatMap((model) => model.flatMap(({ points }) => points)));

/**
 * A figure as large as its room allows, in the middle, with its ranks spread over the width. Without ranks it may go
 * out by a hair.
 */
export function fitted(figure: Figure, { width, depth, ragged, bold }: Room): readonly Model[] {
  const close = boxOfAll(everyone(figure, false, 1));
  const [wide, deep] = [close.maxX - close.minX, close.maxY - close.minY];
  const size = Math.min(bold ? LARGEST_BOLD : LARGEST, width / wide, depth / deep);
  const apart = Math.min(WIDEST, Math.max(1, (width * FILLED) / (wide * size)));
  const { minX, minY, maxX, maxY } = boxOfAll(everyone(figure, false, apart));
  const [x, y] = [-((minX + maxX) / 2) * size, -((minY + maxY) / 2) * size];
  return everyone(figure, ragged, apart).map((model) => put(model, { x, y, size }));
}

/** A part of the front rank, in a box that is narrower by the same part and one rank deep. */
export function vanguard(figure: Figure, part: number): Figure {
  const front = figure.filter(({ y }) => Math.abs(y - (figure[0]?.y ?? y)) < RANK);
  return part > 0.7 ? figure : front.slice(0, Math.max(1, Math.round(front.length * part)));
}
