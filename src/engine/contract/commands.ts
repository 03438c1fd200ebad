/** The commands of a ruleset, and the clauses behind refusals that all rulesets share. */
import type { Parts } from '../data/form.ts';

/** The names of the reasons that all rulesets share. */
export type ReasonName =
  | 'battle-over'
  | 'not-awaited'
  | 'wrong-phase'
  | 'unknown-command'
  | 'malformed-command'
  | 'unknown-base'
  | 'not-on-table'
  | 'not-yours'
  | 'not-an-option'
  | 'wrong-dice'
  | 'draw-not-offered'
  | 'table-edge'
  | 'base-in-the-way'
  | 'impassable'
  | 'not-a-group'
  | 'no-movement'
  | 'not-enough-points';

export interface CommandRules {
  /** The forms of the ruleset's own commands, by type, and of the parts that it adds to shared commands. */
  readonly commands?: Readonly<Record<string, Parts>>;
  /** The clause for each shared reason. */
  readonly reasons: Readonly<Record<ReasonName, string>>;
}
