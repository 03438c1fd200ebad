/** The rows of the tables of shooting. */
import type { Kind } from '../troops/troop.ts';

export interface RangeRow<Clause extends string = string> {
  readonly rule: Clause;
  readonly of: readonly Kind[];
  readonly paces: number;
}

/** Troops that shoot over friendly infantry. */
export interface OverheadRow<Clause extends string = string> {
  readonly rule: Clause;
  readonly of: Kind;
  /** Only from a hill. */
  readonly onHill?: true;
}
