import { computed } from '@preact/signals';
import type { BotAnswer } from '../../../bots/bot.ts';
import type { Entry } from '../../../engine/battle/record.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Event } from '../../../engine/event.ts';
import { publicEvent } from '../../../engine/game/view.ts';
import { session } from '../battle/session.ts';
import { ofTable } from '../table.ts';
import { seatShown } from '../view/shown.ts';
import { asTold } from './moves-told.ts';
import { toldEvent } from './naming.ts';

/** A bot's reason for an order, a message and its figures, and what it is after from then on. */
export type Why = Pick<BotAnswer, 'why' | 'figures' | 'intent'>;

/** Why the bot gave its orders in the battle on the screen, by the numbers of their entries. */
const reasons = ofTable<ReadonlyMap<number, Why>>(new Map());

export function noteReason(entry: number, { why, figures, intent }: BotAnswer): void {
  const noted = { why, ...(figures && { figures }), ...(intent && { intent }) };
  reasons.value = new Map(reasons.value).set(entry, noted);
}

export const reasonsNoted = (): readonly (readonly [number, Why])[] => [...reasons.peek()];

/** The battle on the screen was kept with these reasons. */
export function takeReasons(noted: readonly (readonly [number, Why])[]): void {
  reasons.value = new Map(noted);
}

/** A bot's reason for the order of an entry; null where it ends a phase, or takes what comes first. */
export function reasonOf(entry: number, command: AnyCommand): Why | null {
  const reason = reasons.value.get(entry);
  const says = command.type !== 'end-phase' && reason?.why !== 'bot.first-option';
  return says ? (reason ?? null) : null;
}

/** What a bot was after in some entries; nothing where it had no plan. */
export const intentIn = (entries: readonly number[]): NonNullable<Why['intent']> =>
  entries.flatMap((entry) => reasons.value.get(entry)?.intent ?? []);

/** A line of the log. */
export interface LogLine {
  readonly text: string;
  readonly rule: string | null;
  readonly type: string;
}

/** The events of one entry of the record, in words. */
export interface LogEntry {
  readonly number: number;
  /** How many commands stand after it; null when it was undone. */
  readonly step: number | null;
  readonly by: string;
  readonly round: number;
  readonly lines: readonly LogLine[];
  readonly why: Why | null;
}

/** Events that only prepare the next one. */
const SILENT = new Set([
  'waits',
  'phase-begins',
  'shot-begins',
  'fight-begins',
  'spell-begins',
  'ground-noted',
  'noted',
]);

/** The events that are worth a line each, as far as a seat may know them. */
export const eventsTold = (events: readonly Event[], seat: string | null): readonly Event[] =>
  asTold(
    events
      .map((event) => publicEvent(event, seat))
      .filter((event): event is Event => event !== null && !SILENT.has(event.type)),
  );

/** An event as a line. */
export const lineOf = (battle: Battle, event: Event): LogLine => ({
  text: toldEvent(battle, event),
  rule: event.rule ?? null,
  type: event.type,
});

/** Events in words, as far as a seat may know them. */
export const linesOf = (battle: Battle, events: readonly Event[], seat: string | null): readonly LogLine[] =>
  eventsTold(events, seat).map((event) => lineOf(battle, event));

/** The log, the newest entry last. */
export const log = computed<readonly LogEntry[]>(() => {
  const now = session.value;
  if (!now) return [];
  const { record, live, battles } = now.play;
  const stepOf = new Map(live.map((entry, at) => [entry, at + 1]));
  return record.entries.map((entry: Entry, number) => {
    const step = stepOf.get(number) ?? null;
    const battle = battles[step ?? battles.length - 1] ?? record.opening;
    return {
      number,
      step,
      by: entry.by,
      round: battle.turn.round,
      lines: linesOf(battle, entry.events, seatShown.value),
      why: reasonOf(number, entry.command),
    };
  });
});
