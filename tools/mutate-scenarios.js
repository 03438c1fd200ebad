import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { register } from 'tsx/esm/api';

// A test runner of Stryker that runs scenarios in its own process. A mutant costs only the scenarios that reach it, a
// few milliseconds each, where a run of Vitest costs seconds. It is plain JavaScript because Stryker loads it.

/** What the code with mutants reads and writes. */
const space = () => {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
};

class ScenarioRunner {
  static inject = tokens(commonTokens.logger);

  capabilities() {
    // A module is loaded only once in a process: Stryker starts another process for mutants that act at loading.
    return { reloadEnvironment: false };
  }

  async load() {
    register();
    const { passes, scenariosIn } = await import(pathToFileURL(resolve('tools/dropping.ts')).href);
    this.passes = passes;
    this.scenarios = new Map(scenariosIn().map((each) => [each.name, each]));
  }

  run(name) {
    const from = performance.now();
    const passes = this.passes(this.scenarios.get(name));
    const told = { id: name, name, timeSpentMs: performance.now() - from };
    return passes
      ? { ...told, status: TestStatus.Success }
      : { ...told, status: TestStatus.Failed, failureMessage: `${name} fails` };
  }

  async dryRun() {
    if (!this.scenarios) await this.load();
    const tests = [];
    for (const name of this.scenarios.keys()) {
      space().currentTestId = name;
      tests.push(this.run(name));
    }
    space().currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: space().mutantCoverage };
  }

  /** All scenarios that may reach a file: those of its ruleset, if it belongs to one. */
  namesFor(file) {
    const [, ruleset] = /rules\/([^/]+)\//.exec(file.replaceAll('\\', '/')) ?? [];
    return [...this.scenarios.keys()].filter(
      (name) => ruleset === undefined || name.startsWith(`${ruleset}/`),
    );
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit, sandboxFileName }) {
    if (mutantActivation === 'static') space().activeMutant = activeMutant.id;
    if (!this.scenarios) await this.load();
    Object.assign(space(), { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const tests = [];
    for (const name of testFilter ?? this.namesFor(sandboxFileName)) {
      tests.push(this.run(name));
      if (tests.at(-1).status === TestStatus.Failed) break;
    }
    const hanging = determineHitLimitReached(space().hitCount, hitLimit);
    return toMutantRunResult(hanging ?? { status: DryRunStatus.Complete, tests });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'scenarios', ScenarioRunner)];
