import { citing } from '../../engine/citing.ts';
import type { BnbClause } from './clauses/ids.ts';

/** Reasons by clauses of Blood and Blades. */
export const { because, broken, breaks, breaksAll } = citing<BnbClause>();
