/** The record of a game, as far as a viewer may know it. */
import type { BattleRecord } from '../engine/battle/record.ts';
import type { GameEvent } from '../engine/game/event.ts';
import type { Game, SideId } from '../engine/game/game.ts';
import type { EntryOf, PlayOf, RecordOf } from '../engine/game/records/record.ts';
import { isTold } from '../engine/game/records/told.ts';
import type { GameRules } from '../engine/game/rules.ts';
import { publicEvent, view } from '../engine/game/view.ts';
import { headerOf, isOver, type State } from './battle/state.ts';

/** An entry as a side may see it. Of another side's command only the visible events are shown. */
const entrySeen = <Event extends GameEvent>(
  { by, command, events, seal }: EntryOf<Event>,
  side: SideId | null,
): EntryOf<Event> => ({
  by,
  command: by === side || by === 'dice' ? command : { type: 'unseen' },
  events: events.flatMap((event) => publicEvent(event, side) ?? []),
  ...(seal === undefined ? {} : { seal }),
});

/** The record of a game that goes on, as a side knows it: without entries that are undone. Null is a spectator. */
export const recordSeen = <State extends Game, Event extends GameEvent>(
  rules: GameRules,
  { live, record }: PlayOf<State, Event>,
  side: SideId | null,
): RecordOf<State, Event> => ({
  header: record.header,
  opening: view(rules, record.opening, side),
  entries: live.flatMap((number) => {
    const entry = record.entries[number];
    return entry && isTold(entry, side) ? [entrySeen(entry, side)] : [];
  }),
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
  return { ...recordSeen(rules, play, side), header: headerOf(state) };
}
