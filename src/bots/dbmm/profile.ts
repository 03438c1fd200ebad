/** The evaluation profile of DBMM. A battle is lost by morale equivalents. */
import { armyLoss } from '../../rules/dbmm/ending/defeat.ts';
import { DBMM } from '../../rules/dbmm/game.ts';
import { isHeadstrong } from '../../rules/dbmm/impetuous/impetuous.ts';
import { equivalentsOf } from '../../rules/dbmm/morale/equivalents.ts';
import { isRouting, troopOf } from '../../rules/dbmm/troops/base.ts';
import { profileBy } from '../debellis/profile.ts';

export const dbmmProfile = profileBy({
  game: DBMM,
  worthOf: (base) => equivalentsOf({ troop: troopOf(base) }),
  left(battle, side) {
    const { me, lost } = armyLoss(battle, side);
    return me / 2 - lost;
  },
  lossShares: { destroyed: 1, spent: 0.6, flee: 0.3, repulsed: 0.15, recoil: 0.1 },
  isBeyondOrders: isRouting,
  isHeadstrong,
  paces: { command: 800, apart: 400 },
});
