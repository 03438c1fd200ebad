/**
 * The line to a server as a value: what it has told of a battle, and the orders that are on their way to it. `step` tells
 * what follows from each thing that happens.
 */
import type { Play } from '../../engine/battle/record.ts';
import { playCommand } from '../../engine/battle/record.ts';
import type { AnyCommand, Seat } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Event, Reason } from '../../engine/event.ts';
import type { Message, Presence } from '../../protocol/messages.ts';
import { foldMessage, NOTHING_TOLD, type SeatTold, type Told } from './told.ts';

/** A seat in a battle; a spectator has neither secret nor number. */
export interface Place {
  readonly battle: string;
  readonly secret: string | null;
  readonly seat: number | null;
  /** Number of the newest message that the player has looked at. */
  readonly seen: number;
}

/** An order on its way, with the events that this page foresees. */
export interface Order {
  readonly id: string;
  readonly command: AnyCommand;
  readonly by: Seat;
  readonly events: readonly Event[];
}

export interface Line {
  /**
   * `away`: at no battle. `listening`: messages are taken as they come. `asking`: an order is being answered, and
   * messages wait until it is.
   */
  readonly name: 'away' | 'listening' | 'asking';
  /** The place that this page holds; null while it is away. */
  readonly place: Place | null;
  /** When the page took its place, by the clock of the server: what happened before is not shown as new. */
  readonly since: number;
  readonly told: Told;
  /** Messages that cannot be taken yet: one before them is missing, or an order is being answered. */
  readonly inbox: readonly Message[];
  /** Orders that the server has not answered yet, the oldest first. */
  readonly orders: readonly Order[];
  /** How many commands stood when the player looked last; null where nothing has happened since. */
  readonly lookedLast: number | null;
  readonly present: Presence;
  readonly isUp: boolean;
  /** The status with which the server closed the stream for good; null while it is open. */
  readonly closedWith: number | 'unreadable' | null;
}

/** The line of a page that is at no battle. */
export const AWAY: Line = {
  name: 'away',
  place: null,
  since: 0,
  told: NOTHING_TOLD,
  inbox: [],
  orders: [],
  lookedLast: null,
  present: { seats: [], spectators: 0 },
  isUp: true,
  closedWith: null,
};

/** The answer of the server to an order. `missed` are the messages that the page had not got when it gave it. */
export type OrderAnswer =
  | { readonly ok: true; readonly messages: readonly Message[] }
  | { readonly ok: false; readonly missed: readonly Message[]; readonly reasons: readonly Reason[] };

/** What happens to the line. */
export type Happening =
  | { readonly type: 'connected'; readonly place: Place; readonly since: number }
  | { readonly type: 'disconnected' }
  | { readonly type: 'heard'; readonly messages: readonly Message[] }
  | { readonly type: 'ordered'; readonly order: Order }
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly answer: OrderAnswer }
  | { readonly type: 'counted'; readonly present: Presence }
  | { readonly type: 'up' }
  | { readonly type: 'down' }
  | { readonly type: 'closed'; readonly status: number | 'unreadable' }
  | { readonly type: 'looked' };

/** What follows: the line, the events that the screen has not shown yet, and why an order was refused. */
export interface Step {
  readonly line: Line;
  readonly events: readonly Event[];
  readonly reasons: readonly Reason[];
}

/** The seat that this page holds; undefined for a spectator. */
export const ownSeat = ({ told, place }: Line): SeatTold | undefined => told.seats[place?.seat ?? -1];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where the player looked last: before the first command of others since. */
function lookedLast({ lookedLast: before, place, since }: Line, told: Told, message: Message): number | null {
  const isNew = message.type === 'played' && message.number > (place?.seen ?? 0) && message.at < since;
  if (before !== null || place?.seat == null || !isNew || message.by === place.seat) return before;
  return told.play?.live.length ?? null;
}

/** Takes the messages that can be taken in their order. The events of `foreseen` orders have been shown. */
function taken(from: Line, heard: readonly Message[], foreseen: readonly Order[] = []): Step {
  let line = { ...from, inbox: [...from.inbox, ...heard] };
  const events: Event[] = [];
  for (;;) {
    const { told, inbox, since } = line;
    const next = inbox.find(({ number }) => number === told.number + 1);
    if (!next) break;
    line = { ...line, lookedLast: lookedLast(line, told, next), told: foldMessage(told, next) };
    const isShown =
      next.type !== 'played' || next.at < since || foreseen.some((order) => same(order.events, next.events));
    if (!isShown) events.push(...next.events);
  }
  const inbox = line.inbox.filter(({ number }) => number > line.told.number);
  return { line: { ...line, inbox }, events, reasons: [] };
}

/** Was an order only overtaken by one of a partner? Then it is decided again after that one. */
function isByPartner(line: Line, missed: readonly Message[]): boolean {
  const side = ownSeat(line)?.side;
  const played = missed.filter((message) => message.type === 'played');
  return played.length > 0 && played.every((message) => message.side === side);
}

/** After a refusal the later orders are dropped, too: they were built on it. */
function answered(line: Line, answer: OrderAnswer): Step {
  const listening: Line = { ...line, name: 'listening' };
  if (answer.ok)
    return taken({ ...listening, orders: line.orders.slice(1) }, answer.messages, line.orders.slice(0, 1));
  if (isByPartner(line, answer.missed)) return taken(listening, answer.missed);
  return { ...taken({ ...listening, orders: [] }, answer.missed), reasons: answer.reasons };
}

/** What follows from something that happens to the line. */
export function step(line: Line, happening: Happening): Step {
  const to = (next: Partial<Line>): Step => ({ line: { ...line, ...next }, events: [], reasons: [] });
  switch (happening.type) {
    case 'connected':
      return to({ ...AWAY, name: 'listening', place: happening.place, since: happening.since });
    case 'disconnected':
      return to(AWAY);
    case 'heard':
      return line.name === 'listening'
        ? taken(line, happening.messages)
        : to({ inbox: [...line.inbox, ...happening.messages] });
    case 'ordered':
      return to({ orders: [...line.orders, happening.order] });
    case 'asked':
      return to({ name: 'asking' });
    case 'answered':
      return answered(line, happening.answer);
    case 'counted':
      return to({ present: happening.present });
    case 'up':
      return to({ isUp: true });
    case 'down':
      return to({ isUp: false });
    case 'closed':
      return to({ closedWith: happening.status });
    case 'looked':
      return to({ lookedLast: null });
  }
}

/** The battle as the server told it, with the unanswered orders on top. */
export function foreseen(rules: Ruleset, confirmed: Play, orders: readonly Order[]): Play {
  let play = confirmed;
  for (const { command, by } of orders) {
    const played = playCommand(rules, play, command, by);
    if (!played.ok) break;
    // An order that the server carried out cannot be done again by this page.
    play = { ...played.play, undone: [] };
  }
  return play;
}
