import { computed, signal } from '@preact/signals';
import type { BotAnswer } from '../../bots/bot.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Event } from '../../engine/event.ts';
import type { Entry } from '../../engine/record.ts';
import { publicEvent } from '../../engine/view.ts';
import { toldEvent } from './naming.ts';
import { session } from './session.ts';
import { seatShown } from './shown.ts';

/** Why a bot gave an order, by the number of its entry. Not kept: it is nobody's business after the battle. */
const reasons = signal<ReadonlyMap<number, BotAnswer>>(new Map());

export function noteReason(entry: number, answer: BotAnswer): void {
  reasons.value = new Map(reasons.value).set(entry, answer);
}

/** A line of the log. */
export interface LogLine {
  readonly text: string;
  readonly rule: string | null;
  readonly type: string;
}

/** What one entry of the record did. */
export interface LogEntry {
  readonly number: number;
  /** How many commands stand after it; null when it was undone. */
  readonly step: number | null;
  readonly by: string;
  readonly round: number;
  readonly lines: readonly LogLine[];
  readonly why: BotAnswer | null;
}

/** Stories that only prepare the next one. */
const SILENT = new Set(['waits', 'phase-begins', 'phase-skipped', 'shot-begins', 'fight-begins']);

const linesOf = (battle: Battle, events: readonly Event[], seat: string | null): readonly LogLine[] =>
  events
    .map((event) => publicEvent(event, seat))
    .filter((event): event is Event => event !== null && !SILENT.has(event.type))
    .map((event) => ({ text: toldEvent(battle, event), rule: event.rule ?? null, type: event.type }));

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
      why: entry.command.type === 'end-phase' ? null : (reasons.value.get(number) ?? null),
    };
  });
});
