/** How commands will stand: columns from left to right, in each the foremost command first. */
export type Columns = readonly (readonly string[])[];

const columnOf = (columns: Columns, command: string): number =>
  columns.findIndex((column) => column.includes(command));

const without = (columns: Columns, command: string): Columns =>
  columns.map((column) => column.filter((each) => each !== command));

const filled = (columns: Columns): Columns => columns.filter((column) => column.length > 0);

/** The command one column farther to the left (-1) or to the right (1), in a column of its own. */
export function shifted(columns: Columns, command: string, by: -1 | 1): Columns {
  const at = columnOf(columns, command);
  const isAlone = columns[at]?.length === 1;
  const rest = without(columns, command);
  // Out of a shared column it comes to stand right beside it.
  const to = by < 0 ? (isAlone ? at - 1 : at) : isAlone ? at + 2 : at + 1;
  return filled(rest.toSpliced(Math.max(0, Math.min(columns.length, to)), 0, [command]));
}

/** The command as the rearmost of the column to its left. */
export function behind(columns: Columns, command: string): Columns {
  const at = columnOf(columns, command);
  if (at < 1) return columns;
  const rest = without(columns, command);
  return filled(rest.with(at - 1, [...(rest[at - 1] ?? []), command]));
}
