/** How bots and simulations open a battle of Blood and Blades from army files. */
import { armyIndex } from '../../armies/bnb/army-index.ts';
import { newBattle } from '../../rules/bnb/setup/new-battle.ts';
import { orderOpener } from '../opening/order-opener.ts';
import { battleArmyOf } from './setup/army.ts';

const TABLE = { width: 1200, depth: 750 };

/** Opens battles between orders of battle of Blood and Blades. */
export const bnbOpener = orderOpener('order', armyIndex, (rules, red, blue, options = {}) =>
  newBattle(rules, { table: TABLE, options, armies: { red: battleArmyOf(red), blue: battleArmyOf(blue) } }),
);
