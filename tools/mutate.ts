import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Mutant, MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { sourceFiles } from '../test/files.ts';
import { drawn, keyOf, mutable, mutantsOf, mutateNumbers, rangeOf } from './mutants.ts';
import { clausesNear } from './near-files.ts';

const HELP = `npm run mutate -- FILE|FOLDER ... [--sample NUMBER] [--seed NUMBER] [--scenarios]

Breaks the code in one small place after the other, and lists the breaks that no test notices.

  --sample NUMBER  tries only so many breaks, drawn at random; without it, all
  --seed NUMBER    draws others (1 unless told)
  --scenarios      tries scenarios, decisions and battles only, which is quick

Scenarios come first, those that cite a clause of the file before the others; then test/decisions and content/battles;
then, for what they miss, the unit tests of the same layer. test-results/mutants.txt tells at once what became of each
break: Killed, Timeout and RuntimeError are caught; Survived and NoCoverage go on to the unit tests, or are missed.`;

// The settings of Stryker stand in stryker.config.json.

const MISSED = ['Survived', 'NoCoverage'];

/** Code that quick tests run through. */
const REACHED = /^src\/(geometry|engine|debellis|rules|scenario|armies|bots|drawing|book|cli)\//;

const layerOf = (file: string): string => /^src\/(rules\/[^/]+|[^/]+)/.exec(file)?.[0] ?? 'src';

/** Tests that reach a layer and stand elsewhere. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'src/debellis': ['src/rules/dbm'],
  'src/server': ['test/server'],
  'src/book': ['test/book'],
  'src/engine': ['test'],
  'src/bots': ['test'],
};

/** The folders whose tests should notice the mutants of a layer. */
const testsFor = (layer: string): readonly string[] =>
  [layer, ...(ELSEWHERE[layer] ?? [])].map((folder) =>
    folder === 'test' ? 'test/*.test.ts' : `${folder}/**/*.test.ts`,
  );

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
const config = JSON.parse(readFileSync('stryker.config.json', 'utf8'));

function usage(wrong: string): never {
  console.error(`${wrong}\n\n${HELP}`);
  process.exit(2);
}

function asked() {
  try {
    const options = {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      scenarios: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return usage((error as Error).message);
  }
}

const { positionals: paths, values } = asked();
if (values.help) {
  console.log(HELP);
  process.exit();
}
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
process.env.ACIES_MUTANTS = `${folder}/mutants.txt`;
writeFileSync(process.env.ACIES_MUTANTS, '');
console.log(`${chosen.length} of ${all.length} mutants are tried`);

/** The key of the mutant that a result tells of. Stryker counts lines and columns of results from 1. */
function keyOfResult(result: MutantResult): string {
  const { start, end } = result.location;
  const location = {
    start: { line: start.line - 1, column: start.column - 1 },
    end: { line: end.line - 1, column: end.column - 1 },
  };
  return keyOf({ ...result, location, fileName: relative(root, result.fileName) });
}

const sources = sourceFiles('src');

/** Tries these mutants, and returns those that are missed. */
async function missedBy(testRunner: 'scenarios' | 'vitest', mutants: readonly Mutant[]) {
  if (mutants.length === 0) return [];
  const keys = new Map(mutants.map((mutant) => [keyOf(mutant), mutant]));
  const files = [...new Set(mutants.map(({ fileName }) => fileName))];
  const clauses = Object.fromEntries(files.map((file) => [file, clausesNear([file], sources)]));
  writeFileSync(`${folder}/drawn.json`, JSON.stringify({ drawn: [...keys.keys()], clauses }));
  // Stryker is slow with thousands of ranges, but fast with files.
  const mutate = mutants.length > 500 ? files : mutants.map(rangeOf);
  const results = await new Stryker({ ...config, testRunner, mutate }).runMutationTest();
  return results
    .filter(({ status }) => MISSED.includes(status))
    .flatMap((result) => keys.get(keyOfResult(result)) ?? []);
}

/** The mutants that the unit tests miss. One layer after the other is tried, with its own tests only. */
async function missedByUnitTests(mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  const missed: Mutant[] = [];
  const layers = new Set(mutants.map(({ fileName }) => layerOf(fileName)));
  for (const layer of layers) {
    const some = mutants.filter(({ fileName }) => layerOf(fileName) === layer);
    process.env.ACIES_TESTS = JSON.stringify(testsFor(layer));
    missed.push(...(await missedBy('vitest', some)));
  }
  return missed;
}

const isReached = ({ fileName }: Mutant): boolean => REACHED.test(fileName);
const left = [
  ...(await missedBy('scenarios', chosen.filter(isReached))),
  ...chosen.filter((each) => !isReached(each)),
];
const missed = values.scenarios ? left : await missedByUnitTests(left);
for (const mutant of missed) console.log(`missed ${keyOf(mutant)}`);
console.log(`${chosen.length - missed.length} of ${chosen.length} mutants are caught`);
