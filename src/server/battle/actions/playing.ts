/** Actions of play: commands, victory by the clock, leave, stand-in bots and rematches. */
import { z } from 'zod';
import { BOTS } from '../../../bots/bots.ts';
import { isTold, type Play } from '../../../engine/battle/record.ts';
import type { SideId } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { BODIES } from '../../../protocol/requests.ts';
import { type Refusal, refusal } from '../../refusal.ts';
import { carryOn } from '../carry-on.ts';
import { add, type Draft, give } from '../draft.ts';
import { whyNotGeneral, whyNotGive } from '../rights.ts';
import { isOver, type Seat, timeUpAt } from '../state.ts';
import { days } from '../times.ts';
import { action } from './action.ts';

/** Why a seat cannot play now; null where it can. */
function whyNot({ state }: Draft, seat: Seat | undefined): Refusal | null {
  if (isOver(state)) return refusal(409, 'server.over');
  if (!state.play) return refusal(409, 'server.not-begun');
  return seat?.side ? null : refusal(403, 'server.not-seated');
}

/** Why a seat cannot act for its side now; null where it can. */
const whyNotForSide = (draft: Draft, seat: Seat | undefined): Refusal | null =>
  whyNot(draft, seat) ?? whyNotGeneral(seat);

/** The number of an undo: a seat counts the entries that it was shown, the record counts all. */
function counted(play: Play, command: AnyCommand, side: SideId): AnyCommand {
  if (command.type !== 'undo') return command;
  const known = play.live.flatMap((number, at) => {
    const entry = play.record.entries[number];
    return entry && isTold(entry, side) ? [at] : [];
  });
  const keep = command.keep === undefined ? known.length - 1 : Number(command.keep);
  return { type: 'undo', keep: known[keep] ?? play.live.length };
}

export const play = action({
  body: BODIES.play,
  seated: true,
  act(draft, { command }, { seat }) {
    const player = draft.state.seats[seat ?? -1];
    const why = whyNot(draft, player);
    if (why || !player?.side || seat === null) return why ?? refusal(403, 'server.not-seated');
    // It ends the battle by points, so one player alone must not call it.
    if (command.type === 'end-of-time') return refusal(422, 'server.no-time-call');
    const counts = counted(draft.state.play as Play, command, player.side);
    const forbidden = whyNotGive(draft.state, seat, counts);
    if (forbidden) return forbidden;
    const reasons = give(draft, counts, player.side, seat);
    if (reasons) return { status: 422, reasons };
    carryOn(draft);
    return null;
  },
});

/** Claims the victory when the time of the other side is up. */
export const claim = action({
  body: BODIES.claim,
  seated: true,
  act(draft, _, { seat }) {
    const player = draft.state.seats[seat ?? -1];
    const why = whyNotForSide(draft, player);
    if (why) return why;
    const { late } = draft.state;
    const up = timeUpAt(draft.state);
    if (late === null || late === player?.side || up === null || up > draft.now)
      return refusal(409, 'server.nobody-late');
    add(draft, { type: 'claimed' }, seat);
    const reasons = give(draft, { type: 'resign' }, late);
    if (reasons) return { status: 422, reasons };
    carryOn(draft);
    return null;
  },
});

export const leave = action({
  body: BODIES.leave,
  seated: true,
  act(draft, { days: count }, { seat }) {
    const player = draft.state.seats[seat ?? -1];
    const why = whyNotForSide(draft, player);
    if (why || !player) return why ?? refusal(403, 'server.not-seated');
    const left = Math.floor(player.leave / days(1));
    if (count > left) return refusal(422, 'server.no-leave', { days: count, left });
    add(draft, { type: 'left', until: draft.now + days(count) }, seat);
    return null;
  },
});

/** Lets a bot play for a seat until its player comes back, where the terms allow it. */
export const standIn = action({
  body: BODIES['stand-in'].extend({ bot: z.enum(Object.keys(BOTS)).nullable() }),
  seated: true,
  act(draft, { bot }, { seat }) {
    const why = whyNotForSide(draft, draft.state.seats[seat ?? -1]);
    if (why) return why;
    if (!draft.state.terms.standIns) return refusal(422, 'server.no-stand-ins');
    add(draft, { type: 'stood-in', bot }, seat);
    return null;
  },
});

export const rematch = action({
  body: BODIES.rematch,
  seated: true,
  act(draft, _, { seat }) {
    const { state } = draft;
    if (!isOver(state) || !state.play) return refusal(409, 'server.not-over');
    const why = whyNotGeneral(state.seats[seat ?? -1]);
    if (why) return why;
    if (!state.seats[seat ?? -1]?.wantsRematch) add(draft, { type: 'rematch-wanted' }, seat);
    return null;
  },
});
