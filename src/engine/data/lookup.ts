/** The row of a table under a name from outside. Names that each record inherits give no row. */
export const rowOf = <Row>(table: Readonly<Record<string, Row>>, name: string): Row | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
