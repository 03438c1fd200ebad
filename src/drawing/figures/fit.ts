/** Figures fitted into the room that they have. */
import { boxOf } from '../../geometry/polygon.ts';
import type { Figure, Member } from './catalogue.ts';
import { type Model, put } from './shape.ts';

/** Offsets aside and to the rear, and turns, of those who keep no ranks. */
const RAGGED: readonly (readonly [number, number, number])[] = [
  [0.4, 0.7, 7],
  [-0.6, -0.7, -9],
  [0.5, 0.2, 4],
  [-0.3, 0.8, -6],
  [0.6, -0.5, 9],
  [-0.5, 0.4, -3],
  [0.2, -0.8, 8],
];

/** A part of a base: its corner at the front left, its width and its depth. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** What a figure is fitted into, and how: without ranks, and only part of it where there is little width. */
export interface Room {
  readonly width: number;
  readonly depth: number;
  readonly ragged: boolean;
  readonly part: number;
}

/** No figure is enlarged more than this, so that men keep the size of men. */
const LARGEST = 1.25;

/** Ranks are drawn apart at most so many times, to fill this part of the width. */
const WIDEST = 1.3;
const FILLED = 0.95;
/** Those whose places to the front differ by less stand in one rank. */
const RANK = 3;

const everyone = (figure: Figure, ragged: boolean, apart: number): readonly Model[] =>
  figure.map(({ model, x, y, size = 1 }: Member, at) => {
    const [aside, back, turn] = (ragged && figure.length > 1 && RAGGED[at % RAGGED.length]) || [0, 0, 0];
    return put(model, { x: x * apart + aside, y: y + back, turn, size });
  });

const boxOfAll = (models: readonly Model[]) =>
  boxOf(models.flatMap((model) => model.flatMap(({ points }) => points)));

/** A figure as large as there is room for, in its middle, and its ranks as wide; ragged ones break out by a hair. */
export function fitted(figure: Figure, { width, depth, ragged }: Room): readonly Model[] {
  const close = boxOfAll(everyone(figure, false, 1));
  const [wide, deep] = [close.maxX - close.minX, close.maxY - close.minY];
  const size = Math.min(LARGEST, width / wide, depth / deep);
  const apart = Math.min(WIDEST, Math.max(1, (width * FILLED) / (wide * size)));
  const { minX, minY, maxX, maxY } = boxOfAll(everyone(figure, false, apart));
  const [x, y] = [-((minX + maxX) / 2) * size, -((minY + maxY) / 2) * size];
  return everyone(figure, ragged, apart).map((model) => put(model, { x, y, size }));
}

/** So large a part of its front rank, in a box that is so much narrower than a base and no deeper than a rank. */
export function vanguard(figure: Figure, part: number): Figure {
  const front = figure.filter(({ y }) => Math.abs(y - (figure[0]?.y ?? y)) < RANK);
  return part > 0.7 ? figure : front.slice(0, Math.max(1, Math.round(front.length * part)));
}
