import { type HottArmyIndex, hottArmyIndex } from '../../armies/hott/army-index.ts';
import { BUNDLED } from '../../armies/hott/bundled.ts';

let index: HottArmyIndex | null = null;

/** The armies that come with the program. */
export function bundled(): HottArmyIndex {
  index ??= hottArmyIndex(BUNDLED);
  return index;
}
