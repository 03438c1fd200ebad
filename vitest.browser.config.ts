import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** How many times slower the pages' processor shall be. */
const slowdown = Number(process.env.ACIES_SLOWDOWN ?? 1);

// One served build for all files, and one Chromium and one loading of the modules for all files of a worker.
export default defineConfig(({ mode }) => ({
  test: {
    include: ['test/browser/**/*.test.ts'],
    environment: 'node',
    // What repeats in another look or another lesson what is tested already: `npm run test:slow`.
    provide: { isThorough: mode === 'thorough' },
    globalSetup: ['test/browser/setup.ts'],
    isolate: false,
    // One more than there are cores: a test waits at times for its page to come to rest.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 120_000 * slowdown,
    hookTimeout: 300_000,
    // A busy machine may hold a page up for longer than any of these times.
    retry: 1,
    expect: { poll: { timeout: 20_000 * slowdown, interval: 60 } },
  },
}));
