/** Makes paths from figures. */
import { fromBook, keptWith } from '../../engine/memory.ts';
import type { Point } from '../../geometry/point.ts';
import { type DrawnNode, draw } from '../node.ts';
import { coordinates, smoothPath, straightPath } from '../path.ts';
import type { Figure } from './catalogue.ts';
import { type Box, fitted, type Room, vanguard } from './fit.ts';
import type { Model, Shape, Tones } from './shape.ts';

/** The shapes that share a path: the same shape in all members with the same model. */
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

/** At most this many rooms are cached with a figure. */
const MOST_ROOMS = 100;
const roomsOf = keptWith((_figure: Figure) => new Map<string, readonly Layer[]>());

/** Bases of a kind have the same figure in the same room, so its layers are cached. */
const layersIn = (figure: Figure, room: Room): readonly Layer[] =>
  fromBook(
    roomsOf(figure),
    `${room.width} ${room.depth} ${room.ragged} ${room.part}`,
    () => compiled(figure, room),
    MOST_ROOMS,
  );

const OUTLINE = 0.5;

function inTone({ d, shape: { tone, width, edged } }: Layer, tones: Tones): DrawnNode {
  const paint =
    width !== null
      ? { fill: 'none', stroke: tones[tone], 'stroke-width': width, 'stroke-linecap': 'round' }
      : { fill: tones[tone], ...(edged ? { stroke: tones.ink, 'stroke-width': OUTLINE } : {}) };
  return draw('path', { d, ...paint });
}

/** One path of all filled shapes, drawn as a shadow at this distance from the figure. */
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

/** A figure in the middle of a box, and its shadow if that can be seen. */
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
