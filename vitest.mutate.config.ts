import { defineConfig } from 'vitest/config';

/** The tests that should notice a mutant: scenarios, and the unit tests beside the code. See tools/mutate.ts. */
export default defineConfig({
  test: {
    include: ['test/scenarios.test.ts', 'src/{rules,engine,geometry,scenario}/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/properties.test.ts', '**/clauses/*.test.ts'],
    environment: 'node',
    isolate: false,
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 60_000,
  },
});
