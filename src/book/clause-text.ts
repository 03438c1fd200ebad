/** Tables whose rows are conditions that only code says: their clauses tell them. */
import type { ClauseData } from '../engine/clauses.ts';
import { type BookTable, tableOf } from './tables.ts';
import type { Text } from './text.ts';

type Clauses = ReadonlyMap<string, ClauseData>;

/** The text of a clause in both languages. */
export const clauseTexts =
  (clauses: Clauses) =>
  (id: string): Text => {
    const text = clauses.get(id)?.text;
    return { en: text?.en ?? id, fr: text?.fr ?? text?.en ?? id };
  };

interface Ruled {
  readonly rule: string;
  readonly value?: number;
}

const firstOfRule = (rows: readonly Ruled[]): readonly Ruled[] =>
  rows.filter(({ rule }, at) => rows.findIndex((other) => other.rule === rule) === at);

/** Makes tables of conditions, one row for each clause; a row with a value shows it before its words. */
export function conditionTables(clauses: Clauses) {
  const text = clauseTexts(clauses);
  return (name: string, title: Text, given: readonly Ruled[], value?: Text): BookTable => {
    const when = [
      'when',
      value ? 'When it counts' : 'What holds',
      value ? 'Quand il compte' : 'Ce qui vaut',
    ] as const;
    return tableOf({
      name,
      title,
      columns: value ? [['value', value.en, value.fr, true], when] : [when],
      rows: firstOfRule(given),
      key: ({ rule }) => rule.split('.').slice(1).join('-'),
      cells: (row) => (value ? [row.value ?? 0, text(row.rule)] : [text(row.rule)]),
    });
  };
}
