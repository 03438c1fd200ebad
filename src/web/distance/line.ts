/**
 * The line to the server: what it tells of the battle on the screen, and the orders that are on their way to it. An
 * order is shown at once, as this page decides it; what the server decides holds.
 */
import { computed, signal } from '@preact/signals';
import { isOrderTo } from '../../engine/army/commands.ts';
import { battleNow, playCommand } from '../../engine/battle/record.ts';
import type { AnyCommand, Seat } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Reason } from '../../engine/event.ts';
import { messageForm } from '../../protocol/messages.ts';
import { recordForm } from '../../protocol/values.ts';
import { take } from '../state/battle/sending.ts';
import { lastEvents, type Referee, refusals, type Session, session } from '../state/battle/session.ts';
import { show } from '../state/keeping/keep.ts';
import { ask, doIn, mayRepeat, newName, serverNow } from './asking.ts';
import {
  AWAY,
  foreseen,
  type Happening,
  type Line,
  type Order,
  ownSeat,
  type Place,
  step,
} from './line-state.ts';
import { followStream } from './stream.ts';

const line = signal(AWAY);

export const told = computed(() => line.value.told);
export const present = computed(() => line.value.present);
export const isUp = computed(() => line.value.isUp);
export const closedWith = computed(() => line.value.closedWith);
export const place = computed(() => line.value.place);
/** The number of orders that the server has not answered yet. */
export const unanswered = computed(() => line.value.orders.length);
export const lookedLast = computed(() => line.value.lookedLast);

/** The rules of the battle; null until they are loaded. */
let rules: Ruleset | null = null;
/** Does the screen show something else for a while? */
let isHeld = false;
let endStream = (): void => undefined;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function playersOf(now: Line): Session['players'] {
  const mine = ownSeat(now)?.side;
  const sides = now.told.play?.record.opening.sides ?? [];
  return Object.fromEntries(sides.map(({ id }) => [id, id === mine ? 'human' : 'elsewhere']));
}

/** Puts the battle on the screen as it is known now. */
function showNow(): void {
  const now = line.peek();
  if (!rules || !now.told.play || !now.place || isHeld) return;
  const shown = session.peek();
  const play = foreseen(rules, now.told.play, now.orders);
  const players = playersOf(now);
  const id = now.place.battle;
  if (shown?.id === id && same(shown.players, players)) {
    if (shown.play !== play) session.value = { ...shown, play, referee: serverReferee };
  } else {
    const name = now.told.terms?.title ?? '';
    show({ id, name, rules, play, players, dice: 'program', bot: 'playing', referee: serverReferee }, null);
  }
}

/** Tells the line what happened, and shows what follows. */
function happen(happening: Happening): void {
  const { line: next, events, reasons } = step(line.peek(), happening);
  const before = line.peek();
  line.value = next;
  if (next.told !== before.told || happening.type === 'answered') showNow();
  if (events.length > 0 && !isHeld) lastEvents.value = events;
  if (reasons.length > 0) refusals.value = reasons;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const AGAIN_MS = 800;

/** Sends one order until it is answered; null where the page has left the battle by then. */
async function sendOrder(at: Place, { id, command }: Order) {
  for (;;) {
    const on = told.peek().number;
    const answer = await doIn(at.battle, at.secret, 'play', { command }, { id, on });
    if (place.peek() !== at) return null;
    if (answer.ok || !mayRepeat(answer)) return answer;
    if (answer.status === 0) happen({ type: 'down' });
    await pause(Math.max(AGAIN_MS, answer.wait * 1000));
  }
}

/** Why the player of one command may not give an order; the server refuses it too. */
function whyNotMine({ play }: Session, command: AnyCommand, by: Seat): readonly Reason[] {
  const seat = ownSeat(line.peek());
  if (seat?.leads !== 'command' || command.type === 'undo') return [];
  const mine = seat.command;
  if (mine !== null && isOrderTo(battleNow(play), by, mine, command)) return [];
  const key = mine === null ? 'distance.team.none' : 'distance.team.other';
  return [{ rule: '', key, figures: { command: mine ?? '' } }];
}

/** Sends the orders one after the other. */
async function sendOrders(): Promise<void> {
  for (;;) {
    const { name, orders, place: at } = line.peek();
    const [order] = orders;
    if (name !== 'listening' || !order || !at) return;
    happen({ type: 'asked' });
    const answer = await sendOrder(at, order);
    if (!answer) return;
    happen({ type: 'answered', answer: answer.ok ? { ok: true, messages: answer.body.messages } : answer });
  }
}

/** The server decides; until it has, the screen shows what this page foresees. */
const serverReferee: Referee = {
  isHere: false,
  send(now, command, by) {
    const reasons = whyNotMine(now, command, by);
    if (reasons.length > 0) {
      refusals.value = reasons;
      return false;
    }
    const played = playCommand(now.rules, now.play, command, by);
    if (!take(played.ok ? { ...played, play: { ...played.play, undone: [] } } : played)) return false;
    if (played.ok) happen({ type: 'ordered', order: { id: newName(), command, by, events: played.events } });
    void sendOrders();
    return true;
  },
  async record({ id, play }) {
    const answer = await ask(`/battles/${id}/record`, recordForm, {
      secret: place.peek()?.secret ?? null,
    });
    return answer.ok ? answer.body : play.record;
  },
};

/** While it is held, the screen does not follow what happens; then it shows the battle as it is. */
export function holdScreen(holds: boolean): void {
  isHeld = holds;
  showNow();
}

/** Notes that no answer came from the server. */
export const loseLine = (): void => happen({ type: 'down' });

/** Notes that the player has looked at what happened. */
export const lookAt = (): void => happen({ type: 'looked' });

/** Leaves the battle: nothing more is heard of it. */
export function disconnect(): void {
  endStream();
  endStream = () => undefined;
  isHeld = false;
  rules = null;
  happen({ type: 'disconnected' });
  if (session.peek()?.referee.isHere === false) session.value = null;
}

/** Takes a place at a battle and follows it from the beginning. */
export function connect(at: Place): void {
  disconnect();
  happen({ type: 'connected', place: at, since: serverNow() });
  endStream = followStream(
    {
      path: `/battles/${at.battle}`,
      form: messageForm,
      secret: at.secret,
      after: () => told.peek().number,
    },
    {
      message: (messages) => happen({ type: 'heard', messages }),
      presence: (now) => happen({ type: 'counted', present: now }),
      line: (up) => happen({ type: up ? 'up' : 'down' }),
      refused: (status) => happen({ type: 'closed', status }),
    },
  );
}

/** The rules of the battle are loaded: it can be shown. */
export function playBy(loaded: Ruleset): void {
  rules = loaded;
  showNow();
}
