/**
 * The tests that cost little in a process that has loaded the rules: scenarios, the lines of the tables of
 * `test/decisions`, and the battles of `content/battles`.
 */
import { readFileSync } from 'node:fs';
import { hashOf } from '../src/engine/battle/hash.ts';
import { battleNow } from '../src/engine/battle/record.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { checkRecord } from '../src/scenario/record-check.ts';
import { readRecord } from '../src/scenario/record-file.ts';
import { armiesRead } from '../test/decisions/armies.ts';
import { battlesPlayed } from '../test/decisions/battles.ts';
import { booksMade } from '../test/decisions/books.ts';
import { botsAnswer } from '../test/decisions/bots.ts';
import { campaignsPlayed } from '../test/decisions/campaigns.ts';
import { commandsPrint } from '../test/decisions/commands.ts';
import { decisionsOf } from '../test/decisions/decisions.ts';
import { drawings } from '../test/decisions/drawings.ts';
import { fightsDrawn } from '../test/decisions/fights.ts';
import { filesDistorted } from '../test/decisions/files.ts';
import { intentsMeant } from '../test/decisions/intents.ts';
import { mixturesEnd } from '../test/decisions/mixed.ts';
import { ordersDistorted } from '../test/decisions/orders.ts';
import { pastedRead } from '../test/decisions/pasted.ts';
import { recordsKept } from '../test/decisions/records.ts';
import { keptLines, type TableLine } from '../test/decisions/table.ts';
import { variationsEnd } from '../test/decisions/varied.ts';
import { GOLDEN } from '../test/golden-ends.ts';
import { type Named, passes, scenariosIn } from './dropping.ts';
import { decidedAgain } from './golden.ts';

export interface QuickTest {
  readonly name: string;
  /** The ruleset that it plays by; null for several. */
  readonly ruleset: string | null;
  /** The clauses that it cites. */
  readonly cites: readonly string[];
  readonly passes: () => boolean | Promise<boolean>;
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

const lineTest = (
  { about, ruleset, make }: TableLine,
  table: string,
  kept: ReadonlySet<string>,
): QuickTest => ({
  name: `${table}: ${about}`,
  ruleset,
  cites: [],
  passes: async () => kept.has(await make()),
});

const DECIDED = ['bnb', 'hott', 'dbm', 'dbmm'];

/** The tables, the quickest first. */
const TABLES: Readonly<Record<string, () => readonly TableLine[]>> = {
  fights: fightsDrawn,
  pasted: pastedRead,
  mixtures: () => DECIDED.flatMap(mixturesEnd),
  decisions: () => DECIDED.flatMap(decisionsOf),
  files: () => DECIDED.flatMap(filesDistorted),
  orders: () => DECIDED.flatMap(ordersDistorted),
  records: recordsKept,
  drawings,
  campaigns: campaignsPlayed,
  intents: intentsMeant,
  commands: commandsPrint,
  books: booksMade,
  armies: armiesRead,
  bots: botsAnswer,
  variations: () => DECIDED.flatMap(variationsEnd),
  battles: battlesPlayed,
};

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
  const kept = keptLines();
  return [
    ...scenariosIn().map(scenarioTest),
    ...Object.entries(TABLES).flatMap(([table, lines]) => lines().map((line) => lineTest(line, table, kept))),
    ...Object.keys(GOLDEN).map(battleTest),
  ];
}

/** Does it pass? An error is a failure. */
export async function passesQuickly({ passes: run }: QuickTest): Promise<boolean> {
  try {
    return await run();
  } catch {
    return false;
  }
}
