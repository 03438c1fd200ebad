/** The jobs that are due for a battle, and when. They follow from its state alone, and are stored with every append. */

import { SIDES } from '../../protocol/terms.ts';
import type { Due } from '../store/store.ts';
import { askedNow, carryOn } from './carry-on.ts';
import { add, type Draft } from './draft.ts';
import { battleOf, botIn, isOver, leaders, type Seat, type State, timeUpAt } from './state.ts';
import { days, NOTICE_AFTER } from './times.ts';

export const DUE_KINDS = ['clock', 'abandoned', 'bot', 'notices', 'rematch', 'report'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** The seat of the bot that must answer now; -1 where there is none. */
export function botAsked(state: State): number {
  const asked = askedNow(state);
  if (!asked || isOver(state)) return -1;
  return state.seats.findIndex((seat) => botIn(seat) !== null && seat.side === asked.by);
}

/** Must this seat get a notice: is it asked, does it want notices, and has it had none for this question? */
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
        report: state.campaign === null ? null : state.active,
      }
    : {
        clock: state.late === null ? timeUpAt(state) : null,
        abandoned: state.active + days(state.terms.abandonedAfter),
        bot: botAsked(state) < 0 ? null : state.active,
        notices: seatsToTell(state).length > 0 ? state.active + NOTICE_AFTER : null,
        rematch: null,
        report: null,
      };
  return DUE_KINDS.flatMap((kind) => {
    const at = times[kind];
    return at === null ? [] : [{ kind, at }];
  });
}

/** The effects of time on a battle. They do nothing where the battle has gone on meanwhile. */
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

/** The summary of a battle in the lobby. */
export const listingOf = (state: State): string =>
  JSON.stringify({
    made: state.made,
    terms: state.terms,
    seats: state.seats.map(({ name, side, bot, command }) => ({
      name,
      side,
      bot: bot ?? null,
      leads: command === undefined ? 'side' : 'command',
    })),
    round: battleOf(state)?.turn.round ?? 0,
  });
