import type { Kind } from '../kind.ts';
import { act } from './actions/index.ts';
import { dueOf, listingOf } from './due.ts';
import type { Battles } from './kept.ts';
import { streamed, viewerAt } from './shown.ts';
import { foldEntry, isOver, stateAtStart } from './state.ts';

export const battles: Kind<Battles> = {
  start: (first) => (first.type === 'created' ? stateAtStart(first) : null),
  fold: foldEntry,
  // A player who leads a command joins later, and sees from the beginning what the side saw.
  streamed: (stream, state, entry, seat, newest) => streamed(stream, state, entry, viewerAt(newest, seat)),
  stageOf: (state) => (isOver(state) ? 'over' : state.play ? 'playing' : 'open'),
  listingOf,
  dueOf,
  seatOf({ seats }, hash) {
    const seat = hash === null ? -1 : seats.findIndex((each) => each.hash === hash);
    return seat < 0 ? null : seat;
  },
  mayWatch: ({ terms }) => terms.spectators.allowed,
  act,
};
