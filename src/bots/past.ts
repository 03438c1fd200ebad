/** What the record of a battle tells a player: where the own bases stood when the last own bound began. */
import type { Battle, SideId } from '../engine/battle.ts';

/** The battle at the start of the last bound of a side before the present bound; null if there was none. */
export function lastBound(battles: readonly Battle[], side: SideId): Battle | null {
  const now = battles.at(-1)?.turn.bound ?? 0;
  const before = battles.filter(({ turn }) => turn.bound < now && turn.bound > 0 && turn.active === side);
  const bound = before.at(-1)?.turn.bound;
  return before.find(({ turn }) => turn.bound === bound) ?? null;
}
