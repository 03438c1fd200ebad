import { citing } from '../../engine/citing.ts';
import type { HottClause } from './clauses/ids.ts';

/** Reasons by clauses of Hordes of the Things. */
export const { because, broken, breaks, breaksAll } = citing<HottClause>();
