import { citing } from '../../engine/citing.ts';
import type { DbmmClause } from './clauses/ids.ts';

/** Functions that make reasons, each for a clause of DBMM. */
export const { because, broken, breaks, breaksAll } = citing<DbmmClause>();
