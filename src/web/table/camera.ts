/** The visible part of the table: zooms, pans, and the pixel of a point. */
import type { Level } from '../../drawing/label.ts';
import type { Point } from '../../geometry/point.ts';
import { type Table, type Turn, turnedPoint, unturnedPoint } from './turning.ts';

/**
 * The visible part of the table: the point of the turned drawing in the upper left corner of the screen, and the pixels
 * per millimetre. A `Table` beside it has its turned size too, except in functions that also take a turn.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels left free round a table that is fitted in. */
const MARGIN = 14;
const NEAREST = 9;
/** The smallest scale, as a part of the scale that fits the whole table. */
const OUTERMOST = 0.7;

const fitScale = (table: Table, screen: Size): number =>
  Math.max(
    0.01,
    Math.min((screen.width - 2 * MARGIN) / table.width, (screen.height - 2 * MARGIN) / table.depth),
  );

/** A part of a turned table, y downward. */
export interface Part extends Table {
  readonly x: number;
  readonly y: number;
}

/** What lies round the middle of a part, as much of it as a screen shows at this scale. */
export function middleOf(part: Part, free: Size, scale: number): Part {
  const width = Math.min(part.width, Math.max(1, free.width - 2 * MARGIN) / scale);
  const depth = Math.min(part.depth, Math.max(1, free.height - 2 * MARGIN) / scale);
  return { x: part.x + (part.width - width) / 2, y: part.y + (part.depth - depth) / 2, width, depth };
}

/** The part of a screen that nothing covers, in pixels. */
export interface Free extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * A part of a table in the middle of the free part of the screen, as large as that allows. No ground beyond the table is
 * shown while ground on the other side of the part is left out.
 */
export function fittedOn(part: Part, table: Table, free: Free): Camera {
  const scale = fitScale(part, free);
  const place = (at: number, length: number, whole: number, from: number, size: number): number => {
    const [seen, edge] = [size / scale, MARGIN / scale];
    const centred = at + length / 2 - seen / 2;
    const start = seen >= whole + 2 * edge ? centred : clamped(centred, -edge, whole + edge - seen);
    return start - from / scale;
  };
  return {
    x: place(part.x, part.width, table.width, free.x, free.width),
    y: place(part.y, part.depth, table.depth, free.y, free.height),
    scale,
  };
}

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Pixels by which the middle of two views may differ, and the part by which their scales may, while they look alike. */
const ALIKE = { shift: 60, scale: 0.3 } as const;

/** Do two views show almost the same? */
export function isAlmost(a: Camera, b: Camera, screen: Size): boolean {
  const shift = (from: keyof Size, of: 'x' | 'y'): number => {
    const middle = (camera: Camera): number => camera[of] + screen[from] / camera.scale / 2;
    return Math.abs(middle(a) - middle(b)) * b.scale;
  };
  return (
    Math.abs(a.scale / b.scale - 1) <= ALIKE.scale &&
    Math.max(shift('width', 'x'), shift('height', 'y')) <= ALIKE.shift
  );
}

/** Does a part of the drawing lie whole in the free part of the screen? */
export function isIn(camera: Camera, part: Part, free: Free): boolean {
  const { x, y, scale } = inSight(camera, part, free);
  return x === camera.x && y === camera.y && scale === camera.scale;
}

/** Zooms; the point under this pixel stays where it is. */
export function zoomAt(camera: Camera, factor: number, at: Point, table: Table, screen: Size): Camera {
  const least = fitScale(table, screen) * OUTERMOST;
  const scale = Math.min(NEAREST, Math.max(least, camera.scale * factor));
  const x = camera.x + at.x / camera.scale - at.x / scale;
  const y = camera.y + at.y / camera.scale - at.y / scale;
  return held({ x, y, scale }, table, screen);
}

export const panBy = (camera: Camera, dx: number, dy: number, table: Table, screen: Size): Camera =>
  held({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, table, screen);

/** Keeps the middle of the screen on the table. */
function held(camera: Camera, table: Table, screen: Size): Camera {
  const halfWidth = screen.width / camera.scale / 2;
  const halfHeight = screen.height / camera.scale / 2;
  return {
    scale: camera.scale,
    x: clamped(camera.x + halfWidth, 0, table.width) - halfWidth,
    y: clamped(camera.y + halfHeight, 0, table.depth) - halfHeight,
  };
}

/** Pans just far enough to bring a point of the drawing well into the screen. */
export function bringIn(camera: Camera, point: Point, table: Table, screen: Size): Camera {
  const margin = 60;
  const px = (point.x - camera.x) * camera.scale;
  const py = (point.y - camera.y) * camera.scale;
  const over = (at: number, size: number): number =>
    at < margin ? at - margin : at > size - margin ? at - (size - margin) : 0;
  const aside = over(px, screen.width);
  const down = over(py, screen.height);
  return aside === 0 && down === 0 ? camera : panBy(camera, -aside, -down, table, screen);
}

/** Pans up or down just far enough that the free part of the screen shows no ground beyond the table, if it is so large. */
export function filled(camera: Camera, table: Table, free: Free): Camera {
  const edge = MARGIN / camera.scale;
  const least = -edge - free.y / camera.scale;
  const most = table.depth + edge - (free.y + free.height) / camera.scale;
  return least > most ? camera : { ...camera, y: clamped(camera.y, least, most) };
}

/** Pans just far enough to bring a part of the drawing into the free part of the screen; zooms out if it is too large. */
export function inSight(camera: Camera, part: Part, free: Free): Camera {
  const scale = Math.min(camera.scale, free.width / part.width, free.height / part.depth);
  const place = (at: number, now: number, length: number, from: number, size: number): number => {
    const least = at + length - (from + size) / scale;
    const most = at - from / scale;
    return scale === camera.scale ? Math.min(most, Math.max(least, now)) : (least + most) / 2;
  };
  return {
    scale,
    x: place(part.x, camera.x, part.width, free.x, free.width),
    y: place(part.y, camera.y, part.depth, free.y, free.height),
  };
}

export const viewBox = (camera: Camera, screen: Size): string =>
  [camera.x, camera.y, screen.width / camera.scale, screen.height / camera.scale]
    .map((n) => n.toFixed(3))
    .join(' ');

/** The point of the table, y to the north, under this pixel. */
export function toTable(camera: Camera, px: Point, table: Table, turn: Turn = 0): Point {
  const seen = { x: camera.x + px.x / camera.scale, y: camera.y + px.y / camera.scale };
  const { x, y } = unturnedPoint(seen, turn, table);
  return { x, y: table.depth - y };
}

/** The pixel at which a point of the table (y to the north) is seen. */
export function toScreen(camera: Camera, point: Point, table: Table, turn: Turn = 0): Point {
  const { x, y } = turnedPoint({ x: point.x, y: table.depth - point.y }, turn, table);
  return { x: (x - camera.x) * camera.scale, y: (y - camera.y) * camera.scale };
}

/** How much is written on bases at a scale in pixels a millimetre. */
export function levelAt(scale: number): Level {
  if (scale >= 1.9) return 'near';
  if (scale >= 1) return 'middle';
  return scale >= 0.55 ? 'far' : 'farthest';
}

/** Pans and zooms so that the points of the table under two fingers stay under them. */
export function pinched(
  camera: Camera,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  table: Table,
  screen: Size,
): Camera {
  const spread = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = middle(before);
  const to = middle(after);
  const moved = panBy(camera, to.x - from.x, to.y - from.y, table, screen);
  return zoomAt(moved, spread(after) / spread(before), to, table, screen);
}
