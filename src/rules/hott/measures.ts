/** Distances on the scale of 15 mm figures. Hordes of the Things, Scales. */
import { holds } from '../../engine/effects.ts';
import type { HottClause } from './clauses/ids.ts';
import { FRONTAGE } from './troops/troop-table.ts';

// A width that no base has, so that a missing clause shows.
const UNSTATED = 20;

/** Width of every base in millimetres, computed when the program starts. */
export const BASE_WIDTH = holds(FRONTAGE.rule) ? FRONTAGE.width['15mm'] : UNSTATED;

/** Millimetres of a hundred paces. */
const HUNDRED_PACES = 25;

/** Turns paces into millimetres. */
export const paces = (count: number): number => (count * HUNDRED_PACES) / 100;

/** The side of a standard battle's square field, in millimetres. */
const STANDARD_BOARD: { readonly rule: HottClause; readonly side: number } = {
  rule: 'hott.scale.2',
  side: 600,
};

/** The standard board in millimetres. */
export const standardBoard = (): { readonly width: number; readonly depth: number } => {
  const side = holds(STANDARD_BOARD.rule) ? STANDARD_BOARD.side : 1;
  return { width: side, depth: side };
};
