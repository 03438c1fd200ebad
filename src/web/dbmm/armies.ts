import { type ArmyIndex, armyIndex } from '../../armies/dbmm/army-index.ts';
import { BUNDLED } from '../../armies/dbmm/bundled.ts';

let index: ArmyIndex | null = null;

/** The armies that come with the program. */
export function bundled(): ArmyIndex {
  index ??= armyIndex(BUNDLED);
  return index;
}
