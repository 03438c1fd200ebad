/** What a seat was told of the commands in a record, and what it is told of those that are taken back. */
import type { Seat } from '../command.ts';
import type { GameEvent } from '../event.ts';
import type { Game, SideId } from '../game.ts';
import { publicEvent } from '../view.ts';
import type { EntryOf, PlayOf } from './parts.ts';

/** Was a seat told anything of a command? Null is a spectator. */
export const isTold = ({ events }: Pick<EntryOf, 'events'>, seat: SideId | null): boolean =>
  events.some((event) => publicEvent(event, seat) !== null);

/** The number of commands after `keep` that a seat was told of. */
export const commandsTold = (
  { live, record }: Pick<PlayOf, 'live' | 'record'>,
  keep: number,
  seat: SideId | null,
): number => live.slice(keep).filter((at) => isTold(record.entries[at] ?? { events: [] }, seat)).length;

/**
 * The entries that an undo took back, and of which the seat that undid knows nothing. The seats that gave these
 * commands give them again.
 */
export const unseenLost = <Event extends GameEvent>(
  before: Pick<PlayOf<Game, Event>, 'live' | 'record'>,
  after: Pick<PlayOf, 'live'>,
  by: SideId,
): readonly EntryOf<Event>[] =>
  before.live.slice(after.live.length).flatMap((at) => {
    const entry = before.record.entries[at];
    return entry && !isTold(entry, by) ? [entry] : [];
  });

/** A seat is told only of undone commands that it knew, and how many they were. */
export function undoStory<Event extends GameEvent>(
  play: PlayOf<Game, Event>,
  keep: number,
  by: Seat,
): Event[] {
  const undone = (commands: number): Event =>
    ({ type: 'undone', figures: { side: by, commands }, changes: [] }) as unknown as Event;
  const own = commandsTold(play, keep, by);
  const open = commandsTold(play, keep, null);
  if (own === open) return [undone(own)];
  // Another seat may have been told of a command that was hidden from the rest, such as an offer to it.
  const others = open > 0 ? [] : play.record.opening.sides.filter(({ id }) => id !== by);
  return [
    { ...undone(own), secret: { of: by, public: open > 0 ? undone(open) : null } },
    ...others.flatMap(({ id }): Event[] => {
      const known = commandsTold(play, keep, id);
      return known > 0 ? [{ ...undone(known), secret: { of: id, public: null } }] : [];
    }),
  ];
}
