/** Answers questions about troops from the tables of DBMM. */
import { troopsBy } from '../../../debellis/troops/tables.ts';
import { isOneOf } from './kinds.ts';
import { DEPTHS, FAST, FIGURES, MOVES, WIDTH } from './troop-table.ts';

export * from './kinds.ts';
export * from './troop-notation.ts';
export * from './troop-table.ts';

const tables = { width: WIDTH, depths: DEPTHS, moves: MOVES, fast: FAST, figures: FIGURES };

export const { baseSize, figureOf, moveParts, moveOf } = troopsBy(tables, { isOneOf });
