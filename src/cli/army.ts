/** `army check FILE [--json]`: an army list or an order of battle, what it comes to and what is wrong with it. */
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ArmyFileKind, kindOfArmyFile } from '../armies/army-file.ts';
import type { ArmyList } from '../armies/bnb/army-data.ts';
import { armyIndex } from '../armies/bnb/army-index.ts';
import { readArmyList } from '../armies/bnb/list-reader.ts';
import { muster } from '../armies/bnb/muster.ts';
import { readArmyOrder } from '../armies/bnb/order-reader.ts';
import { readHottArmy } from '../armies/hott/army-reader.ts';
import { musterHott } from '../armies/hott/muster.ts';
import { armyFiles, loadArmies } from '../armies/load-node.ts';
import { type Finding, finding, tellFinding } from '../armies/messages.ts';
import { formatTroop } from '../rules/bnb/troops.ts';
import { translateCommand } from './army-translate.ts';

const HELP = `acies army check FILE [--json]
acies army translate FILE [--from DBM|DBMM] [--json]

Reads an army list, an order of battle or an army of Hordes of the Things and tells what it comes to, every fault
with its line, and warnings where an army breaks its list or the rules of army building.
Translating turns a list in the notation of DBM or DBMM into one of Blood and Blades and tells what was left out.
Exit code: 0 if it can be played, 1 if it has faults, 2 if the file cannot be read or is no army at all.

Examples:
  acies army check content/armies/bnb/kish/list.txt
  acies army check content/armies/bnb/kish/deep-phalanx.txt --json
  acies army check content/armies/hott/long-barrow.txt
  acies army translate my-list.txt --from DBM > list.txt
`;

interface Report {
  readonly file: string;
  readonly kind: ArmyFileKind | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly faults: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** Runs the command; answers with its exit code. */
export async function armyCommand(args: string[]): Promise<number> {
  const [verb, ...rest] = args.filter((arg) => arg !== '--json');
  if (verb === '--help' || verb === 'help' || rest.includes('--help')) {
    process.stdout.write(HELP);
    return 0;
  }
  if (verb === 'translate') return translateCommand(args.slice(1));
  const [file, ...more] = rest;
  if (verb !== 'check' || file === undefined || more.length > 0 || file.startsWith('-')) {
    process.stderr.write(`army: one file to check or to translate is wanted\n\n${HELP}`);
    return 2;
  }
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) {
    process.stderr.write(`army: ${file} cannot be read\n`);
    return 2;
  }
  const report = reportOf(file, text);
  process.stdout.write(args.includes('--json') ? jsonText(report) : plainText(report));
  if (report.kind === null) return 2;
  return report.faults.length === 0 ? 0 : 1;
}

function reportOf(file: string, text: string): Report {
  const kind = kindOfArmyFile(text);
  if (kind === 'list') return listReport(file, text);
  if (kind === 'order') return orderReport(file, text);
  if (kind === 'army') return hottReport(file, text);
  return { file, kind, facts: {}, faults: [finding('file.kind', {}, 1)], warnings: [] };
}

function listReport(file: string, text: string): Report {
  const { list, faults } = readArmyList(text);
  const facts =
    list === null
      ? {}
      : {
          id: list.id,
          name: list.name,
          years: `${list.years.from}-${list.years.to} BC`,
          aggression: list.aggression,
          mandatory: list.mandatory,
          optional: list.optional,
          lines: list.lines.length,
          upgrades: list.upgrades.length,
        };
  return { file, kind: 'list', facts, faults, warnings: [] };
}

function orderReport(file: string, text: string): Report {
  const { order, faults, places } = readArmyOrder(text);
  if (order === null) return { file, kind: 'order', facts: {}, faults, warnings: [] };
  const lists = listsFor(file);
  const list = lists.find((one) => one.id === order.list) ?? null;
  const raised = muster(order, list, places);
  const figures = { list: order.list, known: lists.map((one) => one.id) };
  const unknown = list === null ? [finding('order.list-unknown', figures, places.headings.get('list'))] : [];
  const facts = {
    name: order.name,
    list: order.list,
    aggression: list?.aggression ?? null,
    mandatory: list?.mandatory ?? [],
    optional: list?.optional ?? [],
    points: raised.points,
    budget: order.budget,
    confidence: raised.confidence,
    routing: raised.routing,
    bases: raised.bases.map(({ name, count, troop, general, support }) => ({
      name,
      count,
      troop: formatTroop(troop),
      general,
      support,
    })),
  };
  return { file, kind: 'order', facts, faults: raised.faults, warnings: [...unknown, ...raised.warnings] };
}

/** An army of Hordes of the Things. */
function hottReport(file: string, text: string): Report {
  const { army, faults, places } = readHottArmy(text);
  if (army === null) return { file, kind: 'army', facts: {}, faults, warnings: [] };
  const { points, dear, warnings } = musterHott(army, places);
  const facts = {
    name: army.name,
    stronghold: army.stronghold?.name ?? null,
    points,
    allowed: army.points,
    dear,
    bases: army.lines.map(({ count, element, name, general, command }) => ({
      name: [name, general ?? '', command ?? ''].filter((part) => part !== '').join(', '),
      count,
      troop: element,
      general: general !== null,
      support: false,
    })),
  };
  // Where the army breaks a rule no battle begins with it.
  return { file, kind: 'army', facts, faults: [...faults, ...warnings], warnings: [] };
}

/** The lists beside the file come before those that come with the program. */
function listsFor(file: string): readonly ArmyList[] {
  return [...armyIndex(filesBeside(file)).lists, ...loadArmies().lists];
}

function filesBeside(file: string): ReturnType<typeof armyFiles> {
  try {
    return armyFiles(dirname(file), false);
  } catch {
    return [];
  }
}

const told = (found: Finding) => ({ ...found, message: tellFinding(found) });

function jsonText({ file, kind, facts, faults, warnings }: Report): string {
  const ok = faults.length === 0;
  const report = { file, kind, ok, ...facts, faults: faults.map(told), warnings: warnings.map(told) };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function plainText({ file, facts, faults, warnings }: Report): string {
  const lines = [
    ...Object.entries(facts).flatMap(([name, fact]) => factLines(name, fact)),
    ...faults.map((found) => `fault: ${tellFinding(found)}`),
    ...warnings.map((found) => `warning: ${tellFinding(found)}`),
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
  return warnings === 0 ? 'all right' : `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
}
