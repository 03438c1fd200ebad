/**
 * The types of benchmarks, and how they are measured. A file `bench/<subject>.bench.ts` exports
 * `benchmarks: readonly Benchmark[]`; `npm run bench` finds it by its name and runs it in a separate process.
 */

/** The figure that a benchmark should reach. A time or a size should be lower, a rate higher. */
export interface Aim {
  readonly at: 'median' | 'p99';
  readonly value: number;
}

interface Named {
  /** The measured thing in a few words, such as "probe, 48 bases and 8 terrain pieces". */
  readonly name: string;
  readonly aim?: Aim;
}

/** A function that is called again and again. */
export interface TimedBenchmark extends Named {
  readonly kind: 'timed';
  readonly unit: 'ms' | 'a second';
  /**
   * Makes the inputs and returns the function to time. It should return its result, so that the compiler drops no work.
   */
  readonly prepare: () => () => unknown;
  /** The number of operations in one call; 1 if absent. */
  readonly operations?: number;
  /** Seconds to measure, after a warm-up of a quarter of that time; 2 if absent. */
  readonly seconds?: number;
}

/** A benchmark that takes its own samples: sizes, or times inside a browser. */
export interface MeasuredBenchmark extends Named {
  readonly kind: 'measured';
  readonly unit: 'ms' | 'a second' | 'bytes' | 'tasks';
  readonly measure: () => readonly number[] | Promise<readonly number[]>;
}

export type Benchmark = TimedBenchmark | MeasuredBenchmark;

export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  /** The slow end: 99 of 100 samples are better. */
  readonly p99: number;
  readonly samples: number;
  readonly aim?: Aim;
  readonly met?: boolean;
}

/** A shorter sample would measure mostly the clock. */
const SHORTEST_SAMPLE = 0.05;
const FEWEST_SAMPLES = 20;

const higherIsBetter = (unit: string): boolean => unit === 'a second';

/** The first sample at which `share` of all samples are no worse. `sorted` goes from the best to the worst. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[at] ?? Number.NaN;
}

/** Median, slow end and verdict of samples in the unit of the benchmark. */
export function rowOf(benchmark: Named & { readonly unit: string }, samples: readonly number[]): Row {
  const better = higherIsBetter(benchmark.unit);
  const sorted = [...samples].sort((a, b) => (better ? b - a : a - b));
  const { name, unit, aim } = benchmark;
  const row = {
    name,
    unit,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    samples: sorted.length,
  };
  if (aim === undefined) return row;
  const met = better ? row[aim.at] >= aim.value : row[aim.at] <= aim.value;
  return { ...row, aim, met };
}

/** Measures how many milliseconds `calls` calls take. */
function sample(call: () => unknown, calls: number): number {
  let kept: unknown;
  const start = performance.now();
  for (let index = 0; index < calls; index++) kept = call();
  const taken = performance.now() - start;
  if (kept === sample) throw new Error('A benchmark returned the function that times it.');
  return taken;
}

function samplesFor(call: () => unknown, calls: number, seconds: number, fewest: number): readonly number[] {
  const taken: number[] = [];
  const start = performance.now();
  while (taken.length < fewest || performance.now() - start < seconds * 1000) taken.push(sample(call, calls));
  return taken;
}

function runTimed(benchmark: TimedBenchmark): Row {
  const { prepare, operations = 1, seconds = 2, unit } = benchmark;
  const call = prepare();
  const warm = [...samplesFor(call, 1, seconds / 4, 1)].sort((a, b) => a - b);
  const calls = Math.max(1, Math.ceil(SHORTEST_SAMPLE / Math.max(quantile(warm, 0.5), 1e-6)));
  const each = samplesFor(call, calls, seconds, FEWEST_SAMPLES).map((taken) => taken / (calls * operations));
  return rowOf(benchmark, unit === 'ms' ? each : each.map((milliseconds) => 1000 / milliseconds));
}

/** Runs one benchmark. */
export async function runBenchmark(benchmark: Benchmark): Promise<Row> {
  return benchmark.kind === 'timed' ? runTimed(benchmark) : rowOf(benchmark, await benchmark.measure());
}
