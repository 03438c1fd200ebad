import { readdirSync, readFileSync } from 'node:fs';

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

/** The name under which the number of the newest applied migration is kept. */
export const VERSION_TABLE = 'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)';
