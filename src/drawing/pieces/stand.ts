/** The stand of a piece: its shadow, its bevelled edges and the band along its front. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { BaseLook } from '../base-look.ts';
import type { Level } from '../label.ts';
import { fallen, litTowards } from '../light.ts';
import { type DrawnNode, draw, pointsText } from '../node.ts';

/** Two shadows, one within the other, look soft. */
function shadow(base: PlacedBase, degrees: number, far: number): readonly DrawnNode[] {
  const { x, y } = fallen(degrees, far);
  return [0.9, 0.1].map((wider) =>
    draw('rect', {
      class: 'shadow',
      x: x - base.width / 2 - wider,
      y: y - wider,
      width: base.width + 2 * wider,
      height: base.depth + 2 * wider,
      rx: 1 + wider,
      fill: '#000',
      'fill-opacity': 0.17,
    }),
  );
}

const BEVEL = 0.9;

/** The edges of the stand, light towards the light and dark away from it. */
function bevel({ width, depth }: PlacedBase, degrees: number): readonly DrawnNode[] {
  const [left, right, rear] = [-width / 2, width / 2, depth];
  const outer = [
    { x: left, y: 0 },
    { x: right, y: 0 },
    { x: right, y: rear },
    { x: left, y: rear },
  ];
  const inner = [
    { x: left + BEVEL, y: BEVEL },
    { x: right - BEVEL, y: BEVEL },
    { x: right - BEVEL, y: rear - BEVEL },
    { x: left + BEVEL, y: rear - BEVEL },
  ];
  return outer.map((from, at) => {
    const next = (at + 1) % 4;
    // The first edge looks where the base faces, each other edge a quarter turn further.
    const lit = litTowards(degrees + at * 90);
    return draw('polygon', {
      class: 'bevel',
      points: pointsText([from, outer[next] ?? from, inner[next] ?? from, inner[at] ?? from]),
      fill: lit > 0 ? '#fff' : '#000',
      'fill-opacity': Math.round(Math.abs(lit) * 45) / 100,
    });
  });
}

const AIRBORNE = {
  ground: { 'stroke-width': 0.5 },
  flying: { 'stroke-width': 1.1, 'stroke-dasharray': '4 2.2', 'fill-opacity': 0.62 },
  engaged: { 'stroke-width': 1.6 },
} as const;

/** The heights of bases. Shadows fall this far. */
const HEIGHTS = { ground: 1.5, flying: 5, engaged: 1.5 } as const;

/**
 * A flying base has a broken outline and is partly transparent. A flyer that fights on the ground has a heavy outline.
 */
export function drawStand(
  base: PlacedBase,
  { label, piece, fill }: BaseLook,
  level: Level,
  degrees: number,
): readonly DrawnNode[] {
  const { width, depth } = base;
  const held = label.airborne ?? 'ground';
  // In a crowd an edge is thinner than a pixel.
  const isFlat = level === 'crowd';
  return [
    ...(isFlat ? [] : shadow(base, degrees, HEIGHTS[held])),
    draw('rect', {
      class: 'stand',
      x: -width / 2,
      y: 0,
      width,
      height: depth,
      fill: `url(#${fill})`,
      stroke: piece.edge,
      ...AIRBORNE[held],
    }),
    ...(isFlat ? [] : bevel(base, degrees)),
    draw('rect', {
      class: 'band',
      x: BEVEL - width / 2,
      y: BEVEL * 0.6,
      width: width - 2 * BEVEL,
      height: 0.9,
      fill: piece.band,
    }),
  ];
}
