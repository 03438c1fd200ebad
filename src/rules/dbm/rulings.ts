import type { RulingData } from '../../engine/clauses.ts';
import type { DbmClause } from './clauses/ids.ts';
import data from './rulings.json' with { type: 'json' };

/** How the unclear places of DBM are played, and why. Large: load it when it is asked for. */
export const dbmRulings = data as readonly RulingData<DbmClause>[];
