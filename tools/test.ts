import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `npm test`: checks types and lint, and runs the tests in Node and in a browser. A failure does not stop the rest.
// The last line is the sum of all counts; types and lint count as one test each.

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const results = `${root}test-results`;

/** Runs the main program of an installed package, and shows its output. Returns whether it succeeded. */
function succeeds(title: string, program: string, flags: readonly string[]): boolean {
  console.log(`\n== ${title}`);
  const argumentsOfNode = [`${root}node_modules/${program}`, ...flags];
  return spawnSync(process.execPath, argumentsOfNode, { cwd: root, stdio: 'inherit' }).status === 0;
}

function once(title: string, program: string, flags: readonly string[]): Count {
  return succeeds(title, program, flags) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest(title: string, config: string): Count {
  const file = `${results}/${title}.json`;
  const flags = ['run', '--config', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const well = succeeds(title, 'vitest/vitest.mjs', flags);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const failed = Number(report.numFailedTests ?? 0);
  // A file that does not load, or an error outside of any test, fails the run without a failed test in the report.
  return { passed: Number(report.numPassedTests ?? 0), failed: well ? failed : Math.max(failed, 1) };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const counts = [
  once('types', 'typescript/bin/tsc', ['--noEmit']),
  once('lint', '@biomejs/biome/bin/biome', ['check', '.']),
  vitest('tests', 'vitest.config.ts'),
  vitest('browser', 'vitest.browser.config.ts'),
];
const total = (each: (count: Count) => number): number => counts.reduce((sum, count) => sum + each(count), 0);
const failed = total((count) => count.failed);
const summary = `${total((count) => count.passed)} passed, ${failed} failed`;
writeFileSync(`${results}/summary.txt`, `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = failed === 0 ? 0 : 1;
