import type { DueKind } from './battle/due.ts';
import type { Host } from './host.ts';
import { type Job, type Jobs, startJobs } from './jobs.ts';
import { type Lives, openLives } from './lives.ts';
import { openPresences, type Presences } from './presence.ts';
import type { Service } from './service.ts';

/** Unused battles are dropped from memory after this time. */
const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 60_000;

/** Opens the battles of this process; `more` are jobs of other parts of the server. */
export function openService(
  host: Host,
  more: (lives: Lives, presences: Presences) => Partial<Record<DueKind, Job>> = () => ({}),
): Service {
  let jobs: Jobs | null = null;
  const lives = openLives(host, (due) => {
    if (due.some(({ at }) => at <= host.now())) jobs?.kick();
  });
  const presences = openPresences(host, lives);
  jobs = startJobs(host, lives, more(lives, presences));
  const sweep = setInterval(() => lives.forgetIdle(IDLE_MS), SWEEP_MS);
  return {
    host,
    lives,
    presences,
    async close() {
      clearInterval(sweep);
      presences.close();
      await jobs?.stop();
    },
  };
}
