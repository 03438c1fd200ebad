/** The table itself: grass with a soft texture, in a wooden rim. */
import type { Battle } from '../../engine/battle.ts';
import { fallen, litTowards } from '../light.ts';
import { type DrawnNode, draw, pointsText } from '../node.ts';
import type { Style } from '../style.ts';
import { chance } from './chance.ts';
import { GROUND_COLOURS, type GroundColours } from './colours.ts';
import { stroked } from './patch.ts';

type Table = Battle['table'];

const TILE = 170;
const RIM = 10;

/** Marks all over a tile. A mark that crosses an edge continues on the opposite side. */
function strewn(
  count: number,
  reach: number,
  random: () => number,
  mark: (x: string, y: string) => string,
): string {
  const near = (at: number): boolean => at > -reach && at < TILE + reach;
  return Array.from({ length: count }, () => {
    const [x, y] = [random() * TILE, random() * TILE];
    return [x - TILE, x, x + TILE]
      .filter(near)
      .flatMap((cx) => [y - TILE, y, y + TILE].filter(near).map((cy) => mark(cx.toFixed(1), cy.toFixed(1))))
      .join('');
  }).join('');
}

const blade = (x: string, y: string): string => `M${x} ${y}l.5-2.6`;
const tufted = (x: string, y: string): string => `M${x} ${y}l-1.3-2.4m1.6 2.4l.1-3.4m1.2 3.4l1.3-2.5`;
const dot = (x: string, y: string): string => `M${x} ${y}h.1`;

/** The texture of grass, which stays upright if the table is turned, and soft patches of light and shade. */
export function surfaceDefinitions({ prefix, theme, surface, turned }: Style): readonly DrawnNode[] {
  if (surface === 'plain') return [];
  const colours = GROUND_COLOURS[theme];
  const random = chance('grass');
  const cloud = (name: string, colour: string): DrawnNode =>
    draw('radialGradient', { id: `${prefix}-${name}` }, [
      draw('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': 0.5 }),
      draw('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
    ]);
  return [
    draw(
      'pattern',
      {
        id: `${prefix}-grass`,
        width: TILE,
        height: TILE,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${-turned})`,
      },
      [
        stroked(strewn(60, 4, random, blade), colours.grassDark, 0.7, { 'stroke-opacity': 0.7 }),
        stroked(strewn(14, 4, random, tufted), colours.grassDark, 0.75),
        stroked(strewn(46, 4, random, blade), colours.grassLight, 0.7, { 'stroke-opacity': 0.85 }),
        stroked(strewn(7, 2, random, dot), colours.glow, 1.1, { 'stroke-opacity': 0.7 }),
      ],
    ),
    cloud('bright', colours.grassLight),
    cloud('dim', colours.grassDark),
  ];
}

/** Patches of brighter and darker grass. */
function clouds({ width, depth }: Table, prefix: string): readonly DrawnNode[] {
  const random = chance(`${width} ${depth}`);
  const count = Math.round((width * depth) / 75000);
  return Array.from({ length: count }, (_, at) =>
    draw('ellipse', {
      cx: Math.round(random() * width),
      cy: Math.round(random() * depth),
      rx: Math.round(110 + random() * 140),
      ry: Math.round(80 + random() * 100),
      fill: `url(#${prefix}-${at % 2 === 0 ? 'bright' : 'dim'})`,
    }),
  );
}

/** Four boards with mitred ends. Each is as bright as its direction to the light allows. */
function rim({ width, depth }: Table, colours: GroundColours, turned: number): readonly DrawnNode[] {
  const outer = [
    { x: -RIM, y: -RIM },
    { x: width + RIM, y: -RIM },
    { x: width + RIM, y: depth + RIM },
    { x: -RIM, y: depth + RIM },
  ];
  const inner = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const boards = outer.map((from, at) => {
    const next = (at + 1) % 4;
    const lit = litTowards(at * 90 + turned);
    return draw('polygon', {
      points: pointsText([from, outer[next] ?? from, inner[next] ?? from, inner[at] ?? from]),
      fill: lit > 0 ? colours.rimLight : colours.rim,
      stroke: colours.rimDark,
      'stroke-width': 0.8,
      'stroke-linejoin': 'round',
    });
  });
  const ring = (out: number): string => `M${-out} ${-out}H${width + out}V${depth + out}H${-out}Z`;
  return [
    draw('g', { class: 'rim' }, [
      ...boards,
      // The grain of the wood, and its rounded edges.
      stroked(ring(3.4) + ring(6.6), colours.rimDark, 0.5, {
        'stroke-dasharray': '34 9 60 14 18 7',
        'stroke-opacity': 0.35,
      }),
      stroked(ring(RIM - 1.2), colours.glow, 0.9, { 'stroke-opacity': 0.28 }),
      stroked(ring(0.8), colours.rimDark, 1.2, { 'stroke-opacity': 0.6 }),
    ]),
  ];
}

/** The shadow of the rim on the grass. */
function rimShadow({ width, depth }: Table, colours: GroundColours, turned: number): DrawnNode {
  const { x, y } = fallen(turned, 5);
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, bottom] = [width + Math.min(0, x), depth + Math.min(0, y)];
  return draw('path', {
    d: `M0 0H${width}V${depth}H0ZM${left} ${top}V${bottom}H${right}V${top}Z`,
    fill: colours.shade,
    'fill-opacity': 0.22,
    'fill-rule': 'evenodd',
  });
}

/** The bare table. */
export function drawSurface(table: Table, { prefix, theme, surface, turned }: Style): readonly DrawnNode[] {
  const colours = GROUND_COLOURS[theme];
  const top = { x: 0, y: 0, width: table.width, height: table.depth };
  if (surface === 'plain')
    return [draw('rect', { ...top, fill: colours.plain, stroke: colours.line, 'stroke-width': 1.5 })];
  return [
    ...rim(table, colours, turned),
    draw('rect', { ...top, fill: colours.grass }),
    draw('g', { 'clip-path': `url(#${prefix}-table-top)` }, clouds(table, prefix)),
    draw('rect', { ...top, fill: `url(#${prefix}-grass)` }),
    rimShadow(table, colours, turned),
  ];
}
