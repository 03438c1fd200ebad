import type { DueKind } from './battle/due.ts';
import { battles } from './battle/kind.ts';
import { fieldJob, reportJob } from './campaign/battles.ts';
import type { CampaignDueKind } from './campaign/due.ts';
import { campaigns } from './campaign/kind.ts';
import type { Host } from './host.ts';
import { type Job, type Jobs, startJobs } from './jobs.ts';
import { openLives } from './lives.ts';
import { openPresences } from './presence.ts';
import type { Service } from './service.ts';
import type { Due } from './store/store.ts';

/** Unused games are dropped from memory after this time. */
const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 60_000;

type Opened = Omit<Service, 'close'>;

/** Opens the battles and campaigns of this process; `more` are jobs of other parts of the server. */
export function openService(
  host: Host,
  more: (opened: Opened) => Partial<Record<DueKind | CampaignDueKind, Job>> = () => ({}),
): Service {
  let jobs: Jobs | null = null;
  const whenDue = (due: readonly Due[]): void => {
    if (due.some(({ at }) => at <= host.now())) jobs?.kick();
  };
  const lives = openLives(host, battles, whenDue);
  const campaignLives = openLives(host, campaigns, whenDue);
  const opened: Opened = {
    host,
    lives,
    campaigns: campaignLives,
    presences: openPresences(host, lives),
    campaignPresences: openPresences(host, campaignLives),
  };
  jobs = startJobs(host, lives, {
    field: fieldJob(host, campaignLives),
    report: reportJob(lives, campaignLives),
    ...more(opened),
  });
  const sweep = setInterval(() => {
    for (const each of [lives, campaignLives]) each.forgetIdle(IDLE_MS);
  }, SWEEP_MS);
  return {
    ...opened,
    async close() {
      clearInterval(sweep);
      for (const { close } of [opened.presences, opened.campaignPresences]) close();
      await jobs?.stop();
    },
  };
}
