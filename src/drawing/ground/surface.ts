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

/** Blades of grass all over a tile. A blade that crosses an edge continues on the opposite side. */
function blades(count: number, random: () => number): string {
  return Array.from({ length: count }, () => {
    const [x, y, lean] = [random() * TILE, random() * TILE, random() * 2.4 - 1.2];
    const copies = [0, x < 4 ? TILE : -TILE].flatMap((dx) =>
      [0, y < 6 ? TILE : -TILE].map((dy) => [x + dx, y + dy] as const),
    );
    return copies
      .filter(([cx, cy]) => cx > -4 && cx < TILE + 4 && cy > -6 && cy < TILE + 6)
      .map(([cx, cy]) => `M${cx.toFixed(1)} ${cy.toFixed(1)}l${lean.toFixed(1)} -2.6`)
      .join('');
  }).join('');
}

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
        stroked(blades(70, random), colours.grassDark, 0.7, { 'stroke-opacity': 0.75 }),
        stroked(blades(46, random), colours.grassLight, 0.7, { 'stroke-opacity': 0.85 }),
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
  return [draw('g', { class: 'rim' }, boards)];
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
