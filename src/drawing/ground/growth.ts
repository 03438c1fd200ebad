/** Plants: woods, orchards, vineyards and bushes. */
import type { Point } from '../../geometry/point.ts';
import { fallen } from '../light.ts';
import type { DrawnNode } from '../node.ts';
import { circlePath, smoothPath, straightPath } from '../path.ts';
import { rows, spread } from './outline.ts';
import { filled, floor, moved, type Painter, type Patch, shadowed, stroked } from './patch.ts';

interface Crown {
  readonly at: Point;
  readonly radius: number;
}

const LOBES = 6;

/** The round but uneven outline of a tree's crown. */
function leafy({ at, radius }: Crown, random: () => number): string {
  const outline = Array.from({ length: LOBES }, (_, lobe) => {
    const [angle, far] = [(lobe * 2 * Math.PI) / LOBES, radius * (0.86 + random() * 0.28)];
    return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far };
  });
  return smoothPath(outline, true);
}

const all = (crowns: readonly Crown[], random: () => number): string =>
  crowns.map((crown) => leafy(crown, random)).join('');

/** A smaller, lighter copy of crowns on their sunny side. */
const sunny = (crowns: readonly Crown[], turned: number, part: number): readonly Crown[] =>
  crowns.map(({ at, radius }) => ({
    at: moved(at, fallen(turned, -radius * (1 - part) * 0.62)),
    radius: radius * part,
  }));

/** Crowns in three tones over their shadows. */
function canopy(
  crowns: readonly Crown[],
  patch: Patch,
  [dark, lit, bright]: readonly [string, string, string],
): readonly DrawnNode[] {
  const { turned, random } = patch;
  if (crowns.length === 0) return [];
  const outline = all(crowns, random);
  return [
    shadowed(outline, patch, 3.4),
    filled(outline, dark),
    filled(all(sunny(crowns, turned, 0.74), random), lit),
    filled(all(sunny(crowns, turned, 0.42), random), bright, 0.6),
  ];
}

const crownsAt = (
  places: readonly Point[],
  least: number,
  more: number,
  random: () => number,
): readonly Crown[] => places.map((at) => ({ at, radius: least + random() * more }));

/** Trees without ground, which cover a wooded hill. */
export const trees: Painter = (patch) => {
  const { area, colours, random } = patch;
  const crowns = crownsAt(spread(area, 15.5, 5.5, random), 7, 3.4, random);
  const warm = crowns.filter(() => random() < 0.3);
  return [
    ...canopy(
      crowns.filter((crown) => !warm.includes(crown)),
      patch,
      [colours.leaf, colours.leafLit, colours.leafBright],
    ),
    ...canopy(warm, patch, [colours.leaf, colours.leafWarm, colours.leafBright]),
  ];
};

export const wood: Painter = (patch) => [...floor(patch, patch.colours.floor), ...trees(patch)];

/** Trees of one size in rows, with fruit. */
export const orchard: Painter = (patch) => {
  const { area, colours, random } = patch;
  const places = rows(area, 19, random() * Math.PI, 9).flatMap(([from, to]) => {
    const count = Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / 18);
    return Array.from({ length: count + 1 }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / Math.max(1, count),
      y: from.y + ((to.y - from.y) * at) / Math.max(1, count),
    }));
  });
  const crowns = crownsAt(places, 5.6, 0.8, random);
  const fruit = crowns.flatMap(({ at }) =>
    Array.from({ length: 3 }, () =>
      circlePath(moved(at, { x: (random() - 0.5) * 6, y: (random() - 0.5) * 6 }), 0.8),
    ),
  );
  return [
    ...floor(patch, colours.meadow),
    ...canopy(crowns, patch, [colours.leaf, colours.leafWarm, colours.leafBright]),
    filled(fruit.join(''), colours.fruit),
  ];
};

/** Vines in rows, without ground. */
export const vines: Painter = (patch) => {
  const { area, colours, turned, random } = patch;
  const d = rows(area, 7.6, random() * Math.PI, 3.4)
    .map((row) => straightPath(row, false))
    .join('');
  const { x, y } = fallen(turned, 1.6);
  return [
    stroked(d, colours.shade, 3, { 'stroke-opacity': 0.25, transform: `translate(${x} ${y})` }),
    stroked(d, colours.hedge, 3.2),
    stroked(d, colours.leafBright, 1.5, { 'stroke-dasharray': '0.1 3.6' }),
  ];
};

export const vineyard: Painter = (patch) => [...floor(patch, patch.colours.soil), ...vines(patch)];

/** A few blades of grass. */
export const tuft = ({ x, y }: Point, high: number): string =>
  `M${x - 1.6} ${y}l-1 ${-high * 0.7}M${x} ${y}l0.2 ${-high}M${x + 1.6} ${y}l1.2 ${-high * 0.75}`.replaceAll(
    /-?\d+\.\d{3,}/g,
    (figure) => Number(figure).toFixed(2),
  );

/** Bushes without ground. */
export const bushes: Painter = (patch) => {
  const { area, colours, random } = patch;
  const crowns = crownsAt(spread(area, 17, 4, random), 2.2, 2.6, random);
  const tufts = spread(area, 15, 3, random).map((at) => tuft(at, 3));
  return [
    stroked(tufts.join(''), colours.hedge, 0.7, { 'stroke-opacity': 0.7 }),
    ...canopy(crowns, patch, [colours.hedge, colours.shrub, colours.shrubLit]),
  ];
};

export const brush: Painter = (patch) => [...floor(patch, patch.colours.scrub), ...bushes(patch)];
