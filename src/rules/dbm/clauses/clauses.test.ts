import { describeClauses } from '../../../../test/support/clauses.ts';
import { dbmRulings } from '../rulings.ts';
import { dbmClauses } from './all.ts';

describeClauses({
  id: 'dbm',
  clauses: dbmClauses,
  rulings: dbmRulings,
  least: 935,
  kinds: ['datum', 'rule', 'choice', 'setup', 'option', 'notation', 'reference'],
  deferred: [],
});
