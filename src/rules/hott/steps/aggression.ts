import { holds } from '../../../engine/effects.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { aggressionStep } from '../../../engine/setup/aggression.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isMassBattle } from '../ending/army-size.ts';
import { isOfCampaign } from '../state.ts';

const thrown = aggressionStep({
  die: 'D6',
  rule: (battle): HottClause => (isMassBattle(battle) ? 'hott.mass.8' : 'hott.deploy.1'),
  by: 'lowest',
  roles: ['defender', 'attacker'],
  stories: ['roles-thrown', 'roles-tied'],
});

/**
 * Both sides throw: the lower score defends, and equal scores throw again. Hordes of the Things, Deployment, Mass
 * battles. In a battle of a campaign the roles are known before.
 */
export const aggression: typeof thrown = {
  ...thrown,
  run(work, frame) {
    const isKnown = isOfCampaign(work.battle) && holds('hott.campbat.3');
    return isKnown ? DONE : thrown.run(work, frame);
  },
};
