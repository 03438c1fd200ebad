import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { withDropped } from '../src/engine/effects.ts';
import { loadClauses, RULESET_IDS } from '../src/scenario/rulesets.ts';
import { sourceFiles } from '../test/files.ts';
import { misses, type Named, passes, scenariosIn } from './dropping.ts';
import { writeReport } from './report.ts';

// Drop-one: takes one effect of the rulebook after the other out of force, and checks that a scenario or test then
// fails. The scenarios that cite the clause run first, in this process. If none fails, the tests that name the clause run
// without it, and then all other scenarios. For whole rulebooks it writes content/reports/<ruleset>-drop-one.json. Without arguments it takes all rulebooks.
// `npx tsx tools/drop-one.ts [ruleset | clause ...]`

const root = fileURLToPath(new URL('../', import.meta.url));

const cites = (id: string, { scenario }: Named): boolean => scenario.cites?.includes(id) ?? false;

/** The first of these scenarios that fails without the clause. */
const missingScenario = (id: string, scenarios: readonly Named[]): string | null =>
  scenarios.find((each) => misses(each, id))?.name ?? null;

function failsWithout(id: string, files: readonly string[]): Promise<boolean> {
  const args = [
    `${root}node_modules/vitest/vitest.mjs`,
    'run',
    '--config',
    'vitest.drop-one.config.ts',
    ...files,
  ];
  return new Promise((resolve) => {
    const run = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ACIES_DROP: id },
      stdio: 'ignore',
    });
    run.on('close', (code) => resolve(code !== 0));
  });
}

const tests = sourceFiles('src').filter((file) => file.path.endsWith('.test.ts'));

/** The test files that name exactly this clause. */
const naming = (id: string): readonly string[] =>
  tests
    .filter((file) => new RegExp(`['"\`]${id.replaceAll('.', '\\.')}['"\`]`).test(file.text))
    .map((file) => file.path);

async function missingTest(id: string): Promise<string | null> {
  const files = naming(id);
  if (files.length === 0) return null;
  return (await failsWithout(id, files)) ? files.join(', ') : null;
}

/** For each effect a scenario that fails without it, or else the tests that do. */
async function missesOf(
  effects: readonly string[],
  scenarios: readonly Named[],
): Promise<Readonly<Record<string, string>>> {
  const missedBy: Record<string, string> = {};
  const note = (id: string, found: string | null): boolean => {
    if (found !== null) missedBy[id] = found;
    return found !== null;
  };
  const untold = effects.filter(
    (id) =>
      !note(
        id,
        missingScenario(
          id,
          scenarios.filter((each) => cites(id, each)),
        ),
      ),
  );
  console.error(`${untold.length} of ${effects.length} effects are missed by no scenario that cites them`);
  const queue = [...untold];
  const worker = async (): Promise<void> => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const [clause, found] = [id, await missingTest(id)];
      // All scenarios take longer than a few tests.
      if (!note(clause, found))
        note(
          clause,
          missingScenario(
            clause,
            scenarios.filter((each) => !cites(clause, each)),
          ),
        );
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return Object.fromEntries(effects.flatMap((id) => (id in missedBy ? [[id, missedBy[id] ?? '']] : [])));
}

const rulesetOfClause = (id: string): string => id.split('.')[0] ?? '';

/** Drops all effects of a rulebook, or only the given ones. Returns how many nothing misses. */
async function dropEach(ruleset: string, wanted: readonly string[]): Promise<number> {
  const clauses = (await loadClauses(ruleset)) ?? [];
  const effects = clauses
    .filter((clause) => clause.role === 'effect' && clause.deferred === undefined)
    .map((clause) => clause.id as string)
    .filter((id) => wanted.length === 0 || wanted.includes(id));
  const all = scenariosIn().filter(({ scenario }) => scenario.ruleset === ruleset);
  // Without caches, as with a clause out of force: a scenario that needs them would seem to miss every clause.
  const whole = all.filter((each) => withDropped([], () => passes(each)));
  const broken = all.filter((each) => !whole.includes(each)).map((each) => each.name);
  if (broken.length > 0)
    console.error(`left out, because they fail with all rules in force: ${broken.join('; ')}`);
  const missedBy = await missesOf(effects, whole);
  const unmissed = effects.filter((id) => missedBy[id] === undefined);
  if (wanted.length > 0) console.log(missedBy);
  else if (broken.length === 0)
    writeReport(`${ruleset}-drop-one`, { effects: effects.length, unmissed, missedBy });
  const missed = effects.length - unmissed.length;
  console.log(`${ruleset}: ${missed} of ${effects.length} effects are missed when they are out of force`);
  if (unmissed.length > 0) console.log(`nothing misses: ${unmissed.join(' ')}`);
  return unmissed.length + broken.length;
}

const asked = process.argv.slice(2);
const books = asked.length > 0 ? asked.map(rulesetOfClause) : RULESET_IDS;
const strange = asked.find((id) => !RULESET_IDS.includes(rulesetOfClause(id)));
if (strange !== undefined) {
  console.error(`“${strange}” is neither a ruleset (${RULESET_IDS.join(', ')}) nor a clause of one`);
  process.exit(2);
}
let failures = 0;
for (const book of new Set(books)) {
  const whole = asked.length === 0 || asked.includes(book);
  failures += await dropEach(book, whole ? [] : asked.filter((id) => rulesetOfClause(id) === book));
}
process.exitCode = failures > 0 ? 1 : 0;
