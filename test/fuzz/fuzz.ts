/** Tries many changed inputs in a separate process, and notices when that process hangs or ends. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCorpus } from './corpus.ts';
import { type Failure, keepFailure } from './failure.ts';
import { inputOf } from './inputs.ts';

/** The longest time that an answer may take, in milliseconds of processor time. */
export const MOST_MS = 1000;

/** An input hangs after this many milliseconds without progress. The limit allows for a busy machine. */
const MOST_SILENCE = 60_000;
const LOOK_EVERY = 500;

const JUDGE = fileURLToPath(new URL('judge.ts', import.meta.url));

/** Inputs live briefly. More room for young objects means less time for garbage collection. */
const OPTIONS = ['--max-semi-space-size=64', '--import', 'tsx'];
const RESULTS = 'test-results/fuzz';

export interface Range {
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

/** The number of the current input; -1 before the first. */
function numberAt(folder: string): number {
  try {
    return Number(readFileSync(`${folder}/at`, 'utf8') || -1);
  } catch {
    return -1;
  }
}

/** Tries inputs in a separate process. Returns why the process ended too early, or null. */
function judged({ seed, first, count }: Range, folder: string): Promise<string | null> {
  const judge = spawn(process.execPath, [...OPTIONS, JUDGE, `${seed}`, `${first}`, `${count}`, folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let [last, since] = [-1, performance.now()];
  let silent = false;
  const watch = setInterval(() => {
    const now = numberAt(folder);
    if (now !== last) [last, since] = [now, performance.now()];
    silent = performance.now() - since > MOST_SILENCE;
    if (silent) judge.kill('SIGKILL');
  }, LOOK_EVERY);
  return new Promise((resolve) => {
    judge.on('close', (code) => {
      clearInterval(watch);
      resolve(silent ? 'it hung' : code === 0 ? null : `the process ended with ${code}`);
    });
  });
}

/** Tries the inputs of a range. After an input that hangs or ends its process, goes on with the next. */
async function judgeAll(range: Range, folder: string): Promise<void> {
  let { first } = range;
  const end = range.first + range.count;
  while (first < end) {
    const wrong = await judged({ ...range, first, count: end - first }, folder);
    if (wrong === null) return;
    const number = numberAt(folder);
    if (number < first) throw new Error(`nothing could be tried: ${wrong}`);
    keepFailure(folder, {
      seed: range.seed,
      number,
      wrong,
      input: inputOf(readCorpus(), range.seed, number),
    });
    first = number + 1;
  }
}

/** The command to try a failure again, and what went wrong. */
function told(path: string): string {
  const { wrong, input } = JSON.parse(readFileSync(path, 'utf8')) as Failure;
  return `npx tsx test/fuzz/again.ts ${path}\n${input.kind}: ${wrong}`;
}

/** The failures among the inputs of a range, each with the command to try it again. */
export async function fuzz(range: Range): Promise<readonly string[]> {
  const folder = `${RESULTS}/${range.seed}-${range.first}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await judgeAll(range, folder);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => told(`${folder}/${name}`));
}
