import { describeClauses } from '../../../../test/support/clauses.ts';
import { bnbRulings } from '../rulings.ts';
import { bnbClauses } from './all.ts';

describeClauses({
  id: 'bnb',
  clauses: bnbClauses,
  rulings: bnbRulings,
  least: 921,
  kinds: ['datum', 'rule', 'choice', 'setup', 'option', 'notation', 'reference'],
  deferred: [],
});
