/** What is due for a battle, and at what time. It follows from the battle alone, and is written with every append. */
import type { Due } from '../store/store.ts';
import { askedNow, carryOn } from './carry-on.ts';
import { add, type Draft } from './draft.ts';
import { battleOf, botIn, isOver, leaders, type Seat, SIDES, type State, timeUpAt } from './state.ts';
import { days, minutes } from './terms.ts';

/** Whoever has just played is likely to be looking still. */
const NOTICE_AFTER = minutes(2);

export const DUE_KINDS = ['clock', 'abandoned', 'bot', 'notices', 'rematch'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** The seat of a bot that is asked now; -1 where none is. */
export function botAsked(state: State): number {
  const asked = askedNow(state);
  if (!asked || isOver(state)) return -1;
  return state.seats.findIndex((seat) => botIn(seat) !== null && seat.side === asked.by);
}

/** Is this seat asked, and wants to be told so, and was not yet? */
const wantsNotice = (state: State, seat: Seat): boolean =>
  seat.channels.length > 0 && seat.side === askedNow(state)?.by && seat.noticed !== state.waits.from;

export const seatsToTell = (state: State): readonly number[] =>
  state.seats.flatMap((seat, number) => (wantsNotice(state, seat) ? [number] : []));

const wantsRematch = (state: State): boolean =>
  state.rematch === null &&
  leaders(state).length === SIDES.length &&
  leaders(state).every((seat) => seat.wantsRematch || seat.bot !== undefined) &&
  leaders(state).some((seat) => seat.wantsRematch);

export function dueOf(state: State): readonly Due[] {
  const times: Readonly<Record<DueKind, number | null>> = isOver(state)
    ? {
        clock: null,
        abandoned: null,
        bot: null,
        notices: null,
        rematch: wantsRematch(state) ? state.active : null,
      }
    : {
        clock: state.late === null ? timeUpAt(state) : null,
        abandoned: state.active + days(state.terms.abandonedAfter),
        bot: botAsked(state) < 0 ? null : state.active,
        notices: seatsToTell(state).length > 0 ? state.active + NOTICE_AFTER : null,
        rematch: null,
      };
  return DUE_KINDS.flatMap((kind) => {
    const at = times[kind];
    return at === null ? [] : [{ kind, at }];
  });
}

/** What happens to a battle by the mere passing of time. Nothing, where it has gone on meanwhile. */
export const TIMELY: Readonly<Partial<Record<DueKind, (draft: Draft) => void>>> = {
  clock(draft) {
    const { state, now } = draft;
    const up = timeUpAt(state);
    const side = state.clock?.running ?? null;
    if (side !== null && up !== null && up <= now && state.late === null) add(draft, { type: 'late', side });
  },
  abandoned(draft) {
    const { state, now } = draft;
    if (isOver(state) || now < state.active + days(state.terms.abandonedAfter)) return;
    add(draft, { type: 'abandoned' });
    carryOn(draft);
  },
};

/** What the lobby shows of a battle. */
export const listingOf = (state: State): string =>
  JSON.stringify({
    made: state.made,
    terms: state.terms,
    seats: state.seats.map(({ name, side, bot }) => ({ name, side, bot: bot ?? null })),
    round: battleOf(state)?.turn.round ?? 0,
  });
