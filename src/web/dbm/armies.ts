import { type ArmyIndex, armyIndex } from '../../armies/dbm/army-index.ts';
import { BUNDLED } from '../../armies/dbm/bundled.ts';

let index: ArmyIndex | null = null;

/** The armies that come with the program. */
export function bundled(): ArmyIndex {
  index ??= armyIndex(BUNDLED);
  return index;
}
