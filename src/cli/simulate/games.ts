/** Plays battles between bots in threads. */
import Tinypool from 'tinypool';
import type { GamePlayed, GameWanted } from '../../bots/simulate/game.ts';

const PROGRAM = new URL('./worker.mjs', import.meta.url).href;

export interface GamesOptions {
  /** The number of games at the same time. */
  readonly jobs: number;
  /** Stops the games that still run. Finished games are still given. */
  readonly signal?: AbortSignal;
}

/**
 * Plays games and gives them in the order of `wanted`, with any number of jobs. If a game throws, the error names its
 * seed.
 */
export async function* playGames(
  wanted: readonly GameWanted[],
  { jobs, signal }: GamesOptions,
): AsyncGenerator<GamePlayed> {
  const threads = Math.min(jobs, wanted.length);
  const pool = new Tinypool({
    filename: PROGRAM,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
  });
  const stop = (): void => void pool.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const games = wanted.map((game): Promise<GamePlayed> => pool.run(game));
    // A failed game throws only in its turn. Until then its rejection is caught here.
    for (const game of games) game.catch(() => undefined);
    for (const [at, game] of games.entries())
      yield await game.catch((error: unknown) => {
        throw new Error(`the battle with seed ${wanted[at]?.seed} failed: ${error}`, { cause: error });
      });
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.destroy();
  }
}
