/** The exit code of a program that Ctrl+C ended. */
export const STOPPED = 130;

/** Does some work, which Ctrl+C stops: it then gives what it has. A second Ctrl+C ends the program at once. */
export async function untilStopped<Done>(
  work: (signal: AbortSignal) => Promise<Done>,
): Promise<{ readonly done: Done; readonly stopped: boolean }> {
  const stop = new AbortController();
  const onStop = (): void => stop.abort();
  process.once('SIGINT', onStop);
  try {
    return { done: await work(stop.signal), stopped: stop.signal.aborted };
  } finally {
    process.off('SIGINT', onStop);
  }
}
