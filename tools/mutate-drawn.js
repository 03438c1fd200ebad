import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';

// A plugin of Stryker. Stryker takes ranges of code, and a range also holds the mutants inside it. This plugin skips
// the mutants that tools/mutate.ts did not draw. It is plain JavaScript because the processes of Stryker load it.

/** The same key as that of `keyOf` in tools/mutants.ts; here the name of the file is its whole path. */
const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }) => {
  const file = relative(process.env.ACIES_ROOT, fileName).replaceAll('\\', '/');
  const range = `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  return [range, mutatorName, replacement].join(' ');
};

const checker = () => {
  const drawn = new Set(JSON.parse(readFileSync(process.env.ACIES_DRAWN, 'utf8')));
  const statusOf = (mutant) =>
    drawn.has(keyOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' };
  return {
    init: async () => {},
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, statusOf(mutant)])),
    group: async (mutants) => [mutants.map(({ id }) => id)],
  };
};

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'drawn', checker)];
