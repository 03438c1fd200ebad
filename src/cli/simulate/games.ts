/** Battles between bots, played in threads. */
import Tinypool from 'tinypool';
import type { GamePlayed, GameWanted } from '../../bots/simulate/game.ts';

const PROGRAM = new URL('./worker.mjs', import.meta.url).href;

export interface GamesOptions {
  /** How many games are played at once. */
  readonly jobs: number;
  /** Ends the games that still run; those played before it are told. */
  readonly signal?: AbortSignal;
}

/**
 * Plays games and gives them in the order in which they were asked for, whatever the number of jobs.
 * Throws what a game throws, with its seed.
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
    // A game that fails is told in its turn; until then nobody waits for it.
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
