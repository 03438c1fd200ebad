import type { Point } from '../geometry/point.ts';
import { flipped } from './ground.ts';
import { type DrawnNode, draw } from './node.ts';

/** A line drawn upon a position to show what it is about: where something may end, a zone, a distance. */
export interface Guide {
  /** `outline` and `line` are dotted, an `arrow` measures and has a head at each end. */
  readonly kind: 'outline' | 'line' | 'arrow';
  readonly points: readonly Point[];
}

const COLOUR = '#333';
const HEAD = 4;

const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`).join(' ');

/** A head whose tip is at the one point, on a line that comes from the other. */
function head(tip: Point, from: Point): DrawnNode {
  const long = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const back = { x: ((from.x - tip.x) / long) * HEAD, y: ((from.y - tip.y) / long) * HEAD };
  const wing = (side: number): Point => ({
    x: tip.x + back.x - (side * back.y) / 2,
    y: tip.y + back.y + (side * back.x) / 2,
  });
  return draw('polygon', { points: pointsText([tip, wing(1), wing(-1)]), fill: COLOUR });
}

function drawGuide({ kind, points }: Guide, tableDepth: number): readonly DrawnNode[] {
  const on = flipped(points, tableDepth);
  const stroke = { points: pointsText(on), fill: 'none', stroke: COLOUR, 'stroke-width': 0.8 };
  if (kind === 'outline') return [draw('polygon', { ...stroke, 'stroke-dasharray': '2 2' })];
  if (kind === 'line') return [draw('polyline', { ...stroke, 'stroke-dasharray': '2 2' })];
  const [first, second] = on;
  const [last, before] = [on.at(-1), on.at(-2)];
  if (!first || !second || !last || !before) return [];
  return [draw('polyline', stroke), head(first, second), head(last, before)];
}

/** Guides as one group, above everything else. */
export const drawGuides = (guides: readonly Guide[], tableDepth: number): DrawnNode =>
  draw(
    'g',
    { class: 'guides' },
    guides.flatMap((guide) => drawGuide(guide, tableDepth)),
  );
