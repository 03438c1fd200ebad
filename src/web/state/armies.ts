import type { ArmyIndex, IndexedOrder } from '../../armies/army-index.ts';
import { bundledArmies } from '../../armies/load-web.ts';

let index: ArmyIndex | null = null;

/** The armies that come with the program. */
export function armies(): ArmyIndex {
  index ??= bundledArmies();
  return index;
}

/** Orders of battle of one folder or budget: `small/` are for a first battle. */
export const smallOrders = (): readonly IndexedOrder[] =>
  armies().orders.filter(({ id }) => id.startsWith('small/'));
export const fullOrders = (): readonly IndexedOrder[] =>
  armies().orders.filter(({ id }) => !id.startsWith('small/'));
