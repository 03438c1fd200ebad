/** Does the jobs that are due: each once, in any process, and after a restart too. */

import { add } from './battle/draft.ts';
import { type DueKind, TIMELY } from './battle/due.ts';
import { days } from './battle/times.ts';
import type { CampaignDueKind } from './campaign/due.ts';
import { meetAgain, rematchOf } from './creating.ts';
import type { Host } from './host.ts';
import type { Lives } from './lives.ts';
import { battlesIn } from './store/all.ts';
import type { DueOf } from './store/store.ts';

/** How often to look. */
const EVERY_MS = 1000;
/** How long a process may take for a job before others try it. */
export const AGAIN_MS = 60_000;
const AT_ONCE = 50;
const CLEAN_EVERY_MS = 3_600_000;

/** Does a job of one kind for a battle. Nothing happens where the battle has gone on meanwhile. */
export type Job = (battle: string) => Promise<void>;

const timely =
  (lives: Lives, kind: DueKind): Job =>
  (battle) =>
    lives.change(battle, (draft) => TIMELY[kind]?.(draft));

async function rematch(host: Host, lives: Lives, battle: string): Promise<void> {
  await lives.inTurn(battle, async ({ state }) => {
    if (state.rematch === null) await meetAgain(host, battle, state);
  });
  await lives.change(battle, (draft) => {
    if (draft.state.rematch === null) add(draft, { type: 'rematched', battle: rematchOf(battle) });
  });
}

/** Deletes battles that have been over for longer than the host keeps them. */
async function clean({ store, keepDays, now }: Host, lives: Lives): Promise<void> {
  if (keepDays === null) return;
  for await (const { id, changed } of battlesIn(store, 'over')) {
    if (changed > now() - days(keepDays)) continue;
    await store.remove(id);
    lives.forget(id);
  }
}

export interface Jobs {
  /** Looks for jobs at once. */
  kick(): void;
  /** Stops; resolves when the running jobs are done. */
  stop(): Promise<void>;
}

/** Does jobs beside each other, since a long one, such as that of a bot, must not hold up others. */
function openDoing(jobs: Partial<Record<string, Job>>, tellError: Host['tellError']) {
  const running = new Map<string, Promise<void>>();
  const wantedAgain = new Set<string>();
  return {
    begin({ battle, kind }: DueOf): void {
      const name = `${kind} ${battle}`;
      // It is either a new job, or the running one, which takes long. The running one looks again when it is done.
      if (running.has(name)) {
        wantedAgain.add(name);
        return;
      }
      const doIt = async (): Promise<void> => {
        do {
          wantedAgain.delete(name);
          await jobs[kind]?.(battle);
        } while (wantedAgain.has(name));
      };
      const done = doIt().catch(tellError);
      running.set(
        name,
        done.finally(() => running.delete(name)),
      );
    },
    allDone: () => Promise.all(running.values()),
  };
}

/** Does each job when it is due; `more` are jobs of other parts of the server. */
export function startJobs(
  host: Host,
  lives: Lives,
  more: Partial<Record<DueKind | CampaignDueKind, Job>>,
): Jobs {
  const jobs: Partial<Record<string, Job>> = {
    clock: timely(lives, 'clock'),
    abandoned: timely(lives, 'abandoned'),
    rematch: (battle) => rematch(host, lives, battle),
    ...more,
  };
  let stopped = false;
  let looking: Promise<void> | null = null;
  let again = false;
  const doing = openDoing(jobs, host.tellError);
  const look = async (): Promise<void> => {
    const now = host.now();
    for (const due of await host.store.takeDue(now, now + AGAIN_MS, AT_ONCE)) doing.begin(due);
  };
  const kick = (): void => {
    if (stopped) return;
    again = true;
    looking ??= (async () => {
      while (again && !stopped) {
        again = false;
        await look().catch(host.tellError);
      }
      looking = null;
    })();
  };
  const cleanUp = (): void => void clean(host, lives).catch(host.tellError);
  cleanUp();
  const timers = [setInterval(kick, EVERY_MS), setInterval(cleanUp, CLEAN_EVERY_MS)];
  return {
    kick,
    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await looking;
      await doing.allDone();
    },
  };
}
