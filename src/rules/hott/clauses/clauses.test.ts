import { describeClauses } from '../../../../test/support/clauses.ts';
import { hottRulings } from '../rulings.ts';
import { hottClauses } from './all.ts';

describeClauses({
  id: 'hott',
  clauses: hottClauses,
  rulings: hottRulings,
  least: 675,
  kinds: ['datum', 'rule', 'choice', 'setup', 'option', 'campaign', 'notation', 'reference'],
  deferred: [],
});
