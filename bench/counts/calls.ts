/** How often functions are called, as V8 counts it. Unlike times, counts are the same on every machine. */
import { Session } from 'node:inspector/promises';

/** The functions of these files are counted. */
const COUNTED = /^file:.*\/node_modules\/\.cache\/acies\//;

export interface Called {
  /** Empty for a function without a name. */
  readonly name: string;
  readonly calls: number;
}

/** The functions of the program that are called while `work` runs, the most often called first. */
export async function calledBy(work: () => unknown): Promise<readonly Called[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  return result
    .filter(({ url }) => COUNTED.test(url))
    .flatMap(({ functions }) => functions)
    .map(({ functionName, ranges: [whole] }) => ({ name: functionName, calls: whole?.count ?? 0 }))
    .filter(({ calls }) => calls > 0)
    .toSorted((a, b) => b.calls - a.calls);
}

export const sumOf = (called: readonly Called[]): number => called.reduce((sum, { calls }) => sum + calls, 0);
