/** Bare, wet and broken ground: fields, marsh, sand, stones, gullies and cliffs. */
import type { Point } from '../../geometry/point.ts';
import { centroid } from '../../geometry/polygon.ts';
import { fallen } from '../light.ts';
import { draw } from '../node.ts';
import { smoothPath, straightPath } from '../path.ts';
import { tuft } from './growth.ts';
import { mixed, step } from './hills.ts';
import { drawnIn, hatched, rows, smoothed, spread } from './outline.ts';
import { filled, floor, moved, type Painter, shadowed, stroked } from './patch.ts';

/** Ploughed fields within hedges. */
export const fields: Painter = (patch) => {
  const { area, outline: hedge, colours, random } = patch;
  const angle = random() * Math.PI;
  const furrows = rows(area, 4.4, angle, 1.5).map((row) => straightPath(row, false));
  const strips = rows(area, 26, angle, 2).map((row) => straightPath(row, false));
  return [
    ...floor(patch, colours.crop, 3),
    stroked(strips.join(''), colours.soil, 11, { 'stroke-linecap': 'butt', 'stroke-opacity': 0.65 }),
    stroked(furrows.join(''), colours.furrow, 0.8, { 'stroke-opacity': 0.7 }),
    draw('g', { transform: `translate(${fallen(patch.turned, 1.6).x} ${fallen(patch.turned, 1.6).y})` }, [
      stroked(hedge, colours.shade, 3.4, { 'stroke-opacity': 0.3 }),
    ]),
    stroked(hedge, colours.hedge, 3.4),
    stroked(hedge, colours.shrubLit, 1.7, { 'stroke-dasharray': '0.1 4.2' }),
  ];
};

/** A flat, uneven shape about a point. */
const puddle = (at: Point, radius: number, random: () => number): string =>
  smoothPath(
    Array.from({ length: 7 }, (_, side) => {
      const [angle, far] = [(side * 2 * Math.PI) / 7, radius * (0.7 + random() * 0.6)];
      return { x: at.x + Math.cos(angle) * far * 1.3, y: at.y + Math.sin(angle) * far * 0.8 };
    }),
    true,
  );

/** A marsh with pools and reeds. */
export const marsh: Painter = (patch) => {
  const { area, colours, random } = patch;
  const pools = spread(area, 32, 12, random)
    .map((at) => puddle(at, 6 + random() * 5, random))
    .join('');
  const reeds = spread(area, 12, 3, random)
    .map((at) => tuft(at, 5))
    .join('');
  return [
    ...floor(patch, colours.marsh),
    stroked(pools, colours.reed, 1.6, { 'stroke-opacity': 0.5 }),
    filled(pools, colours.water),
    stroked(pools, colours.shallow, 0.6),
    stroked(reeds, colours.reed, 0.8),
  ];
};

/** Dunes: crescents of sand in the wind. */
export const dunes: Painter = (patch) => {
  const { area, colours, random } = patch;
  const crescents = spread(area, 27, 10, random).map((at) => {
    const half = 6 + random() * 4;
    return [
      { x: at.x - half, y: at.y + 2.4 },
      { x: at.x - half * 0.5, y: at.y - 2 },
      { x: at.x + half * 0.4, y: at.y - 2.4 },
      { x: at.x + half, y: at.y + 2 },
    ];
  });
  const d = crescents.map((line) => smoothPath(line, false)).join('');
  const lit = crescents.map((line) =>
    smoothPath(
      line.map((point) => moved(point, { x: -0.6, y: -1.6 })),
      false,
    ),
  );
  return [
    ...floor(patch, colours.sand),
    stroked(d, colours.sandDark, 3, { 'stroke-opacity': 0.8 }),
    stroked(lit.join(''), colours.sandLight, 1.6),
  ];
};

export const beach: Painter = (patch) => {
  const { area, colours, random } = patch;
  const grains = spread(area, 9, 1.5, random).map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1`);
  return [
    ...floor(patch, colours.sand, 4),
    stroked(grains.join(''), colours.sandDark, 1, { 'stroke-opacity': 0.8 }),
  ];
};

const SIDES = 6;

/** An angular stone. */
const stone = (at: Point, radius: number, random: () => number): readonly Point[] =>
  Array.from({ length: SIDES }, (_, side) => {
    const angle = ((side + random() * 0.7) * 2 * Math.PI) / SIDES;
    const far = radius * (0.75 + random() * 0.4);
    return { x: at.x + Math.cos(angle) * far * 1.15, y: at.y + Math.sin(angle) * far };
  });

/** Stones without ground, about this far apart. */
const strewn =
  (apart: number, largest: number): Painter =>
  (patch) => {
    const { area, colours, turned, random } = patch;
    const stones = spread(area, apart, largest, random).map((at) =>
      stone(at, largest * (0.35 + random() * 0.6), random),
    );
    const by = fallen(turned, -0.7);
    const lit = stones.map((outline) =>
      drawnIn(outline, [centroid(outline)], 0.62).map((point) => moved(point, by)),
    );
    const d = stones.map((outline) => straightPath(outline, true)).join('');
    return [
      shadowed(d, patch, 1.4, 0.35),
      draw('path', { d, fill: colours.stone, stroke: colours.stoneDark, 'stroke-width': 0.4 }),
      filled(lit.map((outline) => straightPath(outline, true)).join(''), colours.stoneLit),
    ];
  };

export const stones: Painter = strewn(17, 4.6);
export const rocky: Painter = (patch) => [...floor(patch, patch.colours.stony), ...stones(patch)];

/** A gully that is cut into the ground step by step, with stones on its floor. */
export const gully: Painter = (patch) => {
  const { area, outline, colours } = patch;
  const middle = [centroid(area)];
  const steps = [0.8, 0.6, 0.38].map((part) => drawnIn(area, middle, part));
  return [
    ...floor(patch, colours.gully, 4),
    stroked(
      hatched(area, middle, 6, (at) => 7 + (at % 3) * 4),
      colours.gullyDeep,
      1,
      { 'stroke-opacity': 0.7 },
    ),
    ...steps.flatMap((sunk, at) =>
      step(smoothed(sunk, true), mixed(colours.gully, colours.gullyDeep, (at + 1) / steps.length), patch, -3),
    ),
    ...strewn(24, 2.6)({ ...patch, area: steps[0] ?? area }),
    stroked(outline, colours.gullyDeep, 1.2),
  ];
};

/** Sheer rock, lit at its top and dark at its foot. */
export const cliff: Painter = (patch) => {
  const { area, outline: d, colours } = patch;
  const middle = [centroid(area)];
  return [
    shadowed(d, patch, 4, 0.4),
    filled(d, colours.stone),
    stroked(
      hatched(area, middle, 4, (at) => 6 + (at % 4) * 4),
      colours.shade,
      1,
      { 'stroke-opacity': 0.5 },
    ),
    ...strewn(11, 5)(patch),
    stroked(d, colours.stoneDark, 1.2),
  ];
};
