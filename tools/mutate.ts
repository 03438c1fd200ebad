import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Mutant } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { drawn, keyOf, mutable, mutantsOf, mutateNumbers, rangeOf } from './mutants.ts';

// Breaks the code in one small place after the other, and lists the breaks that no test notices:
// `npm run mutate -- src/rules/hott/moves [--sample 50] [--seed 2] [--scenarios]`. Scenarios come first, because they
// are quick: see tools/mutate-scenarios.js. What they miss goes to the unit tests of the same layer; `--scenarios`
// leaves these out. The settings of Stryker stand in stryker.config.json.

const MISSED = ['Survived', 'NoCoverage'];

/** Layers that scenarios run through. */
const REACHED = /^src\/(geometry|engine|rules|scenario|armies)\//;
const reachedByScenarios = ({ fileName }: Mutant): boolean => REACHED.test(fileName);

/** The tests that should notice these mutants: those of the same layer or ruleset. */
function testsFor(mutants: readonly Mutant[]): readonly string[] {
  const layers = new Set(
    mutants.map(({ fileName }) => /^src\/(rules\/[^/]+|[^/]+)/.exec(fileName)?.[0] ?? 'src'),
  );
  const server = layers.has('src/server') ? ['test/server/**/*.test.ts'] : [];
  return [...[...layers].map((layer) => `${layer}/**/*.test.ts`), ...server];
}

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
const config = JSON.parse(readFileSync('stryker.config.json', 'utf8'));

function usage(wrong: string): never {
  console.error(
    `${wrong}\nnpm run mutate -- FILE|FOLDER ... [--sample NUMBER] [--seed NUMBER] [--scenarios]`,
  );
  process.exit(2);
}

function asked() {
  try {
    const options = {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      scenarios: { type: 'boolean', default: false },
    } as const;
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

await mutateNumbers();
const all = await mutantsOf(paths.flatMap(mutable), config.mutator.excludedMutations);
const chosen = drawn(all, sample, seed);
const folder = `${root}test-results`;
mkdirSync(folder, { recursive: true });
process.env.ACIES_ROOT = root;
process.env.ACIES_DRAWN = `${folder}/drawn.json`;
console.log(`${chosen.length} of ${all.length} mutants are tried`);

/** Tries these mutants, and returns those that are missed. */
async function missedBy(testRunner: 'scenarios' | 'vitest', mutants: readonly Mutant[]) {
  if (mutants.length === 0) return [];
  const keys = new Map(mutants.map((mutant) => [keyOf(mutant), mutant]));
  writeFileSync(`${folder}/drawn.json`, JSON.stringify([...keys.keys()]));
  process.env.ACIES_TESTS = JSON.stringify(testsFor(mutants));
  // Stryker is slow with thousands of ranges, but fast with files.
  const mutate =
    mutants.length > 500 ? [...new Set(mutants.map(({ fileName }) => fileName))] : mutants.map(rangeOf);
  const results = await new Stryker({ ...config, testRunner, mutate }).runMutationTest();
  return results
    .filter(({ status }) => MISSED.includes(status))
    .flatMap((result) => keys.get(keyOf({ ...result, fileName: relative(root, result.fileName) })) ?? []);
}

const [inReach, apart] = [
  chosen.filter(reachedByScenarios),
  chosen.filter((each) => !reachedByScenarios(each)),
];
const left = [...(await missedBy('scenarios', inReach)), ...apart];
const missed = values.scenarios ? left : await missedBy('vitest', left);
for (const mutant of missed) console.log(`missed ${keyOf(mutant)}`);
console.log(`${chosen.length - missed.length} of ${chosen.length} mutants are caught`);
