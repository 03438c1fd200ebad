/**
 * The line to the server: what it tells of the battle on the screen, and the orders that are on their way to it. An
 * order is shown at once, as this page decides it; what the server decides holds.
 */
import { signal } from '@preact/signals';
import { isOrderTo } from '../../engine/army/commands.ts';
import { battleNow, type Play, playCommand } from '../../engine/battle/record.ts';
import type { AnyCommand, Seat } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Event, Reason } from '../../engine/event.ts';
import type { Message, Presence } from '../../protocol/messages.ts';
import { recordForm } from '../../protocol/values.ts';
import { take } from '../state/battle/sending.ts';
import { lastEvents, type Referee, refusals, type Session, session } from '../state/battle/session.ts';
import { show } from '../state/keeping/keep.ts';
import { ask, doIn, mayRepeat, newName, serverNow } from './asking.ts';
import { followStream } from './stream.ts';
import { foldMessage, NOTHING_TOLD, type Told } from './told.ts';

/** A seat in a battle; a spectator has neither secret nor number. */
export interface Place {
  readonly battle: string;
  readonly secret: string | null;
  readonly seat: number | null;
  /** Number of the newest message that the player has looked at. */
  readonly seen: number;
}

export const told = signal<Told>(NOTHING_TOLD);
export const present = signal<Presence>({ seats: [], spectators: 0 });
export const isUp = signal(true);
/** The status with which the server closed the stream for good; null while it is open. */
export const closedWith = signal<number | 'unreadable' | null>(null);
/** The place that this page holds; null where it is connected to no battle. */
export const place = signal<Place | null>(null);
/** The number of orders that the server has not answered yet. */
export const unanswered = signal(0);
/** How many commands stood when the player looked last; null where nothing has happened since. */
export const lookedLast = signal<number | null>(null);

/** An order on its way, with the events that this page foresees. */
interface Order {
  readonly id: string;
  readonly command: AnyCommand;
  readonly by: Seat;
  readonly events: readonly Event[];
}

let rules: Ruleset | null = null;
let orders: readonly Order[] = [];
let isAsking = false;
/** When the page took its place, by the clock of the server: what happened before is not shown as new. */
let since = 0;
let endStream = (): void => undefined;
/** Messages that cannot be taken yet: one before them is missing, or an order is being answered. */
let inbox: readonly Message[] = [];

/** Does the screen show something else for a while? */
let isHeld = false;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function setOrders(next: readonly Order[]): void {
  orders = next;
  unanswered.value = next.length;
}

/** The confirmed battle with the unanswered orders on top. */
function foreseen(ruleset: Ruleset, confirmed: Play): Play {
  let play = confirmed;
  for (const { command, by } of orders) {
    const played = playCommand(ruleset, play, command, by);
    if (!played.ok) break;
    // An order that the server carried out cannot be done again by this page.
    play = { ...played.play, undone: [] };
  }
  return play;
}

const playersOf = ({ play, seats }: Told): Session['players'] => {
  const mine = seats[place.peek()?.seat ?? -1]?.side;
  const sides = play?.record.opening.sides ?? [];
  return Object.fromEntries(sides.map(({ id }) => [id, id === mine ? 'human' : 'elsewhere']));
};

/** Puts the battle on the screen as it is known now. */
function showNow(): void {
  const now = told.peek();
  const at = place.peek();
  if (!rules || !now.play || !at || isHeld) return;
  const shown = session.peek();
  const play = foreseen(rules, now.play);
  const players = playersOf(now);
  if (shown?.id === at.battle && same(shown.players, players)) {
    if (shown.play !== play) session.value = { ...shown, play, referee: serverReferee };
  } else {
    const name = now.terms?.title ?? '';
    const { battle: id } = at;
    show({ id, name, rules, play, players, dice: 'program', bot: 'playing', referee: serverReferee }, null);
  }
}

/** The events of messages that the screen has not shown yet. */
const newEvents = (messages: readonly Message[], foreseenBefore: readonly Order[]): readonly Event[] =>
  messages.flatMap((message) =>
    message.type === 'played' &&
    message.at >= since &&
    !foreseenBefore.some(({ events }) => same(events, message.events))
      ? message.events
      : [],
  );

/** Notes where the player looked last, at the first command of others since. */
function noteAway(before: Told, message: Message): void {
  const at = place.peek();
  const isNew = message.type === 'played' && message.number > (at?.seen ?? 0) && message.at < since;
  if (at?.seat != null && isNew && message.by !== at.seat && lookedLast.peek() === null)
    lookedLast.value = before.play?.live.length ?? null;
}

/** Takes the messages that can be taken in their order. */
function takeMessages(answered: readonly Order[] = []): void {
  if (isAsking) return;
  const taken: Message[] = [];
  let now = told.peek();
  const following = (): Message | undefined => inbox.find(({ number }) => number === now.number + 1);
  for (let next = following(); next; next = following()) {
    noteAway(now, next);
    now = foldMessage(now, next);
    taken.push(next);
  }
  inbox = inbox.filter(({ number }) => number > now.number);
  if (taken.length > 0) told.value = now;
  showNow();
  const events = newEvents(taken, answered);
  if (events.length > 0 && !isHeld) lastEvents.value = events;
}

const putIn = (messages: readonly Message[]): void => {
  inbox = [...inbox, ...messages.filter(({ number }) => number > told.peek().number)];
};

function receive(messages: readonly Message[]): void {
  putIn(messages);
  takeMessages();
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const AGAIN_MS = 800;

/** Sends one order until it is answered. */
async function sendOrder(at: Place, { id, command }: Order) {
  for (;;) {
    const on = told.peek().number;
    const answer = await doIn(at.battle, at.secret, 'play', { command }, { id, on });
    if (place.peek() !== at) return null;
    if (answer.ok || !mayRepeat(answer)) return answer;
    if (answer.status === 0) isUp.value = false;
    await pause(Math.max(AGAIN_MS, answer.wait * 1000));
  }
}

/** Was an order only overtaken by one of a partner? Then it is decided again after that one. */
function isByPartner(missed: readonly Message[]): boolean {
  const side = told.peek().seats[place.peek()?.seat ?? -1]?.side;
  const played = missed.filter((message) => message.type === 'played');
  return played.length > 0 && played.every((message) => message.side === side);
}

/** Why the player of one command may not give an order; the server refuses it too. */
function whyNotMine({ play }: Session, command: AnyCommand, by: Seat): readonly Reason[] {
  const seat = told.peek().seats[place.peek()?.seat ?? -1];
  if (seat?.leads !== 'command' || command.type === 'undo') return [];
  const mine = seat.command;
  if (mine !== null && isOrderTo(battleNow(play), by, mine, command)) return [];
  const key = mine === null ? 'distance.team.none' : 'distance.team.other';
  return [{ rule: '', key, figures: { command: mine ?? '' } }];
}

/** Sends the orders one after the other. After a refusal the later ones are dropped: they were built on it. */
async function sendOrders(): Promise<void> {
  if (isAsking) return;
  for (let order = orders[0]; order; order = orders[0]) {
    const at = place.peek();
    if (!at) return;
    isAsking = true;
    const answer = await sendOrder(at, order);
    if (!answer) return;
    isAsking = false;
    const answered = orders;
    const isOvertaken = !answer.ok && isByPartner(answer.missed);
    setOrders(answer.ok ? orders.slice(1) : isOvertaken ? orders : []);
    putIn(answer.ok ? answer.body.messages : answer.missed);
    takeMessages(answer.ok ? answered.slice(0, 1) : []);
    if (!answer.ok && !isOvertaken) refusals.value = answer.reasons;
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
    if (played.ok) setOrders([...orders, { id: newName(), command, by, events: played.events }]);
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

/** Leaves the battle: nothing more is heard of it. */
export function disconnect(): void {
  endStream();
  endStream = () => undefined;
  inbox = [];
  setOrders([]);
  isAsking = false;
  isHeld = false;
  rules = null;
  place.value = null;
  told.value = NOTHING_TOLD;
  present.value = { seats: [], spectators: 0 };
  closedWith.value = null;
  lookedLast.value = null;
  isUp.value = true;
  if (session.peek()?.referee.isHere === false) session.value = null;
}

/** Takes a place at a battle and follows it from the beginning. */
export function connect(at: Place): void {
  disconnect();
  place.value = at;
  since = serverNow();
  endStream = followStream(
    { ...at, after: () => told.peek().number },
    {
      message: receive,
      presence: (now) => {
        present.value = now;
      },
      line: (up) => {
        isUp.value = up;
      },
      refused: (status) => {
        closedWith.value = status;
      },
    },
  );
}

/** The rules of the battle are loaded: it can be shown. */
export function playBy(loaded: Ruleset): void {
  rules = loaded;
  showNow();
}
