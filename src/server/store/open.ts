import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens the store at an address: `postgres://...`, or a SQLite file, with or without `sqlite:` before its path. */
export async function openStore(address: string): Promise<Store> {
  if (/^postgres(?:ql)?:\/\//.test(address)) return openPostgres(address);
  return openSqlite(address.replace(/^sqlite:/, ''));
}
