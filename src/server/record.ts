/** The record of a battle, as far as somebody may know it. */
import type { SideId } from '../engine/battle.ts';
import { type BattleRecord, type Entry, isTold, type Play } from '../engine/record.ts';
import { publicEvent, view } from '../engine/view.ts';
import { headerOf, isOver, type State } from './battle/state.ts';

/** An entry as a side was told of it. Of another's command nothing is told but what came of it. */
const entrySeen = ({ by, command, events, seal }: Entry, side: SideId | null): Entry => ({
  by,
  command: by === side || by === 'dice' ? command : { type: 'unseen' },
  events: events.flatMap((event) => publicEvent(event, side) ?? []),
  ...(seal === undefined ? {} : { seal }),
});

/** What still stands of a battle that is being played, as a side sees it. */
const entriesSeen = ({ live, record }: Play, side: SideId | null): readonly Entry[] =>
  live.flatMap((number) => {
    const entry = record.entries[number];
    return entry && isTold(entry, side) ? [entrySeen(entry, side)] : [];
  });

/** All of it, hidden things too; null before it has begun. The secret of its dice is told when it is over. */
export function wholeRecord(state: State): BattleRecord | null {
  const { play } = state;
  return play && { ...play.record, header: headerOf(state) };
}

/** All of it once the battle is over; before, what a side knows. Null before it has begun. */
export function recordFor(state: State, side: SideId | null): BattleRecord | null {
  const { play, rules } = state;
  if (!play) return null;
  if (isOver(state)) return wholeRecord(state);
  const opening = view(rules, play.record.opening, side);
  return { header: headerOf(state), opening, entries: entriesSeen(play, side) };
}
