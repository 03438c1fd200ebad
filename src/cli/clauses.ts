import { type ClauseData, mustBeShown, topicOf } from '../engine/clauses.ts';
import { CLAUSE_BOOKS, isUnfinished, loadClauses } from '../scenario/rulesets.ts';
import { type ClauseUses, clauseUses, readClauseSources, type ScenarioPasses } from './clause-uses.ts';
import { examplesOf } from './rulesets.ts';

/** One clause in the report. */
export interface ClauseLine {
  readonly id: string;
  readonly kind: ClauseData['kind'];
  readonly role: ClauseData['role'];
  readonly deferred: string | null;
  readonly code: boolean;
  readonly scenarios: number;
  readonly tests: number;
  readonly fired: number;
}

/** The output of `acies clauses <ruleset> --json`. */
export interface ClauseReport {
  readonly ruleset: string;
  readonly clauses: readonly ClauseLine[];
}

/** The answer of the command. The text goes to the error output if the exit code is not 0. */
export interface ClausesResult {
  readonly exitCode: 0 | 2;
  readonly text: string;
}

const CLAUSES_HELP = `acies clauses <ruleset> [--json]
  Reports how the program uses each clause of a rulebook: whether the code names it, how many passing
  scenarios cite it, how many test files name it, and how often it fired in a stored random run.
  Rulesets: ${CLAUSE_BOOKS.join(', ')}
Examples:
${examplesOf('clauses')}`;

/**
 * Runs `acies clauses`.
 * @param args what stands after `clauses`
 * @param root the project's folder
 * @param passes whether a scenario passes; without it every asserting scenario counts
 */
export async function clausesCommand(
  args: readonly string[],
  root: string,
  passes: ScenarioPasses = () => true,
): Promise<ClausesResult> {
  if (args.includes('--help') || args.includes('-h')) return { exitCode: 0, text: CLAUSES_HELP };
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json');
  if (unknown !== undefined) return wrong(`does not know the option ${unknown}`);
  const [ruleset, ...more] = args.filter((arg) => arg !== '--json');
  if (ruleset === undefined || more.length > 0) return wrong('needs one ruleset');
  const clauses = await loadClauses(ruleset);
  if (clauses === null) return wrong(`does not know the ruleset ${JSON.stringify(ruleset)}`);
  const uses = clauseUses(ruleset, readClauseSources(root, ruleset), passes);
  const report = clauseReport(ruleset, clauses, uses);
  if (args.includes('--json')) return { exitCode: 0, text: JSON.stringify(report, null, 2) };
  const parts = [unfinishedText(report), clauseTable(report), missingText(report), unknownText(report, uses)];
  return { exitCode: 0, text: parts.filter(Boolean).join('\n\n') };
}

function wrong(what: string): ClausesResult {
  return { exitCode: 2, text: `acies clauses ${what}.\n\n${CLAUSES_HELP}` };
}

/** The report of a ruleset's clauses from how they are used. */
export function clauseReport(
  ruleset: string,
  clauses: readonly ClauseData[],
  uses: ClauseUses,
): ClauseReport {
  const line = ({ id, kind, role, deferred }: ClauseData): ClauseLine => ({
    id,
    kind,
    role,
    deferred: deferred ?? null,
    code: uses.code.has(id),
    scenarios: uses.scenarios.get(id) ?? 0,
    tests: uses.tests.get(id) ?? 0,
    fired: uses.fired[id] ?? 0,
  });
  return { ruleset, clauses: clauses.map(line) };
}

/** What a clause lacks. An absence needs no code, only a check. A clause that asks for nothing lacks nothing. */
export function lacks(clause: ClauseLine): readonly ('code' | 'check')[] {
  if (!toShow(clause)) return [];
  const code = clause.role === 'effect' && !clause.code;
  const check = clause.scenarios === 0 && clause.tests === 0;
  return [...(code ? (['code'] as const) : []), ...(check ? (['check'] as const) : [])];
}

function toShow(clause: ClauseLine): boolean {
  const { deferred, ...rest } = clause;
  return mustBeShown({ ...rest, section: '', text: { en: '' }, ...(deferred === null ? {} : { deferred }) });
}

const COLUMNS: readonly (readonly [string, (clauses: readonly ClauseLine[]) => number])[] = [
  ['clauses', (clauses) => clauses.length],
  ['deferred', (clauses) => clauses.filter((clause) => clause.deferred !== null).length],
  ['to show', (clauses) => clauses.filter(toShow).length],
  ['in code', (clauses) => clauses.filter((clause) => toShow(clause) && clause.code).length],
  ['scenarios', (clauses) => clauses.filter((clause) => toShow(clause) && clause.scenarios > 0).length],
  ['tests', (clauses) => clauses.filter((clause) => toShow(clause) && clause.tests > 0).length],
  ['fired', (clauses) => clauses.filter((clause) => toShow(clause) && clause.fired > 0).length],
  ['missing', (clauses) => clauses.filter((clause) => lacks(clause).length > 0).length],
];

/** A table with the counts of clauses for each topic, and their sums. */
export function clauseTable(report: ClauseReport): string {
  const topics = [...new Set(report.clauses.map((clause) => topicOf(clause.id)))];
  const row = (name: string, clauses: readonly ClauseLine[]) => [
    name,
    ...COLUMNS.map(([, count]) => String(count(clauses))),
  ];
  const rows = [
    ['topic', ...COLUMNS.map(([title]) => title)],
    ...topics.map((topic) =>
      row(
        topic,
        report.clauses.filter((clause) => topicOf(clause.id) === topic),
      ),
    ),
    row('all', report.clauses),
  ];
  return rows
    .map((cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(11))).join(''))
    .join('\n');
}

/** A warning that a part of the ruleset is not refereed yet; empty if all of it is. */
export function unfinishedText({ ruleset }: ClauseReport): string {
  return isUnfinished(ruleset)
    ? `NOT YET WHOLE: parts of ${ruleset} are not refereed yet. The column "deferred" counts their clauses.`
    : '';
}

function missingText(report: ClauseReport): string {
  const ids = (what: 'code' | 'check') =>
    report.clauses.filter((clause) => lacks(clause).includes(what)).map((clause) => clause.id);
  return [listed('Not in code', ids('code')), listed('In no scenario and no test', ids('check'))].join(
    '\n\n',
  );
}

function unknownText(report: ClauseReport, uses: ClauseUses): string {
  const known = new Set(report.clauses.map((clause) => clause.id));
  const used = [...uses.code, ...uses.scenarios.keys(), ...uses.tests.keys(), ...Object.keys(uses.fired)];
  const strange = [...new Set(used)]
    .filter((id) => id.startsWith(`${report.ruleset}.`) && !known.has(id))
    .sort();
  return strange.length === 0 ? '' : listed('Used, but no such clause', strange);
}

/** A heading with the number of ids, then a line for each topic, such as `zoc: 4, 9, 10`. */
function listed(heading: string, ids: readonly string[]): string {
  if (ids.length === 0) return `${heading}: none.`;
  const topics = [...new Set(ids.map(topicOf))];
  const numbers = (topic: string) =>
    ids.filter((id) => topicOf(id) === topic).map((id) => id.split('.')[2] ?? id);
  return [
    `${heading}: ${ids.length}`,
    ...topics.map((topic) => `  ${topic}: ${numbers(topic).join(', ')}`),
  ].join('\n');
}
