/** The scale that battles are played in: 15 mm figures. */
import type { BnbClause } from './clauses/ids.ts';

/** Width of every base in millimetres. */
export const BASE_WIDTH = 40;

/** A move unit in base widths. Blood and Blades, Scales. */
export const MOVE_UNIT: { readonly rule: BnbClause; readonly baseWidths: number } = {
  rule: 'bnb.setup.20',
  baseWidths: 3 / 4,
};

/** A move unit in millimetres. */
export const MU = BASE_WIDTH * MOVE_UNIT.baseWidths;
