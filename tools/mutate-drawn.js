import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';

// Two plugins of Stryker. Stryker takes ranges of code, and a range also holds the mutants inside it: `checker` skips
// the mutants that tools/mutate.ts did not draw. `reporter` writes what became of each mutant, as soon as it is known.
// They are plain JavaScript because the processes of Stryker load them.

/** The same key as that of `keyOf` in tools/mutants.ts. */
const keyOf = ({ fileName, mutatorName, replacement }, range) => {
  const file = relative(process.env.ACIES_ROOT, fileName).replaceAll('\\', '/');
  return [`${file}:${range}`, mutatorName, replacement].join(' ');
};

const checker = () => {
  const drawn = new Set(JSON.parse(readFileSync(process.env.ACIES_DRAWN, 'utf8')).drawn);
  const rangeOf = ({ start, end }) => `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  const isDrawn = (mutant) => drawn.has(keyOf(mutant, rangeOf(mutant.location)));
  const statusOf = (mutant) =>
    isDrawn(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' };
  return {
    init: async () => {},
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, statusOf(mutant)])),
    group: async (mutants) => [mutants.map(({ id }) => id)],
  };
};

const reporter = () => ({
  onMutantTested(mutant) {
    if (['CompileError', 'Ignored'].includes(mutant.status)) return;
    const { start, end } = mutant.location;
    const key = keyOf(mutant, `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`);
    const by = mutant.killedBy?.length ? ` by ${mutant.killedBy.join(', ')}` : '';
    appendFileSync(process.env.ACIES_MUTANTS, `${mutant.status} ${key}${by}\n`);
  },
});

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.Checker, 'drawn', checker),
  declareFactoryPlugin(PluginKind.Reporter, 'drawn', reporter),
];
