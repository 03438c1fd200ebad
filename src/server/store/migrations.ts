import { readdirSync, readFileSync } from 'node:fs';

export interface Migration {
  readonly number: number;
  readonly sql: string;
}

const FOLDER = new URL('./sql/', import.meta.url);

/** The changes of the tables in the order of their numbers. What was released is never edited: a new file follows. */
export function migrations(): readonly Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{3}-.*\.sql$/.test(name))
    .toSorted()
    .map((name) => ({ number: Number(name.slice(0, 3)), sql: readFileSync(new URL(name, FOLDER), 'utf8') }));
}

/** Where the number of the newest migration stands that was carried out. */
export const VERSION_TABLE = 'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)';
