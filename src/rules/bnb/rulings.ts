import type { RulingData } from '../../engine/clauses.ts';
import type { BnbClause } from './clauses/ids.ts';
import data from './rulings.json' with { type: 'json' };

/** How unclear places of Blood and Blades are played, and why. Large: load it only when it is needed. */
export const bnbRulings = data as readonly RulingData<BnbClause>[];
