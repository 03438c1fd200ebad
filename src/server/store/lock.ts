/** Keeps two servers from using one SQLite file. */
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Unusable } from '../unusable.ts';
import { isBusy } from './faults.ts';
import { openDatabase } from './sqlite-driver.ts';

/** The path of a file without links, so that two names of one file have one lock. */
function trueNameOf(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
}

/**
 * Takes the lock of a SQLite file for a server and answers with what gives it back; throws Unusable where another server
 * has it. The lock is one of the operating system, on a file beside the battles: it ends with its process, however that
 * ends. Commands such as a backup do not take it.
 */
export function lockFile(path: string): () => void {
  const name = trueNameOf(path);
  const lock = openDatabase(`${name}.lock`);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Unusable(
      `another server uses ${name}: stop it, or give this one another folder with ACIES_DATA, or both a PostgreSQL database`,
    );
  }
  return () => lock.close();
}
