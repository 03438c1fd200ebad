/** Makes paths from figures. */
import { fromBook, keptWith } from '../../engine/data/memory.ts';
import type { Point } from '../../geometry/point.ts';
import { boxOf } from '../../geometry/polygon.ts';
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
  /** The lit parts of its shapes as a path; '' if they are too small. */
  readonly lit: string;
  readonly shape: Omit<Shape, 'points'>;
}

/** A lit part is the whole shape, smaller. Shapes smaller than this, in millimetres, have none. */
const LIT = 0.58;
const LIT_FROM = 2.2;

function litPart(shape: Shape): string {
  if (shape.width !== null || !shape.edged || shape.tone === 'ink') return '';
  const { minX, minY, maxX, maxY } = boxOf(shape.points);
  if (Math.min(maxX - minX, maxY - minY) < LIT_FROM) return '';
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const points = shape.points.map((point) => ({ x: x + (point.x - x) * LIT, y: y + (point.y - y) * LIT }));
  return pathOf({ ...shape, points });
}

function compiled(figure: Figure, room: Room): readonly Layer[] {
  const shown = vanguard(figure, room.part);
  return layers(shown, fitted(shown, room)).flatMap((shapes) =>
    shapes[0]
      ? [{ d: shapes.map(pathOf).join(''), lit: shapes.map(litPart).join(''), shape: shapes[0] }]
      : [],
  );
}

/** How the men of a figure stand, and how many of them. */
type Ranks = Pick<Room, 'ragged' | 'part' | 'bold'>;

/** At most this many rooms are cached with a figure. */
const MOST_ROOMS = 100;
const roomsOf = keptWith((_figure: Figure) => new Map<string, readonly Layer[]>());

/** Bases of a kind have the same figure in the same room, so its layers are cached. */
const layersIn = (figure: Figure, room: Room): readonly Layer[] =>
  fromBook(
    roomsOf(figure),
    `${room.width} ${room.depth} ${room.ragged} ${room.part} ${room.bold}`,
    () => compiled(figure, room),
    MOST_ROOMS,
  );

const OUTLINE = 0.5;
const OUTLINE_BOLD = 1;
/** How far light shifts the lit part of a shape, as a part of the way of the shadow. */
const SHIFT = -0.5;

function inTone({ d, shape: { tone, width, edged } }: Layer, tones: Tones, outline: number): DrawnNode {
  const paint =
    width !== null
      ? { fill: 'none', stroke: tones[tone], 'stroke-width': width, 'stroke-linecap': 'round' }
      : { fill: tones[tone], ...(edged ? { stroke: tones.ink, 'stroke-width': outline } : {}) };
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

const silhouettesOf = keptWith((_figure: Figure) => new Map<string, string>());

/** All filled shapes of a figure in this box as one path. */
function outlineIn(figure: Figure, { x, y, width, depth }: Box, ranks: Ranks): string {
  const shown = vanguard(figure, ranks.part);
  const at = { x: x + width / 2, y: y + depth / 2 };
  return fitted(shown, { width, depth, ...ranks })
    .flat()
    .filter((shape) => shape.width === null && shape.edged)
    .map((shape) =>
      pathOf({ ...shape, points: shape.points.map((point) => ({ x: point.x + at.x, y: point.y + at.y })) }),
    )
    .join('');
}

/** The width of the outline of a silhouette, half of which its filling covers. */
const OUTLINE_ALONE = 2;

/**
 * A figure as one path, which stands in its box by its points alone. Of a crowd nobody sees more, and a browser paints
 * hundreds of bases in half the time: each transform would be painted apart.
 */
export const silhouette = (figure: Figure, box: Box, ranks: Ranks, tones: Tones): DrawnNode =>
  draw('path', {
    class: 'figure',
    d: fromBook(
      silhouettesOf(figure),
      JSON.stringify([box, ranks]),
      () => outlineIn(figure, box, ranks),
      MOST_ROOMS,
    ),
    fill: tones.cloth,
    stroke: tones.ink,
    'stroke-width': OUTLINE_ALONE,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });

/** The lit part of a layer; none if light and shadow cannot be seen. */
const gleam = ({ lit }: Layer, shade: Point | null): readonly DrawnNode[] =>
  shade && lit !== ''
    ? [
        draw('path', {
          class: 'gleam',
          d: lit,
          transform: `translate(${coordinates({ x: shade.x * SHIFT, y: shade.y * SHIFT })})`,
          fill: '#fff',
          'fill-opacity': 0.26,
        }),
      ]
    : [];

/** A figure in the middle of a box, and its light and shadow if they can be seen. */
export function figureNodes(
  figure: Figure,
  box: Box,
  { ragged, part, bold }: Ranks,
  tones: Tones,
  shade: Point | null,
): DrawnNode {
  const { x, y, width, depth } = box;
  const drawn = layersIn(figure, { width, depth, ragged, part, bold });
  const place = `translate(${coordinates({ x: x + width / 2, y: y + depth / 2 })})`;
  return draw('g', { class: 'figure', transform: place, 'stroke-linejoin': 'round' }, [
    ...(shade ? [shadowOf(drawn, shade)] : []),
    ...drawn.flatMap((layer) => [
      inTone(layer, tones, bold ? OUTLINE_BOLD : OUTLINE),
      ...gleam(layer, shade),
    ]),
  ]);
}
