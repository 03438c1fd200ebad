import type { Campaigns } from './campaign/kept.ts';
import type { Host } from './host.ts';
import type { Lives } from './lives.ts';
import type { Presences } from './presence.ts';

/** The battles and campaigns of one process, with the jobs that time makes due. */
export interface Service {
  readonly host: Host;
  readonly lives: Lives;
  readonly campaigns: Lives<Campaigns>;
  readonly presences: Presences;
  readonly campaignPresences: Presences;
  /** Stops the jobs; the store stays open. */
  close(): Promise<void>;
}
