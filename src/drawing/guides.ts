/** Guides: lines and areas that explain a position. */
import type { Point } from '../geometry/point.ts';
import { flipped } from './ground/ground.ts';
import { type DrawnNode, draw } from './node.ts';

/** A line drawn on a position to explain it: a place where something may end, a zone, a distance. */
export interface Guide {
  /**
   * An `outline` and a `line` are dotted. An `arrow` measures and has a head at each end. A `zone` of control is pink
   * with a red border, and its `lost` part is green. A `point` is a dot.
   */
  readonly kind: 'outline' | 'line' | 'arrow' | 'zone' | 'lost' | 'point';
  readonly points: readonly Point[];
  /** The text beside it. */
  readonly text?: string;
}

const COLOUR = '#333';
const HEAD = 4;
/** The lines are equally thin on a whole table and on a few bases. */
const HAIRLINE = { 'stroke-width': 1.2, 'vector-effect': 'non-scaling-stroke' } as const;

const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`).join(' ');

/** An arrow head with its tip at one point, on a line that comes from the other. */
function head(tip: Point, from: Point): DrawnNode {
  const long = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const back = { x: ((from.x - tip.x) / long) * HEAD, y: ((from.y - tip.y) / long) * HEAD };
  const wing = (side: number): Point => ({
    x: tip.x + back.x - (side * back.y) / 2,
    y: tip.y + back.y + (side * back.x) / 2,
  });
  return draw('polygon', { points: pointsText([tip, wing(1), wing(-1)]), fill: COLOUR });
}

const AREAS = {
  zone: { fill: '#f6b3c0', 'fill-opacity': 0.55, stroke: '#c8102e', 'stroke-width': 0.8 },
  lost: { fill: '#7fc97f', 'fill-opacity': 0.95, stroke: 'none' },
} as const;

const isArea = (kind: Guide['kind']): kind is keyof typeof AREAS => Object.hasOwn(AREAS, kind);

/** Areas lie under the bases, all other guides above them. */
const liesUnder = ({ kind }: Guide): boolean => isArea(kind);

/** A text beside a dot, or in the middle of other guides. */
function written(on: readonly Point[], text: string, aside: number): DrawnNode {
  const sum = on.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 });
  const at = { x: sum.x / on.length + aside, y: sum.y / on.length - aside };
  const look = { 'font-size': 9, 'font-style': 'italic', fill: COLOUR, 'text-anchor': 'middle' };
  return draw('text', { ...look, x: Math.round(at.x * 100) / 100, y: Math.round(at.y * 100) / 100 }, [text]);
}

function drawGuide(guide: Guide, tableDepth: number): readonly DrawnNode[] {
  const on = flipped(guide.points, tableDepth);
  const { kind, text } = guide;
  const words = text === undefined ? [] : [written(on, text, kind === 'point' ? 5 : 0)];
  return [...drawShape(kind, on), ...words];
}

function drawShape(kind: Guide['kind'], on: readonly Point[]): readonly DrawnNode[] {
  if (isArea(kind)) return [draw('polygon', { class: kind, points: pointsText(on), ...AREAS[kind] })];
  if (kind === 'point') return on.map(({ x, y }) => draw('circle', { cx: x, cy: y, r: 1.6, fill: COLOUR }));
  const stroke = { points: pointsText(on), fill: 'none', stroke: COLOUR, ...HAIRLINE };
  if (kind === 'outline') return [draw('polygon', { ...stroke, 'stroke-dasharray': '4 3' })];
  if (kind === 'line') return [draw('polyline', { ...stroke, 'stroke-dasharray': '4 3' })];
  const [first, second] = on;
  const [last, before] = [on.at(-1), on.at(-2)];
  if (!first || !second || !last || !before) return [];
  return [draw('polyline', stroke), head(first, second), head(last, before)];
}

/** Guides as two groups: areas, to lie under the bases, and guides to lie above all else. */
export function drawGuides(
  guides: readonly Guide[],
  tableDepth: number,
): { readonly under: readonly DrawnNode[]; readonly above: readonly DrawnNode[] } {
  const group = (of: readonly Guide[], name: string): readonly DrawnNode[] =>
    of.length === 0
      ? []
      : [
          draw(
            'g',
            { class: name },
            of.flatMap((guide) => drawGuide(guide, tableDepth)),
          ),
        ];
  return {
    under: group(guides.filter(liesUnder), 'guides under'),
    above: group(
      guides.filter((guide) => !liesUnder(guide)),
      'guides',
    ),
  };
}
