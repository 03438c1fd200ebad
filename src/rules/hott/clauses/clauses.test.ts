import { expect, it } from 'vitest';
import { describeClauses } from '../../../../test/support/clauses.ts';
import { topicOf } from '../../../engine/clauses.ts';
import { hottRulings } from '../rulings.ts';
import { hottClauses } from './all.ts';
import { HOTT_DEFERRED } from './subjects.ts';

describeClauses({
  id: 'hott',
  clauses: hottClauses,
  rulings: hottRulings,
  least: 675,
  kinds: ['datum', 'rule', 'choice', 'setup', 'option', 'campaign', 'notation', 'reference'],
  deferred: Object.keys(HOTT_DEFERRED),
});

it('defers only what is of campaigns', () => {
  for (const clause of hottClauses) {
    const ofCampaigns = topicOf(clause.id).startsWith('camp') || clause.kind === 'campaign';
    if (!ofCampaigns) expect(clause.deferred, clause.id).toBeUndefined();
  }
});
