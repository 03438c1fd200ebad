import './required-node.mjs';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { bundled, whyNotBundled } from './bundle.mjs';

// Runs the bundle of a program: `node tools/run.mjs acies ...`, `... server ...` or `... bench ...`.

// Half as much time as the battles took went into optimising their code, in threads of V8, for each job anew: two jobs
// were no faster than one. So code must be hot for longer before it is optimised, and less is inlined into it. The V8 of
// Node 22 has no budget any more.
const OF_NODE_20 = Number(process.versions.node.split('.')[0]) < 22 ? ['--interrupt-budget=528000'] : [];
const COMPILER = [...OF_NODE_20, '--max-inlined-bytecode-size-cumulative=400'];

// Each job of the command line has room for young objects, and collects them without threads that take the cores of other
// jobs.
const COLLECTOR = ['--max-semi-space-size=64', '--no-parallel-scavenge', '--no-concurrent-marking'];

const [program, ...args] = process.argv.slice(2);
const FLAGS = { acies: [...COMPILER, ...COLLECTOR], server: COMPILER };
for (const flag of FLAGS[program] ?? []) setFlagsFromString(flag);
try {
  const path = await bundled(program);
  process.argv = [process.argv[0], path, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(path).href);
} catch (error) {
  const why = whyNotBundled(error);
  if (why === null) throw error;
  console.error(why);
  process.exit(2);
}
