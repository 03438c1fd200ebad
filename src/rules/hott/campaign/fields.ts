/** The battle that a campaign waits for, as programs that play it elsewhere need it. */
import type { CampaignFields } from '../../../engine/campaign-fields.ts';
import type { Game } from '../../../engine/game/game.ts';
import { reportOfBattle } from './battle-report.ts';
import { broughtBy, conflictKey, conflictOf, generalsOf, mainOf, ROLES, usualGeneral } from './conflict.ts';
import { fieldedBattle, SIDE_OF } from './fielding.ts';
import type { Conflict } from './state.ts';

const nothing = { ok: false, faults: [{ key: 'hott.campaign.no-conflict', figures: {} }] } as const;

/** The conflict that waits for the report of its battle. */
const fought = (game: Game): Conflict | null =>
  game.flow.awaits.some(({ kind }) => kind === 'battle') ? conflictOf(game) : null;

export const fields: CampaignFields = {
  awaited(game) {
    const conflict = fought(game);
    if (!conflict) return null;
    return {
      key: conflictKey(game),
      place: conflict.province,
      sides: ROLES.map((role) => {
        const [leader, allies] = [mainOf(conflict, role), Object.keys(broughtBy(game, conflict, role))];
        return {
          side: SIDE_OF[role],
          leader,
          allies: allies.filter((player) => player !== leader),
          generals: generalsOf(game, leader),
          general: usualGeneral(game, leader),
        };
      }),
    };
  },
  opened(rules, game, generals) {
    const conflict = fought(game);
    return conflict ? fieldedBattle(rules, game, conflict, generals) : nothing;
  },
  reported(game, record) {
    const conflict = fought(game);
    return conflict ? reportOfBattle(game, conflict, record) : nothing;
  },
};
