import { apply } from './apply.ts';
import type { Battle } from './battle.ts';
import type { Ruleset, Work } from './contract.ts';
import type { Change, Event, Story } from './event.ts';

export const workOn = (rules: Ruleset, battle: Battle): Work => ({ rules, battle, events: [] });

/** Makes an event happen: kept for the record and folded into the battle at once. */
export function tell(work: Work, story: Story, changes: readonly Change[] = []): void {
  happen(work, { ...story, changes });
}

export function happen(work: Work, event: Event): void {
  work.events.push(event);
  work.battle = apply(work.battle, event);
}
