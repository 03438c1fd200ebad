/** Events of a battle as they are told: marks joined, and the private names of bases veiled. */
import { veiled } from '../ambush/private-names.ts';
import type { BaseId } from '../battle.ts';
import type { Change, Event } from '../event.ts';

type Mark = Extract<Change, { readonly change: 'mark' }>;

const basesOf = ({ base }: Mark): readonly BaseId[] => (typeof base === 'string' ? [base] : base);

/** Joins consecutive mark changes with the same marks into one change. */
function together(changes: readonly Change[]): readonly Change[] {
  const found: Change[] = [];
  for (const change of changes) {
    const last = found.at(-1);
    const same =
      change.change === 'mark' &&
      last?.change === 'mark' &&
      JSON.stringify(last.set) === JSON.stringify(change.set);
    if (same) found[found.length - 1] = { ...last, base: [...basesOf(last), ...basesOf(change)] };
    else found.push(change);
  }
  return found;
}

export const toldInBattle = (event: Event): Event => veiled({ ...event, changes: together(event.changes) });
