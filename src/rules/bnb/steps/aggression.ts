import type { Step } from '../../../engine/contract/sequence.ts';
import { aggressionStep } from '../../../engine/setup/aggression.ts';
import { aggressionOf } from '../../../engine/setup/roles.ts';
import type { BnbClause } from '../clauses/ids.ts';

/**
 * Both sides throw and add their aggression: the higher total invades, and equal totals throw again. Blood and Blades,
 * setup.
 */
export const aggression: Step = aggressionStep({
  die: 'D6',
  rule: (): BnbClause => 'bnb.setup.5',
  adds: aggressionOf,
  by: 'highest',
  roles: ['invader', 'defender'],
  stories: ['aggression-thrown', 'aggression-tied'],
});
