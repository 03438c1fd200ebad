import type { Battle } from '../engine/battle.ts';
import { rectangleOf } from '../geometry/rectangle.ts';
import type { Guide } from './guides.ts';
import type { Naming } from './naming.ts';
import type { DrawnNode } from './node.ts';

/**
 * Names bases as the figures of a rulebook do: a base bears its troop type, but neither its grade nor whether it
 * is regular.
 */
export const figureNaming = (naming: Naming): Naming => ({
  ...naming,
  label: (base) => ({ ...naming.label(base), grade: '', regular: null }),
});

/** Millimetres of ground left round what a figure is about. */
const ROUND = 30;
/** No figure shows less ground than this each way, so that a base on it is never larger than on another. */
const LEAST = 160;
/** Beyond the table's own edge, as in the whole drawing. */
const BEYOND = 12;

type Span = readonly [number, number];

function span(values: readonly number[], most: number): Span {
  const [from, to] = [Math.min(...values) - ROUND, Math.max(...values) + ROUND];
  const wider = Math.max(0, LEAST - (to - from)) / 2;
  return [Math.max(-BEYOND, from - wider), Math.min(most + BEYOND, to + wider)];
}

/** The drawing of a battle cut to the part of the table where its bases stand and its guides lie. */
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
