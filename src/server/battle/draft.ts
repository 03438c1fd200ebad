/** Entries being made: together they are appended, or none of them. */
import type { SideId } from '../../engine/battle.ts';
import type { AnyCommand, Seat as EngineSeat } from '../../engine/command.ts';
import type { Reason } from '../../engine/event.ts';
import { battleNow, commandsTold, isTold, type Play, playCommand } from '../../engine/record.ts';
import { sealOf } from '../../engine/seal.ts';
import type { Fact, LogEntry } from './log.ts';
import { foldEntry, type State } from './state.ts';

/** The only thing here that changes. */
export interface Draft {
  state: State;
  readonly entries: LogEntry[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** By what it will be known that it was done. */
  readonly id?: string;
}

export const draftOn = (state: State, now: number, id?: string): Draft => ({
  state,
  entries: [],
  now,
  ...(id === undefined ? {} : { id }),
});

/** Why something is not done, with the HTTP status that says so. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  readonly reasons: readonly Reason[];
}

export const refusal = (
  status: Refusal['status'],
  key: string,
  figures: Reason['figures'] = {},
): Refusal => ({ status, reasons: [{ rule: '', key, figures }] });

/** Makes a fact an entry and folds it in. */
export function add(draft: Draft, fact: Fact, by: number | null = null): void {
  const named = draft.id !== undefined && draft.entries.length === 0;
  const entry: LogEntry = { ...fact, at: draft.now, by, ...(named ? { id: draft.id } : {}) };
  draft.entries.push(entry);
  draft.state = foldEntry(draft.state, entry);
}

const UNDOING: readonly string[] = ['undo', 'allow-undo', 'refuse-undo'];

/** How many live entries each side was told of, and the spectators. */
function toldOf(play: Play): Readonly<Record<SideId | '', number>> {
  const sides = play.record.opening.sides.map(({ id }) => [id, commandsTold(play, 0, id)]);
  return Object.fromEntries([...sides, ['', commandsTold(play, 0, null)]]);
}

/** Gives a command, by the rules; the reasons against it where it is refused. */
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
  const number = play.record.entries.length;
  const entry = played.play.record.entries[number];
  if (!entry) return [{ rule: '', key: 'server.not-begun' }];
  const sealed = isTold(entry, null)
    ? { ...entry, seal: sealOf(rules, secret, { told: draft.state.told, battle: battleNow(played.play) }) }
    : entry;
  const keep = UNDOING.includes(command.type) ? { keep: toldOf(played.play) } : {};
  add(draft, { type: 'played', entry: sealed, ...keep }, seat);
  return null;
}
