import type { Step } from '../../../engine/contract/sequence.ts';
import { aggressionStep } from '../../../engine/setup/aggression.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isMassBattle } from '../ending/army-size.ts';

/**
 * Both sides throw: the lower score defends, and equal scores throw again. Hordes of the Things, Deployment, Mass
 * battles.
 */
export const aggression: Step = aggressionStep({
  die: 'D6',
  rule: (battle): HottClause => (isMassBattle(battle) ? 'hott.mass.8' : 'hott.deploy.1'),
  by: 'lowest',
  roles: ['defender', 'attacker'],
  stories: ['roles-thrown', 'roles-tied'],
});
