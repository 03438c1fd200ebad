import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const EXCLUDED = ['**/node_modules/**', '**/*.slow.test.ts'];

/** Code of these folders keeps nothing that one test file could leave behind for the next. */
const pure = [
  'src/{geometry,engine,rules,armies,scenario,words,drawing,bots,cli,web}/**/*.test.{ts,tsx}',
  'test/*.test.ts',
  'test/{decisions,fuzz,play}/**/*.test.ts',
];

/** Tests that put something in the place of a part of the program, which the next file would meet too. */
const replacing = ['src/cli', 'src/web']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|stub)/.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    exclude: EXCLUDED,
    environment: 'node',
    setupFiles: ['test/support/seed.ts'],
    // Transformed modules are kept by their content, so that a single file starts in a third of the time.
    experimental: { fsModuleCache: true },
    // One more than there are cores: tests of servers mostly wait.
    maxWorkers: availableParallelism() + 1,
    // Whole battles are replayed; a machine busy with something else is slow, not wrong.
    testTimeout: 60_000,
    projects: [
      // A worker loads the modules once for all files.
      {
        extends: true,
        test: { name: 'pure', include: pure, exclude: [...EXCLUDED, ...replacing], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            'src/{book,server}/**/*.test.ts',
            ...replacing,
            'test/{book,server}/**/*.test.ts',
            '{tools,bench}/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
