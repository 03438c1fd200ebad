import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadClauses, RULESET_IDS } from '../src/scenario/rulesets.ts';
import { sourceFiles } from '../test/files.ts';
import { misses, type Named, passes, scenariosIn } from './dropping.ts';
import { writeReport } from './report.ts';

// Drop-one: takes each effect of the rulebook out of force in turn and asks whether anything misses it. Scenarios
// are asked first, in this process; for what they do not miss, the tests that name the clause are run without it.
// Of whole rulebooks (all of them where none is named) it writes content/reports/<ruleset>-drop-one.json.
// `npx tsx tools/drop-one.ts [ruleset | clause ...]`

const root = fileURLToPath(new URL('../', import.meta.url));

/** The first scenario that fails without the clause; those that cite it are asked first. */
function missingScenario(id: string, scenarios: readonly Named[]): string | null {
  const cites = ({ scenario }: Named): boolean => scenario.cites?.includes(id) ?? false;
  const order = [...scenarios.filter(cites), ...scenarios.filter((each) => !cites(each))];
  return order.find((each) => misses(each, id))?.name ?? null;
}

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

/** Test files that name the clause itself, not only one whose id begins alike. */
const naming = (id: string): readonly string[] =>
  tests
    .filter((file) => new RegExp(`['"\`]${id.replaceAll('.', '\\.')}['"\`]`).test(file.text))
    .map((file) => file.path);

async function missingTest(id: string): Promise<string | null> {
  const files = naming(id);
  if (files.length === 0) return null;
  return (await failsWithout(id, files)) ? files.join(', ') : null;
}

/** What misses each effect when it is taken out: a scenario, or else the tests that name it. */
async function missesOf(
  effects: readonly string[],
  scenarios: readonly Named[],
): Promise<Readonly<Record<string, string>>> {
  const missedBy: Record<string, string> = {};
  const queue: string[] = [];
  for (const id of effects) {
    const found = missingScenario(id, scenarios);
    if (found === null) queue.push(id);
    else missedBy[id] = found;
  }
  const worker = async (): Promise<void> => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const found = await missingTest(id);
      if (found !== null) missedBy[id] = found;
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return missedBy;
}

const rulesetOfClause = (id: string): string => id.split('.')[0] ?? '';

/** Drops the effects of one rulebook, all or only those named; tells the number of those nothing misses. */
async function dropEach(ruleset: string, wanted: readonly string[]): Promise<number> {
  const clauses = (await loadClauses(ruleset)) ?? [];
  const effects = clauses
    .filter((clause) => clause.role === 'effect' && clause.deferred === undefined)
    .map((clause) => clause.id as string)
    .filter((id) => wanted.length === 0 || wanted.includes(id));
  const all = scenariosIn().filter(({ scenario }) => scenario.ruleset === ruleset);
  const whole = all.filter(passes);
  const broken = all.filter((each) => !whole.includes(each)).map((each) => each.name);
  if (broken.length > 0) console.error(`left out, as failing with all rules in force: ${broken.join('; ')}`);
  const missedBy = await missesOf(effects, whole);
  const unmissed = effects.filter((id) => missedBy[id] === undefined);
  if (wanted.length > 0) console.log(missedBy);
  else if (broken.length === 0)
    writeReport(`${ruleset}-drop-one`, { effects: effects.length, unmissed, missedBy });
  const missed = effects.length - unmissed.length;
  console.log(`${ruleset}: ${missed} of ${effects.length} effects are missed when they are taken out`);
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
