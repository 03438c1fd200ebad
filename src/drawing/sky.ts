/** The weather and the light over a table, with signs that do not depend on colour. */

import type { Battle } from '../engine/battle.ts';
import type { Sky } from '../engine/contract/shown.ts';
import { direction, facingFromDegrees } from '../geometry/exact.ts';
import type { Point } from '../geometry/point.ts';
import { type DrawnNode, draw, pointsText } from './node.ts';

type Table = Battle['table'];

const STEP = 60;
const DROP = 18;

/** Places all over the table, with alternate rows moved by half a step, in SVG coordinates. */
function places({ width, depth }: Table, step: number): readonly Point[] {
  const rows = Math.max(1, Math.floor(depth / step));
  const columns = Math.max(1, Math.floor(width / step));
  return Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns);
    return {
      x: ((at % columns) + 0.3 + (row % 2) * 0.4) * (width / columns),
      y: (row + 0.5) * (depth / rows),
    };
  });
}

/** Slanting strokes. */
const drawRain = (table: Table): DrawnNode =>
  draw('path', {
    class: 'rain',
    d: places(table, STEP)
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}l${-DROP / 3} ${DROP}`)
      .join(''),
    fill: 'none',
    stroke: '#2c5d8f',
    'stroke-width': 2.2,
    'stroke-linecap': 'round',
    opacity: 0.55,
  });

const SUN_RADIUS = 24;
const SUN_INSET = 44;
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A place on the table just within its edge, in a direction. */
function towards({ width, depth }: Table, degrees: number): Point {
  const { x, y } = direction(facingFromDegrees(degrees));
  return { x: width / 2 + x * (width / 2 - SUN_INSET), y: depth / 2 - y * (depth / 2 - SUN_INSET) };
}

/** An arrow that flies from the north, drawn about its middle. */
const ARROW = 'M0 -46V46M-16 24L0 46L16 24M-9 -46L0 -34L9 -46';
/** How far the wind stands beside the place of the sun on the same edge, in millimetres. */
const BESIDE = 110;

/** One arrow at the edge that the wind comes from: more would lie over the whole battle. */
function drawWind(table: Table, from: number): DrawnNode {
  const { x, y } = towards(table, from);
  const side = direction(facingFromDegrees(from + 90));
  return draw('path', {
    class: 'wind',
    d: ARROW,
    transform: `translate(${Math.round(x + side.x * BESIDE)} ${Math.round(y - side.y * BESIDE)}) rotate(${from})`,
    fill: 'none',
    stroke: '#28323a',
    'stroke-width': 6,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity: 0.7,
  });
}

const ray = (turn: number, from: number, to: number, dashed: boolean): DrawnNode =>
  draw('path', {
    d: `M0 ${-from}V${-to}`,
    transform: `rotate(${turn})`,
    stroke: '#8a5a00',
    'stroke-width': 4,
    'stroke-linecap': 'round',
    ...(dashed ? { 'stroke-dasharray': '26 16' } : {}),
  });

/** A disc with rays in the direction of the sun. While it dazzles, some rays cross the table. */
function drawSun(table: Table, degrees: number, dazzles: boolean): DrawnNode {
  const { x, y } = towards(table, degrees);
  const far = Math.max(table.width, table.depth) * 0.45;
  const glare = dazzles ? [-36, -18, 0, 18, 36].map((turn) => ray(degrees + 180 + turn, 52, far, true)) : [];
  return draw('g', { class: 'sun', transform: `translate(${Math.round(x)} ${Math.round(y)})` }, [
    draw('g', { opacity: 0.6 }, glare),
    draw('circle', { r: SUN_RADIUS, fill: '#ffd34d', stroke: '#8a5a00', 'stroke-width': 3 }),
    ...RAYS.map((turn) => ray(turn, SUN_RADIUS + 7, SUN_RADIUS + 17, false)),
  ]);
}

/** Puddles along the unpaved roads and tracks. */
const drawMud = ({ terrain, table }: Pick<Battle, 'terrain' | 'table'>): readonly DrawnNode[] =>
  terrain
    .filter(({ kind, line }) => (kind === 'UR' || kind === 'Rd') && line !== undefined)
    .map(({ line = [], width = 30 }) =>
      draw('polyline', {
        class: 'mud',
        points: pointsText(line.map(({ x, y }) => ({ x, y: table.depth - y }))),
        fill: 'none',
        stroke: '#5a3d1a',
        'stroke-width': width * 0.4,
        'stroke-dasharray': '2 26',
        'stroke-linecap': 'round',
      }),
    );

/** Flakes. */
const drawSnow = (table: Table): DrawnNode =>
  draw('path', {
    class: 'snow',
    d: places(table, STEP)
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0.1`)
      .join(''),
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 9,
    'stroke-linecap': 'round',
    opacity: 0.85,
  });

/** The colour and the thickness of a veil over the whole table. */
const VEILS = {
  mist: { fill: '#f4f6f4', opacity: 0.35 },
  fog: { fill: '#eef0ef', opacity: 0.55 },
  dust: { fill: '#d8b173', opacity: 0.5 },
} as const;

const drawVeil = ({ width, depth }: Table, veil: keyof typeof VEILS): DrawnNode =>
  draw('rect', { class: veil, x: 0, y: 0, width, height: depth, ...VEILS[veil] });

/** How dark it is. */
const DARKNESS: Readonly<Partial<Record<Sky['light'], number>>> = {
  dawn: 0.28,
  dusk: 0.38,
  moonlight: 0.5,
  dark: 0.62,
  night: 0.6,
};

/** The lights without a moon. */
const MOONLESS: readonly Sky['light'][] = ['dawn', 'dark'];

/** Darkness, and a crescent moon in a corner. */
const drawDusk = ({ width, depth }: Table, light: Sky['light']): readonly DrawnNode[] => [
  draw('rect', {
    class: 'dusk',
    x: 0,
    y: 0,
    width,
    height: depth,
    fill: '#141d3c',
    opacity: DARKNESS[light] ?? 0,
  }),
  ...(MOONLESS.includes(light)
    ? []
    : [
        draw('path', {
          class: 'moon',
          d: 'M0 -26A26 26 0 1 0 24 10A20 20 0 0 1 0 -26Z',
          transform: `translate(${width - 52} 52)`,
          fill: '#fff4c4',
          stroke: '#141d3c',
          'stroke-width': 2,
        }),
      ]),
];

/** The sky over the ground and under the bases. */
export function drawSky(battle: Pick<Battle, 'terrain' | 'table'>, sky: Sky): readonly DrawnNode[] {
  const { rain, snow, mud, wind, light, sun, dazzles } = sky;
  const { table } = battle;
  const dark = DARKNESS[light] !== undefined;
  const veils = (['mist', 'fog', 'dust'] as const).filter((veil) => sky[veil]);
  return [
    ...(mud ? drawMud(battle) : []),
    ...(dark ? drawDusk(table, light) : []),
    ...veils.map((veil) => drawVeil(table, veil)),
    ...(rain ? [drawRain(table)] : []),
    ...(snow ? [drawSnow(table)] : []),
    ...(wind === null ? [] : [drawWind(table, wind)]),
    ...(sun === null || dark ? [] : [drawSun(table, sun, dazzles)]),
  ];
}
