/** Tables of the book, made from the tables by which the referee plays. */
import { LANGUAGES } from './library.ts';
import { type Text, type Told, toldIn } from './text.ts';

export interface BookColumn {
  /** Its name in `:value{ruleset.table.row.column}`. */
  readonly key: string;
  readonly title: Text;
  /** What stands above its title and those of the columns beside it that have the same. */
  readonly group?: Text;
  /** Numbers stand in the middle; words begin at the left. */
  readonly number?: true;
}

export interface BookRow {
  readonly key: string;
  /** Other keys by which it is found: the troops that it speaks of. */
  readonly names?: readonly string[];
  /** The clauses that give the row. */
  readonly rules: readonly string[];
  readonly cells: readonly Told[];
}

export interface BookTable {
  /** Its name after that of the ruleset, as in `::table{ruleset.name}`. */
  readonly name: string;
  readonly title: Text;
  readonly columns: readonly BookColumn[];
  readonly rows: readonly BookRow[];
}

/** The clause of a row of a ruleset's table, if it has one. */
const ruleOf = (row: object): string | undefined => (row as { readonly rule?: string }).rule;

/** A key of small letters, digits and dashes, made from a name such as `Land Lurkers`. */
export const keyOf = (name: string): string =>
  name
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A column as `[key, English, French]`; a column of numbers has `true` at the end. */
type ColumnText = readonly [key: string, en: string, fr: string, number?: true];

/** Makes a table from the rows of a ruleset. A row without a key of its own is known by the last part of its clause. */
export function tableOf<Row extends object>(table: {
  readonly name: string;
  readonly title: Text;
  readonly columns: readonly ColumnText[];
  readonly rows: readonly Row[];
  readonly key?: (row: Row) => string;
  readonly names?: (row: Row) => readonly string[];
  readonly cells: (row: Row) => readonly Told[];
}): BookTable {
  const { name, title, columns, rows, cells } = table;
  return {
    name,
    title,
    columns: columns.map(([key, en, fr, number]) => ({
      key,
      title: { en, fr },
      ...(number ? { number } : {}),
    })),
    rows: rows.map((row) => ({
      key: keyOf(table.key?.(row) ?? ruleOf(row)?.split('.').at(-1) ?? ''),
      ...(table.names ? { names: table.names(row).map(keyOf) } : {}),
      rules: [ruleOf(row) ?? []].flat(),
      cells: cells(row),
    })),
  };
}

/** One row for each member of a list in the rows, as players look a troop up. */
export const perMember = <Row, Member>(
  rows: readonly Row[],
  members: (row: Row) => readonly Member[],
): readonly (Row & { readonly member: Member })[] =>
  rows.flatMap((row) => members(row).map((member) => ({ ...row, member })));

/** The row with this key, else the first that speaks of this troop. */
export const rowNamed = ({ rows }: BookTable, name: string): BookRow | undefined =>
  rows.find(({ key }) => key === name) ?? rows.find(({ names }) => names?.includes(name));

/** The cell that `:value{ruleset.table.row.column}` names; null where there is none. */
export function cellOf(table: BookTable, row: string, column: string): Told | null {
  const at = table.columns.findIndex(({ key }) => key === column);
  return rowNamed(table, row)?.cells[at] ?? null;
}

/** The names of all values of a table, for those who mistype one. */
export const valueNames = ({ name, columns, rows }: BookTable): readonly string[] =>
  rows.flatMap((row) => columns.map((column) => `${name}.${row.key}.${column.key}`));

/** The rows of a table by their keys, as words in both languages: what digests of it cover. */
export const tableRows = ({ rows }: BookTable, ruleset: string): readonly (readonly [string, string])[] =>
  rows.map(({ key, rules, cells }) => {
    const said = LANGUAGES.map((language) => cells.map((cell) => toldIn(cell, language, ruleset)));
    return [key, JSON.stringify([rules, said])];
  });
