import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,bench}/**/*.slow.test.ts'],
    environment: 'node',
    setupFiles: ['test/support/seed.ts'],
    passWithNoTests: true,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
