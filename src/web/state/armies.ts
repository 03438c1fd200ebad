import type { ArmyIndex } from '../../armies/bnb/army-index.ts';
import type { HottArmyIndex } from '../../armies/hott/army-index.ts';
import { bundledArmies, bundledHottArmies } from '../../armies/load-web.ts';

let index: ArmyIndex | null = null;
let hottIndex: HottArmyIndex | null = null;

/** The armies of Blood and Blades that come with the program. */
export function armies(): ArmyIndex {
  index ??= bundledArmies();
  return index;
}

/** The armies of Hordes of the Things that come with the program. */
export function hottArmies(): HottArmyIndex {
  hottIndex ??= bundledHottArmies();
  return hottIndex;
}
