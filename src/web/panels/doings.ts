/** What happened in some steps of the battle, in words. */
import { type BaseId, type Battle, placedBase, type SideId } from '../../engine/battle.ts';
import { session } from '../state/battle/session.ts';
import { type LogLine, linesOf, reasonOf, type Why } from '../state/telling/log.ts';
import type { Steps } from '../state/view/recent.ts';
import { seatShown } from '../state/view/shown.ts';

/** The result of one command. */
export interface Doing {
  readonly by: string;
  readonly lines: readonly LogLine[];
  readonly why: Why | null;
}

/** Events that tell of no action of a player. */
const ROUTINE = new Set(['phase-ended', 'phase-skipped', 'bound-begins', 'pips-thrown']);

/** All that was done in these steps, as far as the seat shown may know it. */
export function doneIn({ from, to }: Steps): readonly Doing[] {
  const now = session.value;
  if (!now) return [];
  const { live, record, battles } = now.play;
  return live.slice(from, to).flatMap((number, index) => {
    const entry = record.entries[number];
    const battle = battles[from + index + 1];
    if (!entry || !battle) return [];
    const lines = linesOf(battle, entry.events, seatShown.value).filter(({ type }) => !ROUTINE.has(type));
    return lines.length === 0 ? [] : [{ by: entry.by, lines, why: reasonOf(number, entry.command) }];
  });
}

/** The sides that ended a phase of their bound without any order in it. */
export function passedIn({ from, to }: Steps): readonly SideId[] {
  const now = session.value;
  if (!now) return [];
  const { live, record } = now.play;
  const entries = live.slice(from, to).flatMap((number) => record.entries[number] ?? []);
  const ended = entries.filter(({ command }) => command.type === 'end-phase').map(({ by }) => by);
  const ordered = new Set(entries.filter(({ command }) => command.type !== 'end-phase').map(({ by }) => by));
  const active = now.play.battles[from]?.turn.active;
  return [...new Set(ended)].filter((by) => by === active && !ordered.has(by));
}

/** The bases of a side that left the table between two moments. */
export const lostBetween = (before: Battle, after: Battle, side: SideId): readonly BaseId[] =>
  before.bases
    .filter((base) => base.side === side && placedBase(before, base.id) && !placedBase(after, base.id))
    .map(({ id }) => id);
