/** How bots and simulations open a battle of DBM from army files. */

import { armyIndex } from '../../armies/dbm/army-index.ts';
import { newBattle } from '../../debellis/setup/new-battle.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { orderOpener } from '../opening/order-opener.ts';
import { battleArmyOf } from './setup/army.ts';

/** Opens battles between orders of battle of DBM. */
export const dbmOpener = orderOpener('dbm order', armyIndex, (rules, red, blue, options = {}) =>
  newBattle(DBM, rules, { options, armies: { red: battleArmyOf(red), blue: battleArmyOf(blue) } }),
);
