import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { bundled } from './bundle.mjs';

// Runs the bundle of a program: `node tools/run.mjs acies ...`, `... server ...` or `... bench ...`.

// Half as much time as the battles took went into optimising their code, in threads of V8, for each job anew: two jobs
// were no faster than one. So code must be hot for longer before it is optimised, and less is inlined into it.
const COMPILER = ['--interrupt-budget=528000', '--max-inlined-bytecode-size-cumulative=400'];

// Each job has room for young objects, and collects them without threads that take the cores of other jobs.
const COLLECTOR = ['--max-semi-space-size=64', '--no-parallel-scavenge', '--no-concurrent-marking'];

const [program, ...args] = process.argv.slice(2);
if (program === 'acies') for (const flag of [...COMPILER, ...COLLECTOR]) setFlagsFromString(flag);
const path = await bundled(program);
process.argv = [process.argv[0], path, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path).href);
