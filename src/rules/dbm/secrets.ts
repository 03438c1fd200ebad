import { type Base, type Battle, figure, type SideId } from '../../engine/battle.ts';
import { isUnseenAboard } from './naval/carrying.ts';

/**
 * Is a base hidden from a side? Only its own side knows a base in ambush, or one that has not yet been on the table.
 */
export const hides = (battle: Battle, base: Base, from: SideId | null): boolean =>
  base.side !== from &&
  (base.place === 'ambush' ||
    base.place === 'away' ||
    isUnseenAboard(battle, base) ||
    (base.place === 'reserve' && figure(base.marks, 'seen') === 0));
