/** New entries of a battle before they are stored. They are appended together or not at all. */

import { playCommand } from '../../engine/battle/record.ts';
import type { AnyCommand, Seat as EngineSeat } from '../../engine/command.ts';
import type { Reason } from '../../engine/event.ts';
import type { DraftOf } from '../kind.ts';
import { playedParts } from '../played.ts';
import type { Battles } from './kept.ts';
import type { Fact, LogEntry } from './log.ts';
import { foldEntry } from './state.ts';

/** Changes as entries are added; all other parts stay. */
export type Draft = DraftOf<Battles>;

/** Makes an entry of a fact and applies it to the state. */
export function add(draft: Draft, fact: Fact, by: number | null = null): void {
  const named = draft.id !== undefined && draft.entries.length === 0;
  const entry: LogEntry = { ...fact, at: draft.now, by, ...(named ? { id: draft.id } : {}) };
  draft.entries.push(entry);
  draft.state = foldEntry(draft.state, entry);
}

/** Decides a command by the rules; answers with the reasons where they refuse it. */
export function give(
  draft: Draft,
  command: AnyCommand,
  by: EngineSeat,
  seat: number | null = null,
): readonly Reason[] | null {
  const { play, rules, secret } = draft.state;
  if (!play) return [{ rule: '', key: 'server.not-begun' }];
  const played = playCommand(rules, play, command, by);
  if (!played.ok) return played.reasons;
  add(
    draft,
    { type: 'played', ...playedParts(rules, { secret, told: draft.state.told }, played.play) },
    seat,
  );
  return null;
}
