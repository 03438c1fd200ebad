/** Elements that are destroyed. DBM, Combat outcome; element equivalents. */
import type { Base, BaseId } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Gone } from '../../../engine/outcomes/plan.ts';
import { tell } from '../../../engine/work.ts';

/** The lasting mark of those who were lost in close combat: baggage counts more then. */
const IN_COMBAT = 'lostInCombat';

/** Takes an element from play; `inCombat` where close combat cost it. */
export function lose(work: Work, { base, rule, by, kept }: Omit<Gone, 'to'>, inCombat = false): void {
  if (!placedBase(work.battle, base)) return;
  const figures = { base, ...(by ? { by } : {}), ...(kept ? { kept } : {}) };
  tell(work, { type: 'destroyed', rule, figures }, [
    ...(inCombat ? [{ change: 'brand', base, set: { [IN_COMBAT]: 1 } } as const] : []),
    { change: 'remove', base, to: 'lost' },
  ]);
}

/** The outcome of which an element is gone; null where it is not. */
export const goneBy = (base: Base): string | null => (base.place === 'lost' ? 'destroyed' : null);

/** Those of some bases that still stand are lost with one that is gone. */
export function takeAlong(work: Work, ids: readonly BaseId[], rule: string, by: BaseId): void {
  if (placedBase(work.battle, by)) return;
  for (const base of ids) lose(work, { base, rule, by }, true);
}
