/** Offers of a draw and requests to undo that the other side has declined: they are not made again in the same bound. */
import type { Battle } from '../battle.ts';
import type { Event } from '../event.ts';
import type { AnyCommand, Seat } from '../game/command.ts';
import type { EntryOf, PlayOf } from '../game/records/record.ts';

type Play = PlayOf<Battle, Event>;

/** The entries of the present bound, undone ones too, each with its number. */
function ofThisBound({ record, live, battles }: Play): readonly (readonly [number, EntryOf<Event>])[] {
  const bound = battles.at(-1)?.turn.bound;
  const begin = battles.findIndex((battle) => battle.turn.bound === bound);
  const first = begin > 0 ? (live[begin - 1] ?? -1) + 1 : 0;
  return record.entries.slice(first).map((entry, at) => [first + at, entry]);
}

const isDrawDeclined = (play: Play, by: Seat): boolean =>
  ofThisBound(play).some(
    ([number, { by: other, command }]) =>
      command.type === 'decline-draw' && other !== by && play.live.includes(number),
  );

/** How many live entries an undo of this number would have kept. */
const keptBy = ({ live }: Play, { keep }: AnyCommand, number: number): number =>
  keep === undefined ? live.filter((each) => each < number).length - 1 : Number(keep);

/** Has the other side refused to go back as far? To take back only what came since is another request. */
function isUndoDeclined(play: Play, command: AnyCommand, by: Seat): boolean {
  const entries = ofThisBound(play);
  const wanted = keptBy(play, command, Number.POSITIVE_INFINITY);
  return entries.some(([, refused], at) => {
    if (refused.command.type !== 'refuse-undo' || refused.by === by) return false;
    const asked = entries
      .slice(0, at)
      .findLast(([, entry]) => entry.command.type === 'undo' && entry.by === by);
    return asked !== undefined && wanted <= keptBy(play, asked[1].command, asked[0]);
  });
}

/** The key of the reason against an offer or a request that was declined in this bound; null for other commands. */
export function whyDeclined(play: Play, command: AnyCommand, by: Seat): string | null {
  if (command.type === 'offer-draw') return isDrawDeclined(play, by) ? 'reason.draw-declined' : null;
  return command.type === 'undo' && isUndoDeclined(play, command, by) ? 'reason.undo-declined' : null;
}
