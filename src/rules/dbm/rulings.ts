import type { RulingData } from '../../engine/clauses.ts';
import type { DbmClause } from './clauses/ids.ts';
import data from './rulings.json' with { type: 'json' };

/** The rulings: how unclear places of DBM are played, and why. The file is large, so load it only on demand. */
export const dbmRulings = data as readonly RulingData<DbmClause>[];
