import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/browser/**', '**/*.slow.test.ts'],
    environment: 'node',
    setupFiles: ['test/support/seed.ts'],
    // Whole battles are replayed; a machine busy with something else is slow, not wrong.
    testTimeout: 60_000,
  },
});
