/** What the page and its worker say to each other. */
import type { BattleRecord, Entry } from '../../engine/battle/record.ts';
import type { JobName, QuestionOf } from './jobs.ts';

/** What has happened in a battle since the last question. */
export interface Feed {
  /** The start of a battle, where the last question was about another one. */
  readonly start: Pick<BattleRecord, 'header' | 'opening'> | null;
  /** How many of the entries that the worker has are kept; these follow on them. */
  readonly from: number;
  readonly entries: readonly Entry[];
}

export interface Asked<Name extends JobName = JobName> {
  /** The battle that the question is about; null where it brings all that it is about. */
  readonly feed: Feed | null;
  readonly job: Name;
  readonly question: QuestionOf<Name>;
  /** Of the random numbers: asked again, the question has the same answer. */
  readonly seed: number;
}

export type Thought = { readonly answer: unknown } | { readonly failed: string };

/** The first message of a worker: the name of a lock that it holds as long as it lives; null without locks. */
export interface Born {
  readonly lock: string | null;
}

/** What the worker lacks of a record, of which it knows another one or an earlier part. */
export function feedOf({ header, opening, entries }: BattleRecord, known: BattleRecord | null): Feed {
  if (known?.opening !== opening) return { start: { header, opening }, from: 0, entries };
  let from = Math.min(entries.length, known.entries.length);
  while (from > 0 && known.entries[from - 1] !== entries[from - 1]) from--;
  return { start: null, from, entries: entries.slice(from) };
}
