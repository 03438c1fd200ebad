/** What battles run on. */
import { randomBytes } from 'node:crypto';
import type { Store } from './store/store.ts';

export interface Host {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Days after which a battle that is over is deleted; null keeps it for ever. */
  readonly keepDays: number | null;
  /** A secret for the dice of a battle, in hexadecimal. */
  readonly newSecret: () => string;
  /** The address of the server, as players know it; null where it was not said. */
  readonly address: string | null;
  /** Told of what went wrong where nobody waits for an answer. */
  readonly tellError: (error: unknown) => void;
}

export const hostOn = (store: Store, changes: Partial<Host> = {}): Host => ({
  store,
  now: Date.now,
  keepDays: null,
  address: null,
  newSecret: () => randomBytes(32).toString('hex'),
  tellError: (error) => console.error(error),
  ...changes,
});
