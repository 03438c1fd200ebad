/** The work of one command: its events so far, and the battle after them. */

import { veiled } from '../ambush/private-names.ts';
import type { BaseId, Battle, SideId } from '../battle.ts';
import type { Work } from '../contract/sequence.ts';
import type { Ruleset } from '../contract.ts';
import type { Change, Event, Story } from '../event.ts';
import { apply } from './apply.ts';

export const workOn = (rules: Ruleset, battle: Battle): Work => ({ rules, battle, events: [] });

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

/** Makes an event happen: adds it to the events and applies it to the battle at once. */
export function tell(work: Work, story: Story, changes: readonly Change[] = []): void {
  happen(work, veiled({ ...story, changes: together(changes) }));
}

export function happen(work: Work, event: Event): void {
  work.events.push(event);
  work.battle = apply(work.battle, event);
}

/** Makes an event happen of which only one side is told. */
export function happenFor(work: Work, side: SideId, story: Story, changes: readonly Change[]): void {
  const { figures = {} } = story;
  happen(work, { ...story, figures: { side, ...figures }, changes, secret: { of: side, public: null } });
}
