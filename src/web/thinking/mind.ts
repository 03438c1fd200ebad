/** What thinks for the page: a worker, or the page itself in a browser that has no such workers. */
import type { Asked, Born, Thought } from './messages.ts';

export interface Mind {
  post(asked: Asked): void;
  end(): void;
}

/** Hears what a mind thinks, and that it has died. After its end it says nothing. */
interface Ear {
  take(thought: Thought): void;
  died(): void;
}

/** A worker that has not begun after this many milliseconds never will. */
const BIRTH_PATIENCE = 60_000;

let hasWorkers = typeof Worker === 'function';

export const startMind = (ear: Ear): Mind => (hasWorkers ? startWorker(ear) : thinkHere(ear));

function startWorker(ear: Ear): Mind {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let isHeard = true;
  let isBorn = false;
  const end = (): void => {
    isHeard = false;
    worker.terminate();
  };
  const die = (): void => {
    if (!isHeard) return;
    end();
    ear.died();
  };
  setTimeout(() => !isBorn && die(), BIRTH_PATIENCE);
  worker.onerror = () => {
    // A browser that cannot run modules in workers fails at the first.
    if (!isBorn) hasWorkers = false;
    die();
  };
  worker.onmessage = ({ data }: MessageEvent<Born | Thought>) => {
    if (!isHeard) return;
    if (!('lock' in data)) return ear.take(data);
    isBorn = true;
    if (data.lock !== null) void navigator.locks.request(data.lock, die);
  };
  return { post: (asked) => worker.postMessage(asked), end };
}

/** Without workers the page thinks itself, after it has shown that it does. */
function thinkHere(ear: Ear): Mind {
  let isHeard = true;
  return {
    post: (asked) =>
      void setTimeout(async () => {
        const { work } = await import('./work.ts');
        if (!isHeard) return;
        const thought = await work(asked);
        if (isHeard) ear.take(thought);
      }, 30),
    end: () => {
      isHeard = false;
    },
  };
}
