/** Bases as pieces: a bevelled stand with a drawn figure, its name and the standard of its leader. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { BaseLook } from '../base.ts';
import { type Figure, figureNamed } from '../figures/catalogue.ts';
import { type Box, figureNodes, vanguard } from '../figures/compile.ts';
import { type Level, uprightTurn } from '../label.ts';
import { fallen, litTowards } from '../light.ts';
import { commandStrip, whiteFlag } from '../marks.ts';
import { type DrawnNode, draw, pointsText } from '../node.ts';
import { STANDARD } from '../palette.ts';
import { largeName, nameStrip } from './name.ts';
import { zonesOf } from './zones.ts';

const stand = (base: PlacedBase): DrawnNode['attributes'] => ({
  x: -base.width / 2,
  y: 0,
  width: base.width,
  height: base.depth,
});

/** Soft by being two, one within the other. */
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

/** Its edges, light towards the light and dark away from it. */
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
    // The front looks where the base does, the others a quarter turn on each.
    const lit = litTowards(degrees + at * 90);
    return draw('polygon', {
      class: 'bevel',
      points: pointsText([from, outer[next] ?? from, inner[next] ?? from, inner[at] ?? from]),
      fill: lit > 0 ? '#fff' : '#000',
      'fill-opacity': Math.round(Math.abs(lit) * 45) / 100,
    });
  });
}

/** A banner on its pole, as high as its box allows. */
function standard(box: Box, turn: number): DrawnNode {
  const size = Math.min(box.width / 9, (box.depth - 1) / 13, 1.5);
  return draw(
    'g',
    {
      class: 'leader',
      transform: `translate(${box.x + box.width / 2} ${box.y + box.depth / 2}) rotate(${turn}) scale(${Math.round(size * 100) / 100})`,
    },
    [
      draw('path', { d: 'M-3.4 6V-6', stroke: '#fff', 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
      draw('path', {
        d: 'M-3.4 6V-6',
        stroke: STANDARD.pole,
        'stroke-width': 1.1,
        'stroke-linecap': 'round',
      }),
      draw('path', {
        d: 'M-3.2 -5.8Q-1 -7 1 -5.8T4.6 -5.6L3 -2.4L4.6 0.8Q2.6 1.6 0.8 0.6T-3.2 0.6Z',
        fill: STANDARD.field,
        stroke: '#fff',
        'stroke-width': 0.7,
        'stroke-linejoin': 'round',
      }),
      draw('path', {
        class: 'crown',
        d: 'M-2 -0.8L-2.4 -4L-1 -2.8L0 -4.8L1 -2.8L2.4 -4L2 -0.8Z',
        transform: 'translate(-0.3 0.2)',
        fill: STANDARD.trim,
      }),
    ],
  );
}

const AIRBORNE = {
  ground: { 'stroke-width': 0.5 },
  flying: { 'stroke-width': 1.1, 'stroke-dasharray': '4 2.2', 'fill-opacity': 0.62 },
  engaged: { 'stroke-width': 1.6 },
} as const;

/** A base as a piece, seen turned by so many degrees. */
export function pieceBase(
  base: PlacedBase,
  figure: Figure,
  look: BaseLook,
  level: Level,
  degrees: number,
): readonly DrawnNode[] {
  const { label, piece, command } = look;
  const { airborne = 'ground', vehicles = 0, leader, regular } = label;
  const turn = uprightTurn(degrees);
  const strip = command === null || level === 'near' ? 0 : 2.4;
  const zones = zonesOf(base, level, turn !== 0, { leader, vehicles, strip });
  const ragged = regular === false;
  const high = airborne === 'flying' ? 3.2 : 0.8;
  const cart = zones.vehicles ? figureNamed('cart') : null;
  return [
    ...shadow(base, degrees, airborne === 'flying' ? 5 : 1.5),
    draw('rect', {
      class: 'stand',
      ...stand(base),
      fill: `url(#${look.fill})`,
      stroke: piece.edge,
      ...AIRBORNE[airborne],
    }),
    ...bevel(base, degrees),
    draw('rect', {
      class: 'band',
      x: -base.width / 2 + BEVEL,
      y: BEVEL * 0.6,
      width: base.width - 2 * BEVEL,
      height: 0.9,
      fill: piece.band,
    }),
    figureNodes(vanguard(figure, zones.shown), zones.figure, ragged, piece.tones, fallen(degrees, high)),
    ...(cart && zones.vehicles
      ? [figureNodes(cart, zones.vehicles, false, piece.tones, fallen(degrees, 0.8))]
      : []),
    ...(zones.name ? [(level === 'near' ? nameStrip : largeName)(zones.name, look, turn)] : []),
    ...(zones.standard ? [standard(zones.standard, turn)] : []),
    ...(command === null || strip === 0 ? [] : commandStrip(base, command, strip)),
    ...(label.demoralised ? [whiteFlag(base)] : []),
  ];
}
