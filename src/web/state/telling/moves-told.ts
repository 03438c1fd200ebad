import type { Event } from '../../../engine/event.ts';
import { flightsAsWhole, LOST, lossesAfterCause } from './losses-told.ts';

/** Does this event only carry a move on that was told when it began? */
const carriesOn = ({ type, figures }: Event): boolean =>
  type === 'moved' && figures?.length === undefined && figures?.manner === undefined;

/** Leaves out the end of a fight of a base that is lost: its loss is told. */
function withoutIdlePartings(events: readonly Event[]): readonly Event[] {
  const lost = events.filter(({ type }) => LOST.has(type)).map(({ figures }) => figures?.base);
  const isIdle = ({ type, figures }: Event): boolean =>
    type === 'parted' && Array.isArray(figures?.bases) && figures.bases.some((base) => lost.includes(base));
  return events.filter((event) => !isIdle(event));
}

/** Is this an advance that comes nowhere? Such a base did not choose to move. */
const isStopped = ({ type, figures }: Event): boolean =>
  type === 'moved' && figures?.mm === 0 && figures.length === 0 && figures.price === 0;

/** An advance without any way is told as what it is, not as a move on the spot. */
function standstills(events: readonly Event[]): readonly Event[] {
  return events.map((event) => {
    const base = Array.isArray(event.figures?.bases) ? event.figures.bases[0] : undefined;
    return isStopped(event) && base !== undefined
      ? { ...event, type: 'advance-stays', figures: { base } }
      : event;
  });
}

/** The events that are worth a sentence each, causes before their effects. */
export const asTold = (events: readonly Event[]): readonly Event[] =>
  movesAsWhole(standstills(lossesAfterCause(flightsAsWhole(withoutIdlePartings(events)))));

/** A move of several parts is told once, by its whole length. */
export function movesAsWhole(events: readonly Event[]): readonly Event[] {
  return events.flatMap((event, at) => {
    if (at > 0 && carriesOn(event) && events.slice(0, at).some(({ type }) => type === 'moved')) return [];
    const next = events[at + 1];
    if (event.type !== 'moved' || !next || !carriesOn(next)) return [event];
    const { length, ...figures } = event.figures ?? {};
    return [length === undefined ? event : { ...event, figures: { ...figures, mm: length, leg: '' } }];
  });
}
