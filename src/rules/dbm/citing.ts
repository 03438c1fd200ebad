import { citing } from '../../engine/citing.ts';
import type { DbmClause } from './clauses/ids.ts';

/** Functions that make reasons, each for a clause of DBM. */
export const { because, broken, breaks, breaksAll } = citing<DbmClause>();
