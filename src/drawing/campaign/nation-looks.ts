/** The colours and patterns of nations on a map. Each pattern differs from the others without its colour. */
import { type DrawnNode, draw } from '../node.ts';

export interface NationLook {
  readonly fill: string;
  readonly ink: string;
}

/** Light fills with dark ink: they stay readable in print, and on a dark page as islands of their own. */
const LOOKS: readonly NationLook[] = [
  { fill: '#f3c9b5', ink: '#8c2f14' },
  { fill: '#c3daf1', ink: '#15406f' },
  { fill: '#c9e3bd', ink: '#225a1b' },
  { fill: '#f2e0a2', ink: '#6b5200' },
  { fill: '#dccbee', ink: '#512b80' },
  { fill: '#bfe5e2', ink: '#0f5753' },
  { fill: '#f3c6dc', ink: '#86184f' },
  { fill: '#d9d6cf', ink: '#3d3a33' },
  { fill: '#e4cfae', ink: '#5c3b0d' },
  { fill: '#d3e59a', ink: '#44570a' },
];

/** The most nations that a map can tell apart. */
export const MOST_NATIONS = LOOKS.length;

export const lookOf = (nation: number): NationLook =>
  LOOKS[nation % LOOKS.length] ?? { fill: '#ffffff', ink: '#000000' };

type Mark = readonly [tag: string, attributes: DrawnNode['attributes']];
const line = (d: string): Mark => ['path', { d, fill: 'none', 'stroke-width': 1 }];
const dot = (cx: number, cy: number, r: number): Mark => ['circle', { cx, cy, r, 'stroke-width': 0 }];
const ring = (cx: number, cy: number, r: number): Mark => [
  'circle',
  { cx, cy, r, fill: 'none', 'stroke-width': 0.8 },
];

/** What is drawn on a tile of 6 by 6, one list for each nation. */
const MARKS: readonly (readonly Mark[])[] = [
  [],
  [line('M-1,1 L1,-1 M0,6 L6,0 M5,7 L7,5')],
  [line('M0,3 L6,3')],
  [dot(3, 3, 1)],
  [line('M3,0 L3,6')],
  [line('M0,0 L6,6 M0,6 L6,0')],
  [ring(3, 3, 1.8)],
  [line('M3,0 L3,6 M0,3 L6,3')],
  [line('M-1,5 L1,7 M0,0 L6,6 M5,-1 L7,1')],
  [line('M0,2 L1.5,4 L4.5,1 L6,2')],
];

const patternId = (prefix: string, nation: number): string => `${prefix}-nation${nation}`;

export const nationFill = (prefix: string, nation: number): string => `url(#${patternId(prefix, nation)})`;

/** The SVG patterns that tell this number of nations apart; the drawing puts them in its `defs`. */
export const nationPatterns = (prefix: string, nations: number): readonly DrawnNode[] =>
  Array.from({ length: nations }, (_, nation) => {
    const { fill, ink } = lookOf(nation);
    const marks = (MARKS[nation % MARKS.length] ?? []).map(([tag, attributes]) =>
      draw(tag, { stroke: ink, ...(tag === 'circle' ? { fill: ink } : {}), opacity: 0.45, ...attributes }),
    );
    return draw(
      'pattern',
      { id: patternId(prefix, nation), width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
      [draw('rect', { width: 6, height: 6, fill }), ...marks],
    );
  });
