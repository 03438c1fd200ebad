/** Answers questions about troops from the tables of DBM. */
import { troopsBy } from '../../../debellis/troops/tables.ts';
import { isOneOf } from './kinds.ts';
import { DEPTHS, FAST, FIGURES, MOVES, WIDTH } from './troop-table.ts';

export * from './kinds.ts';
export * from './troop-notation.ts';
export * from './troop-table.ts';

export const { baseSize, figureOf, moveParts, moveOf } = troopsBy(
  { width: WIDTH, depths: DEPTHS, moves: MOVES, fast: FAST, figures: FIGURES },
  { isOneOf },
);
