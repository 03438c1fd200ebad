import { firstLoads } from '../tools/first-load.ts';
import { buildApp } from '../tools/serve.ts';
import type { Benchmark } from './harness.ts';

await buildApp();

/** The compressed bytes of the scripts that a browser loads before the app can be used. */
export const benchmarks: readonly Benchmark[] = firstLoads().map(({ name, bytes, most }) => ({
  kind: 'measured',
  name: `compressed script for ${name}`,
  unit: 'bytes',
  aim: { at: 'median', value: most },
  measure: () => [bytes],
}));
