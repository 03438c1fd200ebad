/** What stands in a table under a name that somebody wrote: nothing under the names that every record inherits. */
export const rowOf = <Row>(table: Readonly<Record<string, Row>>, name: string): Row | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
