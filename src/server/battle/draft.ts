/** New entries of a battle before they are stored. They are appended together or not at all. */

import { battleNow, commandsTold, isTold, type Play, playCommand } from '../../engine/battle/record.ts';
import type { SideId } from '../../engine/battle.ts';
import type { AnyCommand, Seat as EngineSeat } from '../../engine/command.ts';
import type { Reason } from '../../engine/event.ts';
import { sealOf } from '../../engine/game/records/seal.ts';
import type { EntryOf, Fact, LogEntry } from './log.ts';
import { foldEntry, type State } from './state.ts';

/** Changes as entries are added; all other parts stay. */
export interface Draft {
  state: State;
  readonly entries: LogEntry[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The name of the request, so that it is carried out only once. */
  readonly id?: string;
}

export const draftOn = (state: State, now: number, id?: string): Draft => ({
  state,
  entries: [],
  now,
  ...(id === undefined ? {} : { id }),
});

/** A refusal: its reasons, and the HTTP status of the answer. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  readonly reasons: readonly Reason[];
}

export const refusal = (
  status: Refusal['status'],
  key: string,
  figures: Reason['figures'] = {},
): Refusal => ({ status, reasons: [{ rule: '', key, figures }] });

/** Makes an entry of a fact and applies it to the state. */
export function add(draft: Draft, fact: Fact, by: number | null = null): void {
  const named = draft.id !== undefined && draft.entries.length === 0;
  const entry: LogEntry = { ...fact, at: draft.now, by, ...(named ? { id: draft.id } : {}) };
  draft.entries.push(entry);
  draft.state = foldEntry(draft.state, entry);
}

const UNDOING: readonly string[] = ['undo', 'allow-undo', 'refuse-undo'];

/** Of the first live entries, the number that each side and the spectators have been shown. */
function toldOf(play: Play, first: number): Readonly<Record<SideId | '', number>> {
  const viewers: readonly (SideId | null)[] = [...play.record.opening.sides.map(({ id }) => id), null];
  const told = (viewer: SideId | null): number =>
    commandsTold(play, 0, viewer) - commandsTold(play, first, viewer);
  return Object.fromEntries(viewers.map((viewer) => [viewer ?? '', told(viewer)]));
}

/** What viewers must know of an undo, as they cannot see the command of the other side. */
const keptBy = (play: Play): Pick<EntryOf<'played'>, 'keep' | 'asked'> => ({
  keep: toldOf(play, play.live.length),
  ...(play.asked ? { asked: toldOf(play, play.asked.keep) } : {}),
});

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
  const number = play.record.entries.length;
  const entry = played.play.record.entries[number];
  if (!entry) return [{ rule: '', key: 'server.not-begun' }];
  const sealed = isTold(entry, null)
    ? { ...entry, seal: sealOf(rules, secret, { told: draft.state.told, battle: battleNow(played.play) }) }
    : entry;
  const kept = UNDOING.includes(command.type) ? keptBy(played.play) : {};
  add(draft, { type: 'played', entry: sealed, ...kept }, seat);
  return null;
}
