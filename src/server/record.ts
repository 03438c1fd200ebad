/** The record of a battle, as far as a viewer may know it. */

import { type BattleRecord, type Entry, isTold, type Play } from '../engine/battle/record.ts';
import type { SideId } from '../engine/battle.ts';
import { publicEvent, view } from '../engine/game/view.ts';
import { headerOf, isOver, type State } from './battle/state.ts';

/** An entry as a side may see it. Of another side's command only the visible events are shown. */
const entrySeen = ({ by, command, events, seal }: Entry, side: SideId | null): Entry => ({
  by,
  command: by === side || by === 'dice' ? command : { type: 'unseen' },
  events: events.flatMap((event) => publicEvent(event, side) ?? []),
  ...(seal === undefined ? {} : { seal }),
});

/** The entries of a running battle that are not undone, as a side sees them. */
const entriesSeen = ({ live, record }: Play, side: SideId | null): readonly Entry[] =>
  live.flatMap((number) => {
    const entry = record.entries[number];
    return entry && isTold(entry, side) ? [entrySeen(entry, side)] : [];
  });

/**
 * The full record with all secrets; null before the battle has begun. After the end it holds the secret of the dice.
 */
export function wholeRecord(state: State): BattleRecord | null {
  const { play } = state;
  return play && { ...play.record, header: headerOf(state) };
}

/** The full record once the battle is over; before that, the part that a side knows. Null before it has begun. */
export function recordFor(state: State, side: SideId | null): BattleRecord | null {
  const { play, rules } = state;
  if (!play) return null;
  if (isOver(state)) return wholeRecord(state);
  const opening = view(rules, play.record.opening, side);
  return { header: headerOf(state), opening, entries: entriesSeen(play, side) };
}
