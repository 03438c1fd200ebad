import { defineConfig } from 'vitest/config';

/** The unit tests that should notice the mutants of one run of tools/mutate.ts, which names them. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env.ACIES_TESTS ?? '["src/**/*.test.ts"]'),
    // The documents are compared with the code as it is written.
    exclude: ['test/docs.test.ts', '**/*.slow.test.ts', '**/properties.test.ts', '**/clauses/*.test.ts'],
    environment: 'node',
    isolate: false,
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 60_000,
  },
});
