import { defineConfig } from 'vitest/config';

// One browser and one served build for all files; the files run one after another, since a machine of two
// cores drives one Chromium well and two badly.
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/browser/setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
