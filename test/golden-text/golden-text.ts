/**
 * The tables of a ruleset as text, so that a change of rule is a readable diff: those of the book, then what the program
 * plays by besides.
 */
import type { BookTable } from '../../src/book/tables.ts';
import { toldIn } from '../../src/book/text.ts';
import type { ClauseData } from '../../src/engine/clauses.ts';
import type { Ruleset } from '../../src/engine/contract.ts';

type Clauses = ReadonlyMap<string, ClauseData>;
/** A title with the rows of a table that the book does not show, or not with all its figures. */
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

/** A table of the book: each row with its clauses, their text, and its cells in English. */
function bookText({ title, columns, rows }: BookTable, ruleset: string, clauses: Clauses): string {
  const lines = rows.map(({ key, rules, cells }) => {
    const told = cells.map((cell, at) => `${columns[at]?.key}: ${toldIn(cell, 'en', ruleset)}`);
    const texts = rules.flatMap((rule) => clauses.get(rule)?.text.en ?? []);
    const said = texts.filter((text) => !told.some((each) => each.endsWith(text)));
    return `  ${[...rules, `${key}  ${told.join(' | ')}`, ...said.map((text) => `# ${text}`)].join('  ')}`;
  });
  return [title.en, ...lines].join('\n');
}

const besides = ([title, rows]: Table, clauses: Clauses): string =>
  [title, ...rows.map((each) => row(each, clauses))].join('\n');

export const goldenText = (
  rules: Ruleset,
  clauses: Clauses,
  book: readonly BookTable[],
  more: readonly Table[],
): string =>
  [
    `${rules.id} ${rules.version}`,
    ...book.map((each) => bookText(each, rules.id, clauses)),
    ...more.map((each) => besides(each, clauses)),
  ].join('\n\n');
