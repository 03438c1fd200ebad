import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { drawn, keyOf, mutable, mutantsOf, rangeOf } from './mutants.ts';

// Breaks the code in one small place after the other, and lists the breaks that no test notices:
// `npm run mutate -- src/rules/hott/moves [--sample 50] [--seed 2]`. The settings of Stryker stand in
// stryker.config.json, and the choice of tests in vitest.mutate.config.ts.

const CAUGHT = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
const config = JSON.parse(readFileSync('stryker.config.json', 'utf8'));

function usage(wrong: string): never {
  console.error(`${wrong}\nnpm run mutate -- FILE|FOLDER ... [--sample NUMBER] [--seed NUMBER]`);
  process.exit(2);
}

function asked() {
  try {
    const options = { sample: { type: 'string' }, seed: { type: 'string', default: '1' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return usage((error as Error).message);
  }
}

const { positionals: paths, values } = asked();
const missing = paths.find((path) => !existsSync(path));
if (missing !== undefined || paths.length === 0)
  usage(missing === undefined ? 'name a file or folder' : `there is no “${missing}”`);
const [sample, seed] = [Number(values.sample ?? Number.POSITIVE_INFINITY), Number(values.seed)];
if (!(sample >= 1) || !Number.isInteger(seed))
  usage('--sample must be at least 1, and --seed must be a whole number');

const all = await mutantsOf(paths.flatMap(mutable), config.mutator.excludedMutations);
const chosen = drawn(all, sample, seed);
const folder = `${root}test-results`;
mkdirSync(folder, { recursive: true });
process.env.ACIES_ROOT = root;
process.env.ACIES_DRAWN = `${folder}/drawn.json`;
writeFileSync(process.env.ACIES_DRAWN, JSON.stringify(chosen.map(keyOf)));
console.log(`${chosen.length} of ${all.length} mutants are tried`);

// Stryker is slow with thousands of ranges, but fast with files.
const mutate = values.sample === undefined ? paths.flatMap(mutable) : chosen.map(rangeOf);
const results = await new Stryker({ ...config, mutate }).runMutationTest();

const line = (result: MutantResult): string =>
  `${result.status} ${keyOf({ ...result, fileName: relative(root, result.fileName) })}`;
const missed = results.filter(({ status }) => MISSED.includes(status));
const caught = results.filter(({ status }) => CAUGHT.includes(status)).length;
for (const result of missed) console.log(line(result));
console.log(`${caught} of ${caught + missed.length} mutants are caught`);
