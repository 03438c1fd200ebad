/** Which bases the enemy does not see. */
import type { Base, Battle, SideId } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { agreed } from '../../engine/game/options.ts';
import { HIDDEN_LURKERS } from './options.ts';
import { isLurker } from './troops/base.ts';

/** Only their own side knows lurkers that have never been on the board; all other elements are shown. */
export function hides({ options }: Battle, base: Base, from: SideId | null): boolean {
  if (base.side === from || base.place !== 'reserve') return false;
  if (!isLurker(base)) return !holds('hott.army.8');
  return !(base.marks.deployments ?? 0) && agreed(options, HIDDEN_LURKERS) && holds('hott.army.9');
}
