import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceFiles } from '../test/files.ts';
import { type Named, scenariosIn } from './dropping.ts';
import { clausesNear, testsNear } from './near-files.ts';
import { failuresOf } from './near-scenarios.ts';

// Tries what is near a file, in seconds: `npm run near -- src/rules/dbm/combat/tactical.ts`. First the scenarios that
// cite a clause of the file, then the test beside it and the tests of its folder. `npm run near:watch -- FILE` tries
// them again after each change. What is farther away, `npm test` tries.

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SCENARIOS = `${ROOT}content/scenarios/`;

const asked = process.argv.slice(2).map((path) => relative(ROOT, resolve(path)).replaceAll('\\', '/'));
const missing = asked.find((path) => !existsSync(ROOT + path) || !/\.tsx?$/.test(path));
if (missing !== undefined || asked.length === 0) {
  const wrong = missing === undefined ? 'name a source file' : `there is no source file “${missing}”`;
  console.error(`${wrong}\nnpm run near -- FILE ...`);
  process.exit(2);
}

/** The scenarios that cite one of the clauses. Only files that name one are read. */
function citing(clauses: readonly string[]): readonly Named[] {
  if (clauses.length === 0) return [];
  const files = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => {
      if (!name.endsWith('.json')) return false;
      const text = readFileSync(SCENARIOS + name, 'utf8');
      return clauses.some((id) => text.includes(`"${id}"`));
    });
  const read = scenariosIn(new RegExp(`^(?:${files.join('|')})$`));
  return read.filter(({ scenario }) => scenario.cites?.some((id) => clauses.includes(id)));
}

function tested(tests: readonly string[]): Promise<boolean> {
  if (tests.length === 0) return Promise.resolve(true);
  const args = [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', '--reporter=dot', ...tests];
  return new Promise((done) => {
    spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).on('close', (code) => done(code === 0));
  });
}

const sources = sourceFiles('src');
const tests = testsNear(
  asked,
  sources.map(({ path }) => path),
);
const running = tested(tests);
const clauses = clausesNear(asked, sources);
const scenarios = citing(clauses);
const failures = scenarios.flatMap(failuresOf);
for (const line of failures) console.log(line);
console.log(
  `${scenarios.length} scenarios cite ${clauses.length === 1 ? 'the clause' : `the ${clauses.length} clauses`} of ` +
    `${asked.join(' ')}: ${failures.length} fail`,
);
if (tests.length === 0) console.log('no test stands beside it or in its folder');
process.exitCode = (await running) && failures.length === 0 ? 0 : 1;
