/** `npx tsx test/fuzz/run.ts SEED FIRST COUNT`: tries the inputs of a seed from a number on, and lists the failures. */
import { fuzz } from './fuzz.ts';

const [seed = 1, first = 0, count = 10_000] = process.argv.slice(2).map(Number);
const failures = await fuzz({ seed, first, count });
console.log([`seed ${seed} from ${first}: ${failures.length} of ${count} failed`, ...failures].join('\n\n'));
process.exitCode = failures.length > 0 ? 1 : 0;
