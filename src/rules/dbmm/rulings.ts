import type { RulingData } from '../../engine/clauses.ts';
import type { DbmmClause } from './clauses/ids.ts';
import data from './rulings.json' with { type: 'json' };

/** How the unclear places of DBMM are played, and why. Large: load it when it is asked for. */
export const dbmmRulings = data as readonly RulingData<DbmmClause>[];
