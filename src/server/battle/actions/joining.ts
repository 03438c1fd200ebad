/** Actions before a battle begins: to take a seat and to get ready. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { BOTS } from '../../../bots/bots.ts';
import { armyFor, openBattle } from '../armies.ts';
import { carryOn } from '../carry-on.ts';
import { add, type Draft, type Refusal, refusal } from '../draft.ts';
import type { ArmyChoice } from '../log.ts';
import { battleOf, isOver, leaders, SIDES, type State } from '../state.ts';
import { lineOf } from '../terms.ts';
import { action } from './action.ts';

const MOST_ARMY_TEXT = 50_000;
/** More seats than any side has commands. */
const MOST_SEATS = 12;

const armyChoice: z.ZodType<ArmyChoice> = z.union([
  z.object({ id: z.string().min(1).max(200) }).strict(),
  z.object({ text: z.string().min(1).max(MOST_ARMY_TEXT) }).strict(),
  z.object({ drawn: z.literal(true) }).strict(),
]);

/** The code in an invitation link. It is computed from the secret of the battle, so it need not be stored. */
export const invitationTo = ({ secret }: State, side: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`invitation ${side}`).digest('hex').slice(0, 32);

function isInvited(state: State, side: string, shown: string | undefined): boolean {
  const wanted = Buffer.from(invitationTo(state, side));
  const given = Buffer.from(shown ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Why this seat at the head of a side cannot be taken; null where it can. */
function whyTaken(state: State, side: string | null): Refusal | null {
  const taken = leaders(state);
  if (taken.length >= SIDES.length || state.play) return refusal(409, 'server.seats-taken');
  if (state.terms.sides === 'drawn') return side === null ? null : refusal(422, 'server.sides-are-drawn');
  if (side === null) return refusal(422, 'server.choose-a-side', { sides: SIDES });
  return taken.some((seat) => seat.side === side) ? refusal(409, 'server.side-taken', { side }) : null;
}

/** Why this command cannot be taken; null where it can. */
function whyNoCommand(state: State, side: string | null, command: string): Refusal | null {
  const known = battleOf(state)?.bases.some((base) => base.side === side && base.command === command);
  if (!known) return refusal(422, 'server.no-such-command', { command });
  const taken = state.seats.some((seat) => seat.side === side && seat.command === command);
  return taken ? refusal(409, 'server.command-taken', { command }) : null;
}

export const join = action({
  body: z.object({
    name: lineOf(40),
    side: z
      .enum(SIDES as [string, ...string[]])
      .nullable()
      .default(null),
    /** One of the commands of the side, for a player who leads only that one. */
    command: z.string().min(1).max(40).optional(),
    invitation: z.string().max(100).optional(),
    bot: z.string().max(20).optional(),
  }),
  seated: false,
  act(draft, { name, side, command, invitation, bot }, { seat, hash }) {
    const { state } = draft;
    if (isOver(state)) return refusal(409, 'server.over');
    if (bot === undefined && seat !== null) return refusal(409, 'server.already-seated');
    if (bot === undefined && hash === null) return refusal(401, 'server.no-secret');
    if (bot !== undefined && !Object.hasOwn(BOTS, bot))
      return refusal(422, 'server.no-such-bot', { bot, known: Object.keys(BOTS) });
    if (state.seats.length >= MOST_SEATS) return refusal(409, 'server.seats-taken');
    const open = state.terms.invitation === 'lobby' && command === undefined && bot === undefined;
    const asked = command === undefined ? '' : (side ?? '');
    if (!open && seat === null && !isInvited(state, asked, invitation))
      return refusal(403, 'server.not-invited');
    const why = command === undefined ? whyTaken(state, side) : whyNoCommand(state, side, command);
    if (why) return why;
    add(draft, {
      type: 'seated',
      name,
      side,
      hash: bot === undefined ? hash : null,
      ...(bot === undefined ? {} : { bot }),
      ...(command === undefined ? {} : { command }),
    });
    if (bot !== undefined) return prepareBot(draft);
    return null;
  },
});

/** A bot is ready at once, with a random army. */
const prepareBot = (draft: Draft): Refusal | null =>
  ready(draft, 'bot', { drawn: true }, draft.state.seats.length - 1);

function ready(draft: Draft, word: string, army: ArmyChoice, seat: number): Refusal | null {
  const found = armyFor(draft.state, army);
  if (found && 'reasons' in found) return { status: 422, reasons: found.reasons };
  add(draft, { type: 'prepared', word, army }, seat);
  const { state } = draft;
  const both = leaders(state);
  if (both.length < SIDES.length || !both.every(({ prepared }) => prepared)) return null;
  const opened = openBattle(state);
  if ('reasons' in opened) return { status: 422, reasons: opened.reasons };
  add(draft, { type: 'begun', ...opened });
  carryOn(draft);
  return null;
}

/** The word goes into the dice, the army into the battle; both stay secret until both sides are ready. */
export const prepare = action({
  body: z.object({ word: lineOf(100), army: armyChoice }),
  seated: true,
  act(draft, { word, army }, { seat }) {
    if (draft.state.play || isOver(draft.state)) return refusal(409, 'server.begun');
    return seat === null ? refusal(403, 'server.not-seated') : ready(draft, word, army, seat);
  },
});

export const rename = action({
  body: z.object({ name: lineOf(40) }),
  seated: true,
  act(draft, { name }, { seat }) {
    add(draft, { type: 'named', name }, seat);
    return null;
  },
});
