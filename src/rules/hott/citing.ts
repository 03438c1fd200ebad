import { citing } from '../../engine/citing.ts';
import type { HottClause } from './clauses/ids.ts';

/** Functions that make reasons, each for a clause of Hordes of the Things. */
export const { because, broken, breaks, breaksAll } = citing<HottClause>();
