/** Figures as paths. */
import type { Point } from '../../geometry/point.ts';
import { boxOf } from '../../geometry/polygon.ts';
import { type DrawnNode, draw } from '../node.ts';
import { smoothPath, straightPath } from '../path.ts';
import type { Figure, Member } from './catalogue.ts';
import { type Model, put, type Shape, type Tones } from './shape.ts';

/** Offsets aside and to the rear, and turns, of those who keep no ranks. */
const RAGGED: readonly (readonly [number, number, number])[] = [
  [0.5, 0.9, 7],
  [-0.7, -0.8, -10],
  [0.6, 0.2, 4],
  [-0.3, 1.1, -6],
  [0.7, -0.6, 11],
  [-0.6, 0.5, -3],
  [0.2, -1, 8],
];

/** A part of a base: its corner at the front left, its width and its depth. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** No figure is enlarged more than this, so that men keep the size of men. */
const LARGEST = 1.25;

/** Ranks are drawn apart at most so many times. */
const WIDEST = 1.3;

const everyone = (figure: Figure, ragged: boolean, apart: number): readonly Model[] =>
  figure.map(({ model, x, y, size = 1 }: Member, at) => {
    const [aside, back, turn] = (ragged && figure.length > 1 && RAGGED[at % RAGGED.length]) || [0, 0, 0];
    return put(model, { x: x * apart + aside, y: y + back, turn, size });
  });

/** So large a part of its front rank, in a box that is so much narrower than a base and no deeper than a rank. */
export function vanguard(figure: Figure, part: number): Figure {
  const front = figure.filter(({ y }) => y === figure[0]?.y);
  return part > 0.7 ? figure : front.slice(0, Math.max(1, Math.round(front.length * part)));
}

const boxOfAll = (models: readonly Model[]) =>
  boxOf(models.flatMap((model) => model.flatMap(({ points }) => points)));

/** A figure as large as a box has room for, and ranks as wide as it is. */
function fitted(figure: Figure, ragged: boolean, box: Box): readonly Model[] {
  const close = boxOfAll(everyone(figure, ragged, 1));
  const [wide, deep] = [close.maxX - close.minX, close.maxY - close.minY];
  const size = Math.min(LARGEST, box.width / wide, box.depth / deep);
  const models = everyone(figure, ragged, Math.min(WIDEST, box.width / (wide * size)));
  const { minX, minY, maxX, maxY } = boxOfAll(models);
  const x = box.x + box.width / 2 - ((minX + maxX) / 2) * size;
  const y = box.y + box.depth / 2 - ((minY + maxY) / 2) * size;
  return models.map((model) => put(model, { x, y, size }));
}

/** Shapes that are drawn in one path: the same shape of members with the same model. */
function layers(figure: Figure, models: readonly Model[]): readonly (readonly Shape[])[] {
  const first = figure.map(({ model }) => figure.findIndex((other) => other.model === model));
  const kinds = [...new Set(first)];
  return kinds.flatMap((kind) => {
    const alike = models.filter((_, at) => first[at] === kind);
    return (alike[0] ?? []).map((_, layer) => alike.flatMap((model) => model[layer] ?? []));
  });
}

const pathOf = ({ points, smooth, width }: Shape): string =>
  (smooth ? smoothPath : straightPath)(points, width === null);

function inTone(shapes: readonly Shape[], tones: Tones, outline: number): DrawnNode {
  const [{ tone, width, edged }] = shapes as [Shape];
  const paint =
    width !== null
      ? { fill: 'none', stroke: tones[tone], 'stroke-width': width, 'stroke-linecap': 'round' }
      : { fill: tones[tone], ...(edged ? { stroke: tones.ink, 'stroke-width': outline } : {}) };
  return draw('path', { d: shapes.map(pathOf).join(''), ...paint });
}

const OUTLINE = 0.5;

/** One path of everything filled, that lies as a shadow so far from the figure. */
const shadowOf = (models: readonly Model[], { x, y }: Point): DrawnNode =>
  draw('path', {
    d: models
      .flat()
      .filter(({ width, edged }) => width === null && edged)
      .map(pathOf)
      .join(''),
    transform: `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})`,
    fill: '#000',
    'fill-opacity': 0.28,
  });

/** A figure fitted into a box, on its shadow; the members of a ragged one keep no ranks. */
export function figureNodes(
  figure: Figure,
  box: Box,
  ragged: boolean,
  tones: Tones,
  shade: Point,
): DrawnNode {
  const models = fitted(figure, ragged, box);
  return draw('g', { class: 'figure', 'stroke-linejoin': 'round' }, [
    shadowOf(models, shade),
    ...layers(figure, models).map((shapes) => inTone(shapes, tones, OUTLINE)),
  ]);
}
