/** Figures as paths. */
import type { Point } from '../../geometry/point.ts';
import { boxOf } from '../../geometry/polygon.ts';
import { type DrawnNode, draw } from '../node.ts';
import { coordinates, smoothPath, straightPath } from '../path.ts';
import type { Figure, Member } from './catalogue.ts';
import { type Model, put, type Shape, type Tones } from './shape.ts';

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
interface Room {
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
function fitted(figure: Figure, { width, depth, ragged }: Room): readonly Model[] {
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

/** Shapes that are drawn in one path: the same shape of members with the same model. */
function layers(figure: Figure, models: readonly Model[]): readonly (readonly Shape[])[] {
  const first = figure.map(({ model }) => figure.findIndex((other) => other.model === model));
  return [...new Set(first)].flatMap((kind) => {
    const alike = models.filter((_, at) => first[at] === kind);
    return (alike[0] ?? []).map((_, layer) => alike.flatMap((model) => model[layer] ?? []));
  });
}

const pathOf = ({ points, smooth, width }: Shape): string =>
  (smooth ? smoothPath : straightPath)(points, width === null);

interface Layer {
  readonly d: string;
  readonly shape: Omit<Shape, 'points'>;
}

function compiled(figure: Figure, room: Room): readonly Layer[] {
  const shown = vanguard(figure, room.part);
  return layers(shown, fitted(shown, room)).flatMap((shapes) =>
    shapes[0] ? [{ d: shapes.map(pathOf).join(''), shape: shapes[0] }] : [],
  );
}

const known = new WeakMap<Figure, Map<string, readonly Layer[]>>();

/** Bases of a kind have the same figure in the same room: it is thought out once. */
function layersIn(figure: Figure, room: Room): readonly Layer[] {
  const rooms = known.get(figure) ?? new Map<string, readonly Layer[]>();
  known.set(figure, rooms);
  const key = `${room.width} ${room.depth} ${room.ragged} ${room.part}`;
  const found = rooms.get(key) ?? compiled(figure, room);
  rooms.set(key, found);
  return found;
}

const OUTLINE = 0.5;

function inTone({ d, shape: { tone, width, edged } }: Layer, tones: Tones): DrawnNode {
  const paint =
    width !== null
      ? { fill: 'none', stroke: tones[tone], 'stroke-width': width, 'stroke-linecap': 'round' }
      : { fill: tones[tone], ...(edged ? { stroke: tones.ink, 'stroke-width': OUTLINE } : {}) };
  return draw('path', { d, ...paint });
}

/** One path of everything filled, that lies as a shadow so far from the figure. */
const shadowOf = (drawn: readonly Layer[], by: Point): DrawnNode =>
  draw('path', {
    class: 'figure-shadow',
    d: drawn
      .filter(({ shape }) => shape.width === null && shape.edged)
      .map(({ d }) => d)
      .join(''),
    transform: `translate(${coordinates(by)})`,
    fill: '#000',
    'fill-opacity': 0.28,
  });

/** A figure in the middle of a box, on its shadow where that can be seen. */
export function figureNodes(
  figure: Figure,
  box: Box,
  { ragged, part }: Pick<Room, 'ragged' | 'part'>,
  tones: Tones,
  shade: Point | null,
): DrawnNode {
  const { x, y, width, depth } = box;
  const drawn = layersIn(figure, { width, depth, ragged, part });
  const place = `translate(${coordinates({ x: x + width / 2, y: y + depth / 2 })})`;
  return draw('g', { class: 'figure', transform: place, 'stroke-linejoin': 'round' }, [
    ...(shade ? [shadowOf(drawn, shade)] : []),
    ...drawn.map((layer) => inTone(layer, tones)),
  ]);
}
