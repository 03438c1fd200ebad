import { defineConfig } from 'vitest/config';

/** Code of these folders keeps nothing that one test file could leave behind for the next. */
const PURE = '{geometry,engine,rules,armies,scenario,words,drawing,bots}';

const pure = [`src/${PURE}/**/*.test.ts`, 'test/*.test.ts', 'test/{decisions,fuzz,play}/**/*.test.ts'];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/*.slow.test.ts'],
    environment: 'node',
    setupFiles: ['test/support/seed.ts'],
    // Vitest leaves one core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // Whole battles are replayed; a machine busy with something else is slow, not wrong.
    testTimeout: 60_000,
    projects: [
      // A worker loads the modules once for all files.
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            'src/{book,cli,server,web}/**/*.test.{ts,tsx}',
            'test/{book,server}/**/*.test.ts',
            '{tools,bench}/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
