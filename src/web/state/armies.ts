import { type ArmyIndex, armyIndex } from '../../armies/bnb/army-index.ts';
import { BUNDLED as BNB_FILES } from '../../armies/bnb/bundled.ts';
import { type HottArmyIndex, hottArmyIndex } from '../../armies/hott/army-index.ts';
import { BUNDLED as HOTT_FILES } from '../../armies/hott/bundled.ts';

let index: ArmyIndex | null = null;
let hottIndex: HottArmyIndex | null = null;

/** The armies of Blood and Blades that come with the program. */
export function armies(): ArmyIndex {
  index ??= armyIndex(BNB_FILES);
  return index;
}

/** The armies of Hordes of the Things that come with the program. */
export function hottArmies(): HottArmyIndex {
  hottIndex ??= hottArmyIndex(HOTT_FILES);
  return hottIndex;
}
