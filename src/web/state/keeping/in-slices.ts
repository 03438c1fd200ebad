import type { Search } from '../../../engine/game/records/search.ts';

/** Milliseconds that a search may hold the page up. */
const SLICE = 12;

export interface Watch {
  /** Ends the search after its slice. */
  readonly signal?: AbortSignal;
  /** Is told after each slice how many entries are done. */
  readonly onProgress?: (done: number) => void;
}

/** Runs a search in short slices, so that the page stays usable; undefined where it was stopped. */
export async function inSlices<Found>(
  search: Search<Found>,
  { signal, onProgress }: Watch = {},
): Promise<Found | undefined> {
  for (let done = 0; !signal?.aborted; ) {
    const until = performance.now() + SLICE;
    do {
      const step = search.next();
      if (step.done) return step.value;
      done += 1;
    } while (performance.now() < until);
    onProgress?.(done);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
