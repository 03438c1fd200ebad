/** The sizes of table that a battle may have. Blood and Blades, tables. */
import { holds } from '../../../engine/effects.ts';
import type { Fault } from '../../../engine/event.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { MU } from '../measures.ts';

export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

interface TableRow extends TableSize {
  readonly rule: BnbClause;
}

const inMillimetres = (rule: BnbClause, depth: number, width: number): TableRow => ({
  rule,
  depth: depth * MU,
  width: width * MU,
});

/** Table sizes in millimetres, written in MU with the depth between the players first. Blood and Blades, tables. */
const LARGEST_TABLE = inMillimetres('bnb.table.3', 35, 50);
const SMALLEST_TABLE = inMillimetres('bnb.table.6', 20, 30);
const SUGGESTIONS: readonly TableRow[] = [
  inMillimetres('bnb.table.4', 30, 30),
  inMillimetres('bnb.table.5', 25, 40),
];

/** The tables to offer, the usual one last. */
export const suggestedTables = (): readonly TableSize[] =>
  SUGGESTIONS.filter((row) => holds(row.rule)).map(({ width, depth }) => ({ width, depth }));

const smaller = (a: TableSize, b: TableSize): boolean =>
  !atMost(b.width, a.width) || !atMost(b.depth, a.depth);

/** The faults of a table: its size is agreed before any terrain, and within the limits. */
export function tableFaults(table: TableSize | undefined): readonly Fault[] {
  if (table === undefined) {
    if (!holds('bnb.terrain.4')) return [];
    return [{ key: 'fault.table-not-agreed', figures: { rule: 'bnb.terrain.4' } }];
  }
  const fault = (key: string, { rule, width, depth }: TableRow): Fault => ({
    key,
    figures: { rule, width: table.width, depth: table.depth, limitWidth: width, limitDepth: depth },
  });
  return [
    ...(smaller(table, SMALLEST_TABLE) && holds(SMALLEST_TABLE.rule)
      ? [fault('fault.table-too-small', SMALLEST_TABLE)]
      : []),
    ...(smaller(LARGEST_TABLE, table) && holds(LARGEST_TABLE.rule)
      ? [fault('fault.table-too-large', LARGEST_TABLE)]
      : []),
  ];
}
