/** The tables and the sequence of play of a ruleset as text, so that a change of rule is a readable diff. */
import type { ClauseData } from '../../src/engine/clauses.ts';
import type { Ruleset } from '../../src/engine/contract.ts';

type Clauses = ReadonlyMap<string, ClauseData>;
/** A title with the rows of the table. */
export type Table = readonly [title: string, rows: readonly unknown[]];

/** The figures of a row. A function in a row is described by its clause instead. */
function figures(value: unknown): string {
  if (typeof value === 'function') return '';
  if (Array.isArray(value)) return `[${value.map(figures).filter(Boolean).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value)
    .filter(([name, each]) => name !== 'rule' && typeof each !== 'function' && each !== undefined)
    .map(([name, each]) => `${name} ${figures(each)}`);
  return parts.join(', ');
}

function row(each: unknown, clauses: Clauses): string {
  const rule = (each as { rule?: string }).rule;
  const clause = rule === undefined ? undefined : clauses.get(rule);
  return `  ${[rule, figures(each), clause ? `| ${clause.text.en}` : ''].filter(Boolean).join('  ')}`;
}

const tableText = ([title, rows]: Table, clauses: Clauses): string =>
  [title, ...rows.map((each) => row(each, clauses))].join('\n');

export const goldenText = (rules: Ruleset, clauses: Clauses, tables: readonly Table[]): string =>
  [`${rules.id} ${rules.version}`, ...tables.map((each) => tableText(each, clauses))].join('\n\n');
