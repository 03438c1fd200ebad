import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { register } from 'tsx/esm/api';

// A test runner of Stryker that runs the quick tests in its own process, until one fails. A mutant costs only those
// that reach it, a few milliseconds each, where a run of Vitest costs seconds. It is plain JavaScript because Stryker
// loads it.

/** What the code with mutants reads and writes. */
const space = () => {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
};

class ScenarioRunner {
  static inject = tokens(commonTokens.logger);

  /** Milliseconds of each test; empty in a process that did not try them without a mutant. */
  times = new Map();

  capabilities() {
    // A module is loaded only once in a process: Stryker starts another process for mutants that act at loading.
    return { reloadEnvironment: false };
  }

  async load() {
    register();
    const { passesQuickly, quickTests } = await import(pathToFileURL(resolve('tools/quick-tests.ts')).href);
    this.passes = passesQuickly;
    this.tests = new Map(quickTests().map((each) => [each.name, each]));
    this.clauses = JSON.parse(readFileSync(process.env.ACIES_DRAWN, 'utf8')).clauses;
  }

  async run(test) {
    const from = performance.now();
    const passes = await this.passes(test);
    const told = { id: test.name, name: test.name, timeSpentMs: performance.now() - from };
    return passes
      ? { ...told, status: TestStatus.Success }
      : { ...told, status: TestStatus.Failed, failureMessage: `${test.name} fails` };
  }

  async dryRun() {
    if (!this.tests) await this.load();
    const tests = [];
    for (const test of this.tests.values()) {
      space().currentTestId = test.name;
      tests.push(await this.run(test));
      this.times.set(test.name, tests.at(-1).timeSpentMs);
    }
    space().currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: space().mutantCoverage };
  }

  /** The tests that may notice a mutant of this file: those that cite a clause of the file first, then the quickest. */
  testsFor(file, names) {
    const path = relative(process.cwd(), file).replaceAll('\\', '/');
    const [, ruleset] = /rules\/([^/]+)\//.exec(path) ?? [];
    const clauses = new Set(this.clauses[path]);
    const isNear = ({ cites }) => cites.some((id) => clauses.has(id));
    const tests = names
      ? names.map((name) => this.tests.get(name))
      : [...this.tests.values()].filter(
          (each) => ruleset === undefined || [null, ruleset].includes(each.ruleset),
        );
    const msOf = ({ name }) => this.times.get(name) ?? 0;
    const others = tests.filter((each) => !isNear(each)).sort((a, b) => msOf(a) - msOf(b));
    return [...tests.filter(isNear), ...others];
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit, sandboxFileName }) {
    if (mutantActivation === 'static') space().activeMutant = activeMutant.id;
    if (!this.tests) await this.load();
    Object.assign(space(), { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const results = [];
    for (const test of this.testsFor(sandboxFileName, testFilter)) {
      results.push(await this.run(test));
      if (results.at(-1).status === TestStatus.Failed) break;
    }
    const hanging = determineHitLimitReached(space().hitCount, hitLimit);
    return toMutantRunResult(hanging ?? { status: DryRunStatus.Complete, tests: results });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'scenarios', ScenarioRunner)];
