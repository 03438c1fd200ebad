import type { Host } from './host.ts';
import type { Lives } from './lives.ts';
import type { Presences } from './presence.ts';

/** The battles of one process, with what is done for them as time passes. */
export interface Service {
  readonly host: Host;
  readonly lives: Lives;
  readonly presences: Presences;
  /** Ends what it does by itself; the store stays open. */
  close(): Promise<void>;
}
