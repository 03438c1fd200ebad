import { citing } from '../../engine/citing.ts';
import type { BnbClause } from './clauses/ids.ts';

/** Functions that make reasons, each for a clause of Blood and Blades. */
export const { because, broken, breaks, breaksAll } = citing<BnbClause>();
