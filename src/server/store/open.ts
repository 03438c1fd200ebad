import { Unusable, WrongSetting } from '../unusable.ts';
import { addressFault, fileAt, isDatabase } from './address.ts';
import { databaseOpenFault, fileFault } from './faults.ts';
import { lockFile } from './lock.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens a SQLite file for a server, which shares it with no other. */
function openAlone(path: string): Store {
  const unlock = lockFile(path);
  try {
    const store = openSqlite(path);
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the store at an address: `postgres://...`, or a SQLite file, with or without `sqlite:` before its path. `alone`
 * is for servers: a file serves one of them only. Throws Unusable with what to do where it cannot be opened.
 */
export async function openStore(address: string, { alone = false } = {}): Promise<Store> {
  const fault = addressFault(address);
  if (fault !== null)
    throw new WrongSetting(`battles are kept at postgres://... or in a file at sqlite:PATH, ${fault}`);
  const path = fileAt(address);
  try {
    if (isDatabase(address)) return await openPostgres(address);
    return alone && path !== ':memory:' ? openAlone(path) : openSqlite(path);
  } catch (error) {
    if (error instanceof Unusable) throw error;
    const why = isDatabase(address) ? databaseOpenFault(error, address) : fileFault(error, path);
    throw why === null ? error : new Unusable(why, { cause: error });
  }
}
