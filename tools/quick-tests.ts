/**
 * The tests that cost only milliseconds in a process that has loaded the rules: scenarios, the decisions of
 * `test/decisions`, and the battles of `content/battles`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { hashOf } from '../src/engine/battle/hash.ts';
import { battleNow } from '../src/engine/battle/record.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { checkRecord } from '../src/scenario/record-check.ts';
import { readRecord } from '../src/scenario/record-file.ts';
import { decisionLine, isTaken } from '../test/decisions/decisions.ts';
import { GOLDEN } from '../test/golden-ends.ts';
import { type Named, passes, scenariosIn } from './dropping.ts';
import { decidedAgain } from './golden.ts';

export interface QuickTest {
  readonly name: string;
  /** The ruleset that it plays by. */
  readonly ruleset: string;
  /** The clauses that it cites. */
  readonly cites: readonly string[];
  readonly passes: () => boolean;
}

const ROOT = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

// Answers about parts of a scenario are kept with these parts, so each run has its own copy.
const fresh = (named: Named): Named => structuredClone(named);

const scenarioTest = (named: Named): QuickTest => ({
  name: named.name,
  ruleset: named.scenario.ruleset,
  cites: named.scenario.cites ?? [],
  passes: () => passes(fresh(named)),
});

const decisionTest = (named: Named, known: ReadonlySet<string>): QuickTest => ({
  ...scenarioTest(named),
  name: `decisions after ${named.name}`,
  cites: [],
  passes: () => known.has(decisionLine(fresh(named))),
});

function battlePasses(file: string): boolean {
  const found = readRecord(read(`content/battles/${file}`));
  const rules = found.ok && rulesetOf(found.record.header.ruleset);
  if (!rules) return false;
  const { applies, difference, hash } = checkRecord(rules, found.record);
  const again = battleNow(decidedAgain(found.record).play);
  return applies && difference === null && hash === GOLDEN[file]?.hash && hashOf(again) === hash;
}

function battleTest(file: string): QuickTest {
  const { header } = JSON.parse(read(`content/battles/${file}`));
  return { name: file, ruleset: header.ruleset, cites: [], passes: () => battlePasses(file) };
}

/** All quick tests, the quickest kind first. */
export function quickTests(): readonly QuickTest[] {
  const scenarios = scenariosIn();
  const tables = readdirSync(new URL('test/decisions/', ROOT)).filter((name) => name.endsWith('.txt'));
  const known = new Set(tables.flatMap((name) => read(`test/decisions/${name}`).split('\n')));
  return [
    ...scenarios.map(scenarioTest),
    ...scenarios.filter(isTaken).map((each) => decisionTest(each, known)),
    ...Object.keys(GOLDEN).map(battleTest),
  ];
}

/** Does it pass? An error is a failure. */
export function passesQuickly({ passes: run }: QuickTest): boolean {
  try {
    return run();
  } catch {
    return false;
  }
}
