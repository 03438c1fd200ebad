import type { Base, Battle, SideId } from '../../engine/battle.ts';

/** Those who lie in ambush, or are not on the table yet, are known to their own side only. */
export const hides = (_battle: Battle, base: Base, from: SideId | null): boolean =>
  base.side !== from && (base.place === 'ambush' || base.place === 'reserve');
