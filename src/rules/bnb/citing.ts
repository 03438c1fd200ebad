/** Makes reasons that cite clauses of Blood and Blades. */
import { citing } from '../../engine/citing.ts';
import type { BnbClause } from './clauses/ids.ts';

/** `because` makes a reason; the others also say where and whether a way breaks its clause. */
export const { because, broken, breaks, breaksAll } = citing<BnbClause>();
