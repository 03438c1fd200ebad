/** `odds RULESET TROOP TROOP [options]`: prints the exact chances of every outcome of a fight. */

import { parseArgs } from 'node:util';
import type { ClauseData } from '../engine/clauses.ts';
import { type Odds, oddsOf } from '../engine/combat/sums.ts';
import type { Pair } from '../engine/contract/combat.ts';
import type { Line } from '../engine/contract/line.ts';
import { loadClauses, loadRuleset, RULESET_IDS } from '../scenario/rulesets.ts';
import { BadInput } from './command.ts';
import { type AskedFight, type OddsBook, type Values, wrong } from './odds-book.ts';
import { loadCli, loadEveryCli } from './rulesets.ts';

const help = async (): Promise<string> => (await loadEveryCli()).map(({ odds }) => odds.help).join('\n');

const SHARED = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function read(args: readonly string[], { options }: OddsBook): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options: { ...options, ...SHARED }, allowPositionals: true });
  } catch (error) {
    return wrong(
      error instanceof Error ? (error.message.split('.')[0] ?? '') : 'these options cannot be read',
    );
  }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function fraction(ways: number, of: number): string {
  const by = divisor(ways, of);
  return `${ways / by}/${of / by}`;
}

const percent = (ways: number, of: number): string => `${((100 * ways) / of).toFixed(1)}%`;

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

function textOf(line: Line, clauses: readonly ClauseData[]): string {
  const text = clauses.find(({ id }) => id === line.rule)?.text.en ?? '';
  return `  ${signed(line.value).padStart(3)}  ${line.rule.padEnd(15)} ${text}`;
}

interface Told {
  readonly troop: string;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly doomed: boolean;
  readonly odds: Odds;
  readonly notes: readonly string[];
}

function told({ assessment, names, notes = [[], []] }: AskedFight, odds: Pair<Odds>): readonly Told[] {
  const sides = assessment.sides.map(({ base, lines, total, doomed }, at) => ({
    base,
    told: {
      troop: names[base === 'A' ? 0 : 1],
      lines,
      total,
      doomed,
      odds: odds[at as 0 | 1],
      notes: notes[base === 'A' ? 0 : 1],
    },
  }));
  return sides.toSorted((a, b) => (a.base < b.base ? -1 : 1)).map((side) => side.told);
}

function plainText(sides: readonly Told[], clauses: readonly ClauseData[]): string {
  const parts: string[] = [];
  for (const { troop, lines, total, doomed, odds, notes } of sides) {
    parts.push(`${troop}: ${signed(total)}`, ...lines.map((line) => textOf(line, clauses)));
    for (const { outcome, ways } of odds.chances)
      parts.push(
        `  ${outcome.padEnd(10)} ${fraction(ways, odds.of).padStart(6)} ${percent(ways, odds.of).padStart(7)}`,
      );
    if (doomed) parts.push('  cannot recoil: an outcome that makes it recoil destroys it');
    if (odds.chances.some(({ outcome }) => outcome === 'flee'))
      parts.push(...notes.map((note) => `  ${note}`));
    parts.push('');
  }
  return parts.join('\n');
}

const asJson = (sides: readonly Told[], ruleset: string): string =>
  `${JSON.stringify(
    {
      ruleset,
      of: sides[0]?.odds.of ?? 0,
      sides: sides.map(({ troop, lines, total, doomed, odds }) => ({
        troop,
        factors: lines.map((line) => [line.rule, line.value]),
        total,
        cannotRecoil: doomed,
        outcomes: Object.fromEntries(odds.chances.map(({ outcome, ways }) => [outcome, ways])),
      })),
    },
    null,
    2,
  )}\n`;

async function answer([ruleset = '', ...args]: readonly string[]): Promise<string> {
  if (ruleset === '--help' || ruleset === '-h') return help();
  const book = (await loadCli(ruleset))?.odds;
  const rules = await loadRuleset(ruleset);
  if (!book || !rules) return wrong(`odds exist for ${RULESET_IDS.join(', ')}, not for "${ruleset}"`);
  const { values, positionals } = read(args, book);
  if (values.help) return book.help;
  if (values.table && book.table) return book.table(values.json === true);
  const asked = book.ask(positionals, values);
  const sides = told(asked, oddsOf(rules, { settle: asked.settle }, asked.assessment));
  return values.json ? asJson(sides, ruleset) : plainText(sides, (await loadClauses(ruleset)) ?? []);
}

/** Runs `acies odds` and returns its exit code; 2 for bad input. */
export async function oddsCommand(args: string[]): Promise<number> {
  try {
    process.stdout.write(await answer(args));
    return 0;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`odds: ${error.message}\n(acies odds --help shows examples)\n`);
    return 2;
  }
}
