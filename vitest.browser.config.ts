import { defineConfig } from 'vitest/config';

/** How many times slower the pages' processor shall be. */
const slowdown = Number(process.env.ACIES_SLOWDOWN ?? 1);

// One browser and one served build for all files; the files run one after another, since a machine of two
// cores drives one Chromium well and two badly.
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/browser/setup.ts'],
    fileParallelism: false,
    testTimeout: 120_000 * slowdown,
    hookTimeout: 300_000,
    // A busy machine may hold a page up for longer than any of these times.
    retry: 1,
    expect: { poll: { timeout: 20_000 * slowdown, interval: 60 } },
  },
});
