/** Distances on the scale of 15 mm figures. */
import { holds } from '../../engine/effects.ts';
import type { BnbClause } from './clauses/ids.ts';

/** Width of every base in millimetres. */
export const BASE_WIDTH = 40;

/** A move unit in base widths. Blood and Blades, Scales. */
export const MOVE_UNIT: { readonly rule: BnbClause; readonly baseWidths: number } = {
  rule: 'bnb.setup.20',
  baseWidths: 3 / 4,
};

/** A move unit in millimetres, computed when the program starts. */
export const MU = BASE_WIDTH * (holds(MOVE_UNIT.rule) ? MOVE_UNIT.baseWidths : 1);
