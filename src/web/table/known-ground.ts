import type { Battle } from '../../engine/battle.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { seatShown } from '../state/view/shown.ts';

/** The terrain as the player at the screen knows it: that of the battle, and what his side has hidden. */
export function knownGround(battle: Battle): Battle['terrain'] {
  const side = seatShown.value;
  const hidden = side === null ? [] : (onScreen(battle.ruleset)?.drawing.hiddenGround?.(battle, side) ?? []);
  return hidden.length === 0 ? battle.terrain : [...battle.terrain, ...hidden];
}
