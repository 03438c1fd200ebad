import { createRequire } from 'node:module';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** Node's own SQLite is stable from this version on. */
const STABLE_SINCE = 26;

const require = createRequire(import.meta.url);
const major = Number(process.versions.node.split('.')[0]);

/** The same interface from Node itself, or from a package where Node's is missing or not stable. */
const driver = require(major >= STABLE_SINCE ? 'node:sqlite' : '@photostructure/sqlite') as {
  readonly DatabaseSync: new (path: string) => DatabaseSyncInstance;
};

export type Database = DatabaseSyncInstance;

export const openDatabase = (path: string): Database => new driver.DatabaseSync(path);
