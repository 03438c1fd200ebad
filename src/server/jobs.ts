/** What is due is done: each once, by any process, after a restart too. */

import { add } from './battle/draft.ts';
import { type DueKind, TIMELY } from './battle/due.ts';
import { isOver } from './battle/state.ts';
import { days } from './battle/terms.ts';
import { meetAgain, rematchOf } from './creating.ts';
import type { Host } from './host.ts';
import type { Lives } from './lives.ts';

/** How often to look. */
const EVERY_MS = 1000;
/** Whoever took something has so long for it before others try. */
const AGAIN_MS = 60_000;
const AT_ONCE = 50;

/** Does what is due of one kind for a battle. Nothing, where the battle has gone on meanwhile. */
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

async function forget({ store, keeping, now }: Host, lives: Lives, battle: string): Promise<void> {
  const old = await lives.inTurn(
    battle,
    async ({ state }) => keeping.days !== null && isOver(state) && now() >= state.active + days(keeping.days),
  );
  if (!old) return;
  await store.remove(battle);
  lives.forget(battle);
}

export interface Jobs {
  /** Looks at once, as something is due already. */
  kick(): void;
  /** Ends when what was begun is done. */
  stop(): Promise<void>;
}

/** Does what is due as its time comes; `more` are jobs that other parts of the server do. */
export function startJobs(host: Host, lives: Lives, more: Partial<Record<DueKind, Job>>): Jobs {
  const jobs: Partial<Record<string, Job>> = {
    clock: timely(lives, 'clock'),
    abandoned: timely(lives, 'abandoned'),
    rematch: (battle) => rematch(host, lives, battle),
    forgotten: (battle) => forget(host, lives, battle),
    ...more,
  };
  let stopped = false;
  let looking: Promise<void> | null = null;
  let again = false;
  const look = async (): Promise<void> => {
    const now = host.now();
    const due = await host.store.takeDue(now, now + AGAIN_MS, AT_ONCE);
    await Promise.all(due.map(({ battle, kind }) => jobs[kind]?.(battle).catch(host.tellError)));
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
  const timer = setInterval(kick, EVERY_MS);
  return {
    kick,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
    },
  };
}
