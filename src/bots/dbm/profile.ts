/** The evaluation profile of DBM. A battle is lost by element equivalents. */
import { armyEe, lostByArmy } from '../../debellis/ending/lost.ts';
import { landingsOf } from '../../debellis/naval/ferrying.ts';
import { fleetOf } from '../../debellis/naval/shores.ts';
import { isDemoralised } from '../../debellis/troops/base.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { isHeadstrong } from '../../rules/dbm/impetuous/impetuous.ts';
import { troopOf } from '../../rules/dbm/troops/base.ts';
import { equivalentsOf } from '../../rules/dbm/troops/prices.ts';
import { profileBy } from '../debellis/profile.ts';

export const dbmProfile = profileBy({
  game: DBM,
  worthOf: (base) => equivalentsOf(troopOf(base), true),
  left: (battle, side) => armyEe(DBM, battle, side) / 2 - lostByArmy(DBM, battle, side),
  lossShares: { destroyed: 1, flee: 0.3, recoil: 0.1 },
  isBeyondOrders: isDemoralised,
  isHeadstrong,
  paces: { command: 1200, apart: 500 },
  special: ({ rules, battle }, side) =>
    fleetOf(DBM, battle, side)
      .flatMap((ship) => landingsOf(DBM, rules, battle, ship))
      .map(({ command }) => command),
});
