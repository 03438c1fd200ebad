/** The shapes of figures, seen from above in millimetres: the front is up, and y grows to the rear. */
import type { Point } from '../../geometry/point.ts';

/** The tones of a side: clothes, animals, shining metal, shafts and bows, outlines. */
type Tone = 'cloth' | 'hide' | 'metal' | 'wood' | 'ink';

export type Tones = Readonly<Record<Tone, string>>;

export interface Shape {
  readonly tone: Tone;
  readonly points: readonly Point[];
  /** True for a curve through its points, false for straight edges between them. */
  readonly smooth: boolean;
  /** The width of an open line; null for a filled shape. */
  readonly width: number | null;
  /** A filled shape has an outline in ink, except a mark on another shape. */
  readonly edged: boolean;
}

/** The shapes of one thing, the lowest first. */
export type Model = readonly Shape[];

type Pairs = readonly (readonly [number, number])[];

const pointsOf = (pairs: Pairs): readonly Point[] => pairs.map(([x, y]) => ({ x, y }));

/** The right half of an outline from front to rear, and its mirror image. */
const bothHalves = (right: Pairs): Pairs => [
  ...right,
  ...right
    .filter(([x]) => x !== 0)
    .toReversed()
    .map(([x, y]) => [-x, y] as const),
];

const filled = (tone: Tone, pairs: Pairs, smooth: boolean, edged = true): Shape => ({
  tone,
  points: pointsOf(pairs),
  smooth,
  width: null,
  edged,
});

/** A body with the same curve on either side, given by its right half from front to rear. */
export const body = (tone: Tone, ...right: Pairs): Shape => filled(tone, bothHalves(right), true);
/** As `body`, with straight edges. */
export const block = (tone: Tone, ...right: Pairs): Shape => filled(tone, bothHalves(right), false);
/** A closed curve. */
export const blob = (tone: Tone, ...outline: Pairs): Shape => filled(tone, outline, true);
/** A polygon. */
export const plate = (tone: Tone, ...outline: Pairs): Shape => filled(tone, outline, false);

const HALF_WAY = Math.SQRT1_2;
const ROUND: Pairs = [
  [0, -1],
  [HALF_WAY, -HALF_WAY],
  [1, 0],
  [HALF_WAY, HALF_WAY],
  [0, 1],
];

/** A disc; with `long`, an oval of this half length from front to rear. */
export const disc = (tone: Tone, x: number, y: number, radius: number, long = radius): Shape =>
  filled(
    tone,
    bothHalves(ROUND).map(([px, py]) => [x + px * radius, y + py * long]),
    true,
  );

/** The points of a star, from the front, alternately far and near. */
export const star = (points: number, far: number, near: number): Pairs =>
  Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at * Math.PI) / points;
    const radius = at % 2 === 0 ? far : near;
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius] as const;
  });

/** A line of this width, straight from point to point. */
export const line = (tone: Tone, width: number, ...through: Pairs): Shape => ({
  ...filled(tone, through, false, false),
  width,
});
/** A line of this width, curved. */
export const curve = (tone: Tone, width: number, ...through: Pairs): Shape => ({
  ...filled(tone, through, true, false),
  width,
});

/** A limb or a tail: a curve of this width with an outline. */
export const limb = (tone: Tone, width: number, ...through: Pairs): readonly Shape[] => [
  curve('ink', width + 1, ...through),
  curve(tone, width, ...through),
];

/** A shape without an outline, as a mark on another. */
export const mark = (shape: Shape): Shape => ({ ...shape, edged: false });

export interface Placing {
  readonly x?: number;
  readonly y?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly size?: number;
  readonly mirrored?: boolean;
}

/** A model that is enlarged, turned about its origin and then moved. */
export function put(model: Model, { x = 0, y = 0, turn = 0, size = 1, mirrored = false }: Placing): Model {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const across = mirrored ? -size : size;
  const moved = (point: Point): Point => ({
    x: x + point.x * across * cos - point.y * size * sin,
    y: y + point.x * across * sin + point.y * size * cos,
  });
  return model.map((shape) => ({
    ...shape,
    points: shape.points.map(moved),
    width: shape.width === null ? null : shape.width * size,
  }));
}

/** A model and its mirror image on the other side. */
export const pair = (model: Model, placing: Placing = {}): Model => [
  ...put(model, placing),
  ...put(put(model, placing), { mirrored: true }),
];
