import type { DueKind } from './battle/due.ts';
import { battles } from './battle/kind.ts';
import { fieldJob, reportJob } from './campaign/battles.ts';
import type { CampaignDueKind } from './campaign/due.ts';
import type { Campaigns } from './campaign/kept.ts';
import { campaigns } from './campaign/kind.ts';
import type { Host } from './host.ts';
import { type Job, type Jobs, startJobs } from './jobs.ts';
import { type Lives, openLives } from './lives.ts';
import { openPresences, type Presences } from './presence.ts';
import type { Service } from './service.ts';
import type { Due } from './store/store.ts';

/** Unused games are dropped from memory after this time. */
const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 60_000;

/** Opens the battles and campaigns of this process; `more` are jobs of other parts of the server. */
export function openService(
  host: Host,
  more: (
    lives: Lives,
    presences: Presences,
    campaigns: Lives<Campaigns>,
  ) => Partial<Record<DueKind | CampaignDueKind, Job>> = () => ({}),
): Service {
  let jobs: Jobs | null = null;
  const whenDue = (due: readonly Due[]): void => {
    if (due.some(({ at }) => at <= host.now())) jobs?.kick();
  };
  const lives = openLives(host, battles, whenDue);
  const campaignLives = openLives(host, campaigns, whenDue);
  const presences = openPresences(host, lives);
  jobs = startJobs(host, lives, {
    field: fieldJob(host, campaignLives),
    report: reportJob(lives, campaignLives),
    ...more(lives, presences, campaignLives),
  });
  const sweep = setInterval(() => {
    for (const each of [lives, campaignLives]) each.forgetIdle(IDLE_MS);
  }, SWEEP_MS);
  return {
    host,
    lives,
    campaigns: campaignLives,
    presences,
    async close() {
      clearInterval(sweep);
      presences.close();
      await jobs?.stop();
    },
  };
}
