/** Draws a battle as a figure of a rulebook: only the part of the table that matters. */
import type { Battle } from '../engine/battle.ts';
import { rectangleOf } from '../geometry/rectangle.ts';
import type { Guide } from './guides.ts';
import type { Naming } from './naming.ts';
import type { DrawnNode } from './node.ts';

/** Names bases as the figures of a rulebook do: by troop type alone, without grade or regularity. */
export const figureNaming = (naming: Naming): Naming => ({
  ...naming,
  label: (base) => ({ ...naming.label(base), grade: '', regular: null }),
});

/** Millimetres of ground shown round the content of a figure. */
const ROUND = 30;
/** The least width and height of the ground shown. It keeps a single base from being drawn too large. */
const LEAST = 160;
/** Millimetres shown beyond the table edge, as in a drawing of the whole table. */
const BEYOND = 12;

type Span = readonly [number, number];

function span(values: readonly number[], most: number): Span {
  const [from, to] = [Math.min(...values) - ROUND, Math.max(...values) + ROUND];
  const wider = Math.max(0, LEAST - (to - from)) / 2;
  return [Math.max(-BEYOND, from - wider), Math.min(most + BEYOND, to + wider)];
}

/** The drawing of a battle, cut to the part of the table with bases and guides. */
export function cutToFigure(drawing: DrawnNode, battle: Battle, guides: readonly Guide[]): DrawnNode {
  const corners = battle.bases.flatMap(({ pose, width, depth, place }) =>
    pose && (place === 'table' || place === 'ambush') ? rectangleOf(pose, width, depth).corners : [],
  );
  const points = [...corners, ...guides.flatMap((guide) => guide.points)];
  if (points.length === 0) return drawing;
  const { width, depth } = battle.table;
  const [left, right] = span(
    points.map(({ x }) => x),
    width,
  );
  const [top, bottom] = span(
    points.map(({ y }) => depth - y),
    depth,
  );
  const [wide, high] = [Math.round(right - left), Math.round(bottom - top)];
  const viewBox = `${Math.round(left)} ${Math.round(top)} ${wide} ${high}`;
  return { ...drawing, attributes: { ...drawing.attributes, viewBox, width: wide, height: high } };
}
