/** The worker of the page: a thread in which it thinks. */
import type { JobName } from './jobs.ts';
import type { Asked, Born } from './messages.ts';

// Loaded apart: what a page loads at first would be in one file with all that is imported here.
const work = import('./work.ts');

self.onmessage = async ({ data }: MessageEvent<Asked<JobName>>) =>
  self.postMessage(await (await work).work(data));

const isBorn = (lock: string | null): void => self.postMessage({ lock } satisfies Born);

// A worker that dies tells nobody, but it gives up its locks.
if (navigator.locks)
  void navigator.locks.request(`acies.thinking ${crypto.randomUUID()}`, (lock) => {
    isBorn(lock?.name ?? null);
    return new Promise(() => undefined);
  });
else isBorn(null);
