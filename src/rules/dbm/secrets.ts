import type { Base, Battle, SideId } from '../../engine/battle.ts';

/** Is a base hidden from a side? Only its own side knows a base in ambush, or one that is not yet on the table. */
export const hides = (_battle: Battle, base: Base, from: SideId | null): boolean =>
  base.side !== from && (base.place === 'ambush' || base.place === 'reserve');
