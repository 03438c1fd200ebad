/** The clauses behind refusals that all battles share. */
import type { GameReason } from '../game/rules.ts';

/** The names of the reasons that all battles share. */
export type ReasonName =
  | GameReason
  | 'unknown-base'
  | 'not-on-table'
  | 'not-yours'
  | 'draw-not-offered'
  | 'table-edge'
  | 'base-in-the-way'
  | 'impassable'
  | 'not-a-group'
  | 'no-movement'
  | 'not-enough-points';

export interface CommandRules {
  /** The clause for each shared reason. */
  readonly reasons: Readonly<Record<ReasonName, string>>;
}
