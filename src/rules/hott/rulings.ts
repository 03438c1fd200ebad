import type { RulingData } from '../../engine/clauses.ts';
import type { HottClause } from './clauses/ids.ts';
import data from './rulings.json' with { type: 'json' };

/** How unclear places of Hordes of the Things are played, and why. Large: load it only when it is needed. */
export const hottRulings = data as readonly RulingData<HottClause>[];
