/** How bots and simulations open a battle of DBMM from army files. */
import { armyIndex } from '../../armies/dbmm/army-index.ts';
import { newBattle } from '../../debellis/setup/new-battle.ts';
import { DBMM } from '../../rules/dbmm/game.ts';
import { orderOpener } from '../opening/order-opener.ts';
import { battleArmyOf } from './setup/army.ts';

/** Opens battles between orders of battle of DBMM. */
export const dbmmOpener = orderOpener('dbmm order', armyIndex, (rules, red, blue, options = {}) =>
  newBattle(DBMM, rules, { options, armies: { red: battleArmyOf(red), blue: battleArmyOf(blue) } }),
);
