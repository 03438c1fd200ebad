/** Writes errors into the log. */
import { isAway } from './store/faults.ts';

/** So often is it told that the store is still away: each request and each job fails while it is. */
const AGAIN_MS = 60_000;

/** Tells each error; for a store that is away one line now and then is enough. */
export function errorTeller(): (error: unknown) => void {
  let told = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (!isAway(error)) {
      console.error(error);
      return;
    }
    if (performance.now() - told < AGAIN_MS) return;
    told = performance.now();
    console.error(
      `The battles cannot be reached: ${(error as Error).message || (error as { code?: string }).code}`,
    );
  };
}
