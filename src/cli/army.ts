/** `army check FILE [--json]`: prints the totals and the faults of an army file. */
import { readFile } from 'node:fs/promises';
import { ARMY_HEADINGS, kindOfArmyFile } from '../armies/army-file.ts';
import { type Finding, finding } from '../armies/finding.ts';
import { type Teller, tellerOf } from '../armies/messages.ts';
import { RULESET_ARMIES } from '../armies/rulesets.ts';
import { textOfBytes } from '../engine/data/given-text.ts';
import { translateOrderCommand } from './army-translate.ts';
import { examplesOf, loadCli, loadEveryCli, RULESET_HELP } from './rulesets.ts';
import { firstLines } from './say.ts';
import type { ArmyReport } from './types.ts';

const linesOf = (part: 'armyUse' | 'armyAbout'): string =>
  RULESET_HELP.flatMap((help) => help[part] ?? []).join('\n');

const HELP = `acies army check FILE [--json]
${linesOf('armyUse')}

Reads an army file of any ruleset. Prints its totals, every fault with its line, and a warning wherever the army breaks
its list or the rules of army building.
${linesOf('armyAbout')}
Exit code: 0 if the army can be played, 1 if it has faults, 2 if the file cannot be read or is no army.

Examples:
${examplesOf('army')}
`;

interface Report extends ArmyReport {
  readonly file: string;
  /** The heading at the beginning of the file; null if the file is no army. */
  readonly kind: string | null;
}

const telling = (tell: Teller) => (found: Finding) => tell('en', found);

/** Gives the messages of faults that the files of all rulesets share. */
const PLAIN = tellerOf({ en: {}, fr: {} });

/** Runs the command and returns its exit code. */
export async function armyCommand(args: string[]): Promise<number> {
  const [verb, ...rest] = args.filter((arg) => arg !== '--json');
  if (verb === '--help' || verb === 'help' || rest.includes('--help')) {
    process.stdout.write(HELP);
    return 0;
  }
  if (verb === 'translate' && rest.includes('--to')) return translateOrderCommand(args.slice(1));
  const own = (await loadEveryCli()).map(({ armies }) => armies?.commands?.[verb ?? '']).find(Boolean);
  if (own) return own(args.slice(1));
  const [file, ...more] = rest;
  if (verb !== 'check' || file === undefined || more.length > 0 || file.startsWith('-')) {
    process.stderr.write(`army: name one file to check or to translate\n\n${HELP}`);
    return 2;
  }
  const text = await readFile(file).then(textOfBytes, () => null);
  if (text === null) {
    process.stderr.write(`army: ${file} cannot be read\n`);
    return 2;
  }
  const { report, tell } = await reportOf(file, text);
  process.stdout.write(args.includes('--json') ? jsonText(report, tell) : plainText(report, tell));
  if (report.kind === null) return 2;
  return report.faults.length === 0 ? 0 : 1;
}

async function reportOf(
  file: string,
  text: string,
): Promise<{ readonly report: Report; readonly tell: (found: Finding) => string }> {
  const kind = kindOfArmyFile(text);
  const book = kind && (await loadCli(kind.ruleset))?.armies;
  const teller = kind && (await RULESET_ARMIES[kind.ruleset]?.teller());
  if (kind && book && teller) {
    const report = { file, kind: kind.heading, ...book.report(file, text, kind.heading) };
    return { report, tell: telling(teller) };
  }
  const faults = [finding('file.kind', { known: ARMY_HEADINGS }, 1)];
  return { report: { file, kind: null, facts: {}, faults, warnings: [] }, tell: telling(PLAIN) };
}

function jsonText({ file, kind, facts, faults, warnings }: Report, tell: (found: Finding) => string): string {
  const told = (found: Finding) => ({ ...found, message: tell(found) });
  const ok = faults.length === 0;
  const report = { file, kind, ok, ...facts, faults: faults.map(told), warnings: warnings.map(told) };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function plainText({ file, facts, faults, warnings }: Report, tell: (found: Finding) => string): string {
  const lines = [
    ...Object.entries(facts).flatMap(([name, fact]) => factLines(name, fact)),
    ...firstLines(faults.map((found) => `fault: ${tell(found)}`)),
    ...firstLines(warnings.map((found) => `warning: ${tell(found)}`)),
    `${file}: ${verdict(faults.length, warnings.length)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function factLines(name: string, fact: unknown): readonly string[] {
  if (name === 'bases') return (fact as readonly BaseFact[]).map(baseLine);
  if (Array.isArray(fact)) return [`${name}: ${fact.length === 0 ? 'none' : fact.join(', ')}`];
  if (fact === null) return [`${name}: unknown`];
  return [`${name}: ${typeof fact === 'number' ? Math.round(fact * 1000) / 1000 : fact}`];
}

interface BaseFact {
  readonly name: string;
  readonly count: number;
  readonly troop: string;
  readonly support: boolean;
}

function baseLine({ name, count, troop, support }: BaseFact): string {
  return `  ${`${count}`.padStart(3)}  ${troop}${support ? ' supporting' : ''}  ${name}`;
}

function verdict(faults: number, warnings: number): string {
  if (faults > 0) return `${faults} ${faults === 1 ? 'fault' : 'faults'}`;
  return warnings === 0 ? 'no faults' : `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
}
