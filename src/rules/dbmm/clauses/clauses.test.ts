import { describeClauses } from '../../../../test/support/clauses.ts';
import { dbmmRulings } from '../rulings.ts';
import { dbmmClauses } from './all.ts';

describeClauses({
  id: 'dbmm',
  clauses: dbmmClauses,
  rulings: dbmmRulings,
  least: 1450,
  kinds: ['datum', 'rule', 'choice', 'setup', 'option', 'notation', 'reference'],
  deferred: [],
});
