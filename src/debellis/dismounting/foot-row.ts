import type { Kind, Troop, Weapon } from '../troops/troop.ts';

/** A line of the table of troops on foot, with its clause. */
export interface FootRow<Clause extends string = string> {
  readonly rule: Clause;
  readonly of: readonly Kind[];
  readonly weapons?: readonly Weapon[];
  readonly regular?: boolean;
  /** What they are on foot. If there are several, the player chooses. */
  readonly as: readonly Pick<Troop, 'type' | 'grade'>[];
}
