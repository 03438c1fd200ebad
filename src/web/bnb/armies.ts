import { type ArmyIndex, armyIndex } from '../../armies/bnb/army-index.ts';
import { BUNDLED } from '../../armies/bnb/bundled.ts';

let index: ArmyIndex | null = null;

/** The armies that come with the program. */
export function bundled(): ArmyIndex {
  index ??= armyIndex(BUNDLED);
  return index;
}
