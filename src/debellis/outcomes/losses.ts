/** Takes destroyed elements from the table. */

import type { Base, BaseId, Battle } from '../../engine/battle.ts';
import { findBase, placedBase } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Change } from '../../engine/event.ts';
import { tell } from '../../engine/game/work.ts';
import type { Gone } from '../../engine/outcomes/plan.ts';
import { keepsTo } from '../book.ts';
import { standsFor } from '../dismounting/aside.ts';
import type { Debellis } from '../game.ts';
import { goesWithShip } from '../naval/carrying.ts';

/** The lasting mark of a base that was lost in close combat. Baggage then counts more. */
const IN_COMBAT = 'lostInCombat';

/** The mounts put aside are lost with the element on foot. */
const lostWith = (game: Debellis, battle: Battle, id: BaseId): readonly Change[] =>
  keepsTo(game.bases, 'lostTogether')
    ? standsFor(battle, id).map((base): Change => ({ change: 'remove', base, to: 'lost' }))
    : [];

/** Takes an element from the table. `inCombat` tells whether it was lost in close combat. */
export function lose(
  game: Debellis,
  work: Work,
  { base, rule, by, kept }: Omit<Gone, 'to'>,
  inCombat = false,
): void {
  if (!placedBase(work.battle, base) || !keepsTo(game.usual, 'removed')) return;
  const figures = { base, ...(by ? { by } : {}), ...(kept ? { kept } : {}) };
  tell(work, { type: 'destroyed', rule, figures }, [
    ...(inCombat ? [{ change: 'brand', base, set: { [IN_COMBAT]: 1 } } as const] : []),
    { change: 'remove', base, to: 'lost' },
    ...goesWithShip(game, work.battle, base, 'lost'),
    ...lostWith(game, work.battle, base),
  ]);
}

/** The outcome by which an element is lost; null if it is not lost. */
export const goneBy = (base: Base): string | null => (base.place === 'lost' ? 'destroyed' : null);

/** The bases that are still on the table are lost with another base, if it is lost. */
export function takeAlong(
  game: Debellis,
  work: Work,
  ids: readonly BaseId[],
  rule: string,
  by: BaseId,
): void {
  if (findBase(work.battle, by)?.place !== 'lost') return;
  for (const base of ids) lose(game, work, { base, rule, by }, true);
}
