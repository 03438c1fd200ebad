import { fork } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runCounts } from './counts/run.ts';
import { type Benchmark, type Row, runBenchmark } from './harness.ts';
import { runPeers } from './peers/run.ts';
import { table } from './table.ts';

// npm run bench [-- [--no-peers] [subject ...]]: runs every bench/*.bench.ts, then the peers. Use an idle machine.
// npm run bench -- counts [--keep] [--json]: counts calls, which are the same on any machine.
// Each subject runs in a separate process, so that the optimisations for one do not slow another.

export interface Suite {
  readonly title: string;
  readonly rows: readonly Row[];
}

const here = fileURLToPath(new URL('./', import.meta.url));

async function runSubject(subject: string): Promise<void> {
  const { benchmarks } = (await import(`./${subject}.bench.ts`)) as { benchmarks: readonly Benchmark[] };
  const rows: Row[] = [];
  for (const benchmark of benchmarks) {
    const row = await runBenchmark(benchmark);
    rows.push(row);
    console.error(`  ${row.name}`);
  }
  process.send?.(rows);
  process.disconnect?.();
}

function suiteOf(name: string): Promise<Suite> {
  const title = name.replace('.bench.ts', '');
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1] ?? '', ['--subject', title], {
      // The same room for young objects as the command line has.
      execArgv: [...process.execArgv, '--expose-gc', '--max-semi-space-size=64'],
    });
    let rows: readonly Row[] | null = null;
    child.on('message', (message) => {
      rows = message as readonly Row[];
    });
    child.on('exit', () =>
      rows === null ? reject(new Error(`bench/${name} did not finish`)) : resolve({ title, rows }),
    );
  });
}

function summary(suites: readonly Suite[]): string {
  const judged = suites.flatMap((suite) => suite.rows).filter((row) => row.met !== undefined);
  return `${judged.filter((row) => row.met).length} of ${judged.length} aims met`;
}

async function runAll(words: readonly string[]): Promise<void> {
  const subjects = words.filter((word) => !word.startsWith('--'));
  const wanted = (name: string): boolean =>
    subjects.length === 0 || subjects.some((each) => name.includes(each));
  const suites: Suite[] = [];
  const report = (suite: Suite): void => {
    suites.push(suite);
    console.log(table(suite.title, suite.rows));
  };
  const files = readdirSync(here).filter((name) => name.endsWith('.bench.ts'));
  for (const name of files.filter(wanted).sort()) report(await suiteOf(name));
  if (!words.includes('--no-peers')) for (const suite of await runPeers(wanted)) report(suite);
  const machine = {
    at: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
  };
  writeFileSync(`${here}results.json`, `${JSON.stringify({ ...machine, suites }, null, 2)}\n`);
  console.log(`\n${summary(suites)}; all figures in bench/results.json`);
}

const [first, second] = process.argv.slice(2);
if (first === 'counts') await runCounts(process.argv.slice(3));
else if (first === '--subject' && second !== undefined) await runSubject(second);
else await runAll(process.argv.slice(2));
