import type { Fault } from '../engine/event.ts';
import type { Difference } from '../scenario/expect.ts';
import { readScenarios } from '../scenario/read.ts';
import { loadWhole } from '../scenario/rulesets.ts';
import { type Failure, runScenario } from '../scenario/run.ts';
import type { Scenario } from '../scenario/schema.ts';
import { BadInput, type CliCommand, fileToCheck, print } from './command.ts';
import { filesAt, readText } from './files.ts';
import { examplesOf } from './rulesets.ts';
import { firstLines, sayFault, sayOf, sayReason } from './say.ts';

export interface ScenarioLine {
  readonly file: string;
  readonly name: string;
  readonly ok: boolean;
  readonly failures: readonly string[];
  readonly warnings: readonly string[];
  /** The file holds no scenario that can be read. */
  readonly unreadable?: true;
}

const nameOf = (scenario: Scenario, file: string, at: number): string => {
  const title = typeof scenario.title === 'string' ? scenario.title : scenario.title?.en;
  return scenario.name ?? title ?? `${file}#${at + 1}`;
};

const faultLines = (rules: string, faults: readonly Fault[]): readonly string[] =>
  faults.map(({ key, figures }) => sayOf(rules, key, figures));

function differenceLine(rules: string, difference: Difference): string {
  if (typeof difference === 'string') return difference;
  if ('fault' in difference) return sayOf(rules, difference.fault.key, difference.fault.figures);
  return `refused: ${difference.refused.map((each) => sayReason(rules, each)).join(' ')}`;
}

/** How a scenario of a ruleset fails, in words. */
export const failureLine = (rules: string, { step, difference }: Failure): string =>
  `step ${step}: ${differenceLine(rules, difference)}`;

/** Runs every scenario of one file. */
async function checkScenarioFile(file: string): Promise<readonly ScenarioLine[]> {
  const read = readScenarios(readText(file));
  if (!read.ok) {
    const failures = read.faults.map(sayFault);
    return [{ file, name: file, ok: false, failures, warnings: [], unreadable: true }];
  }
  const lines: ScenarioLine[] = [];
  for (const [at, scenario] of read.scenarios.entries()) {
    const rules = await loadWhole(scenario.ruleset);
    if (!rules) throw new BadInput(`no ruleset is called ${scenario.ruleset}`);
    const { ok, faults, failures, warnings } = runScenario(rules, scenario);
    const name = nameOf(scenario, file, at);
    const told = failures.map((failure) => failureLine(rules.id, failure));
    lines.push({
      file,
      name,
      ok,
      failures: [...faultLines(rules.id, faults), ...firstLines(told)],
      warnings,
    });
  }
  return lines;
}

const readable = (line: ScenarioLine): string =>
  [
    `${line.ok ? 'ok  ' : 'FAIL'} ${line.name}  (${line.file})`,
    ...line.failures.map((each) => `       ${each}`),
    ...line.warnings.map((each) => `       warning: ${each}`),
  ].join('\n');

const help = `acies scenario check FILE|FOLDER [--json]

Runs the scenarios of a file, or of all .json files below a folder, and prints how they differ from their
expectations. The exit code is 1 if one fails, 2 if a file cannot be read as scenarios.

  acies scenario check content/scenarios
${examplesOf('scenario')}`;

export const scenario: CliCommand = {
  name: 'scenario',
  summary: 'check scenario files',
  help,
  async run(args) {
    const { path, json } = fileToCheck(args, help);
    const lines = (await Promise.all(filesAt(path, '.json').map(checkScenarioFile))).flat();
    const failed = lines.filter((line) => !line.ok).length;
    if (json) print(JSON.stringify(lines, null, 2));
    else print([...lines.map(readable), `${lines.length - failed} passed, ${failed} failed`].join('\n'));
    if (lines.some((line) => line.unreadable)) return 2;
    return failed > 0 ? 1 : 0;
  },
};
