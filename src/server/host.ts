/** What a server needs from its surroundings: store, clock, secrets. */
import { randomBytes } from 'node:crypto';
import type { Store } from './store/store.ts';

export interface Host {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Days after which a battle that is over is deleted; null keeps it for ever. */
  readonly keepDays: number | null;
  /** Makes a secret for the dice of a battle, in hexadecimal. */
  readonly newSecret: () => string;
  /** The address of the server, as players know it; null where it is not set. */
  readonly address: string | null;
  /** Gets the errors for which no request waits. */
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
