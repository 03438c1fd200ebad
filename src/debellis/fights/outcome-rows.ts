/** The rows of an outcome table. */
import type { Kind } from '../troops/troop.ts';

export type Outcome = 'stand' | 'recoil' | 'flee' | 'destroyed';

/** One result of a row: it applies if all its conditions are met. */
export interface Result {
  readonly outcome: Outcome;
  /** The winner is one of these. */
  readonly from?: readonly Kind[];
  /** The winner is none of these. */
  readonly but?: readonly Kind[];
  /** The loser fights hand to hand, or is shot at. */
  readonly how?: 'contact' | 'shot';
  /** The going under the loser, as it counts for the loser. */
  readonly in?: 'difficult' | 'good';
  /** The same going, as it counts for the winner. */
  readonly goodForWinner?: boolean;
  /** It is good going for neither. */
  readonly goodForNeither?: true;
  /** The loser moved into contact with the winner this bound. */
  readonly charged?: true;
  /** The loser can move. */
  readonly mobile?: true;
  /** The winner's side is active. */
  readonly inWinnersBound?: true;
  /** The loser stands inside fortifications of its own. */
  readonly inFort?: true;
  /** The loser attacks fortifications. */
  readonly assaults?: true;
}

/** The outcomes of a loser, from left to right. */
export interface OutcomeRow<Clause extends string = string> {
  readonly rule: Clause;
  readonly of: readonly Kind[];
  /** Only for naval elements whose troops are ashore. */
  readonly unladen?: true;
  /** The first result that fits counts. If none fits, the loser stands. */
  readonly results: readonly Result[];
}
