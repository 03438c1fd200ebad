import { type Base, type Battle, figure, type SideId } from '../../engine/battle.ts';

/**
 * Is a base hidden from a side? Only its own side knows a base in ambush, or one that has not yet been on the table.
 */
export const hides = (_battle: Battle, base: Base, from: SideId | null): boolean =>
  base.side !== from &&
  (base.place === 'ambush' ||
    base.place === 'away' ||
    (base.place === 'reserve' && figure(base.marks, 'seen') === 0));
