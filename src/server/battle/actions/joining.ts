/** Actions before a battle begins: to take a seat and to get ready. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { BOTS } from '../../../bots/bots.ts';
import { commandNames } from '../../../engine/army/commands.ts';
import { type ArmyChoice, BODIES } from '../../../protocol/requests.ts';
import { SIDES } from '../../../protocol/terms.ts';
import { type Refusal, refusal } from '../../refusal.ts';
import { armyFor, openBattle } from '../armies.ts';
import { carryOn } from '../carry-on.ts';
import { add, type Draft } from '../draft.ts';
import { whyNotGeneral } from '../rights.ts';
import { battleOf, isOver, leaders, type State } from '../state.ts';
import { action } from './action.ts';

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

/** Why a side has no seat for one more player who leads a command; null where it has. */
function whyFull({ seats, terms }: State, side: string | null): Refusal | null {
  if (side === null)
    return terms.sides === 'drawn'
      ? refusal(409, 'server.not-begun')
      : refusal(422, 'server.choose-a-side', { sides: SIDES });
  const players = 1 + seats.filter((seat) => seat.side === side && seat.command !== undefined).length;
  return players < terms.perSide ? null : refusal(409, 'server.seats-taken');
}

/** Why this command cannot be taken; null where it can. */
function whyNoCommand(state: State, side: string | null, command: string): Refusal | null {
  const battle = battleOf(state);
  if (!battle) return refusal(409, 'server.not-begun');
  if (side === null || !commandNames(battle, side).includes(command))
    return refusal(422, 'server.no-such-command', { command });
  const taken = state.seats.some((seat) => seat.side === side && seat.command === command);
  return taken ? refusal(409, 'server.command-taken', { command }) : null;
}

export const join = action({
  body: BODIES.join,
  seated: false,
  act(draft, { name, side, command, invitation, bot }, { seat, hash }) {
    const { state } = draft;
    if (isOver(state)) return refusal(409, 'server.over');
    if (bot === undefined && seat !== null) return refusal(409, 'server.already-seated');
    if (bot === undefined && hash === null) return refusal(401, 'server.no-secret');
    if (bot !== undefined && !Object.hasOwn(BOTS, bot))
      return refusal(422, 'server.no-such-bot', { bot, known: Object.keys(BOTS) });
    const open = state.terms.invitation === 'lobby' && command === undefined && bot === undefined;
    if (bot !== undefined && command !== undefined) return refusal(422, 'server.bots-lead-sides');
    const asked = command === undefined ? '' : (side ?? '');
    if (!open && seat === null && !isInvited(state, asked, invitation))
      return refusal(403, 'server.not-invited');
    const why =
      command === undefined
        ? whyTaken(state, side)
        : (whyFull(state, side) ?? (command === null ? null : whyNoCommand(state, side, command)));
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
  body: BODIES.prepare,
  seated: true,
  act(draft, { word, army }, { seat }) {
    if (draft.state.play || isOver(draft.state)) return refusal(409, 'server.begun');
    if (seat === null) return refusal(403, 'server.not-seated');
    return whyNotGeneral(draft.state.seats[seat]) ?? ready(draft, word, army, seat);
  },
});

/** Takes a free command of the own side, or gives the own one back. */
export const lead = action({
  body: BODIES.lead,
  seated: true,
  act(draft, { command }, { seat }) {
    const { side = null, command: led } = draft.state.seats[seat ?? -1] ?? {};
    if (isOver(draft.state)) return refusal(409, 'server.over');
    if (led === undefined) return refusal(409, 'server.leads-side');
    if (led === command) return null;
    const why = command === null ? null : whyNoCommand(draft.state, side, command);
    if (why) return why;
    add(draft, { type: 'leads', command }, seat);
    return null;
  },
});

export const rename = action({
  body: BODIES.rename,
  seated: true,
  act(draft, { name }, { seat }) {
    add(draft, { type: 'named', name }, seat);
    return null;
  },
});
