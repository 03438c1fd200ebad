import { readdirSync, readFileSync } from 'node:fs';
import { Unusable } from '../unusable.ts';

export interface Migration {
  readonly number: number;
  readonly sql: string;
}

const FOLDER = new URL('./sql/', import.meta.url);

/** The migrations in the order of their numbers. A released one is never edited: a new file follows. */
export function migrations(): readonly Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{3}-.*\.sql$/.test(name))
    .toSorted()
    .map((name) => ({ number: Number(name.slice(0, 3)), sql: readFileSync(new URL(name, FOLDER), 'utf8') }));
}

/** Throws where a newer version has made the tables: this one could not read them. */
export function refuseNewer(done: readonly Pick<Migration, 'number'>[]): void {
  const newest = migrations().at(-1)?.number ?? 0;
  if (done.some(({ number }) => number > newest))
    throw new Unusable('the battles were kept by a newer version of Acies: start that, or restore a backup');
}

/** The name under which the number of the newest applied migration is kept. */
export const VERSION_TABLE = 'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)';
