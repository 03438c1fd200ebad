/** The rows of an outcome table. */
import type { Grade, Kind, TroopType } from '../troops/troop.ts';

export type Outcome = 'stand' | 'recoil' | 'repulsed' | 'flee' | 'spent' | 'destroyed';

/** One result of a row: it applies if all its conditions are met. */
export interface Result<Clause extends string = string> {
  readonly outcome: Outcome;
  /** The clause of this result, if it is not that of its row. */
  readonly rule?: Clause;
  /** A clause that says the same of this pair of troops: both must be in force. */
  readonly pair?: Clause;
  /** The winner is one of these. */
  readonly from?: readonly Kind[];
  /** The winner is none of these. */
  readonly but?: readonly Kind[];
  /** The loser has one of these grades, as printed. */
  readonly grades?: readonly Grade[];
  /** The loser is of one of these types. */
  readonly types?: readonly TroopType[];
  /** The loser fights hand to hand, or is shot at. */
  readonly how?: 'contact' | 'shot';
  /** The bound is that of the loser's side, or of its enemy. */
  readonly bound?: 'own' | 'enemy';
  /** The going under the loser, as it counts for the loser. */
  readonly in?: 'difficult' | 'good' | 'good-or-rough';
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
  /** The loser mans a tower. */
  readonly inTower?: true;
  /** The loser attacks fortifications. */
  readonly assaults?: true;
  /** A section of fortifications is between the two. */
  readonly acrossWalls?: true;
  /** The loser attacks a section that nobody defends. */
  readonly onSection?: true;
  /** The front of an enemy is on the flank or rear of the loser. */
  readonly beset?: true;
  /** The other one is not itself destroyed by these totals. */
  readonly survivor?: true;
  /** Facts of the ruleset that must be so, or not so. */
  readonly loserIs?: string;
  readonly loserIsNot?: string;
  readonly winnerIs?: string;
  readonly winnerIsNot?: string;
}

/** The outcomes of a loser, from left to right. */
export interface OutcomeRow<Clause extends string = string> {
  readonly rule: Clause;
  readonly of: readonly Kind[];
  /** Only for naval elements whose troops are ashore. */
  readonly unladen?: true;
  /** The first result that fits counts. If none fits, the next table decides, or the loser stands. */
  readonly results: readonly Result<Clause>[];
}

/** Tables that are asked one after another until one has a result. In each the first row that fits the loser counts. */
export type OutcomeTable = readonly (readonly OutcomeRow[])[];

/** The outcome of a table, with its clause. */
export interface Listed {
  readonly rule: string;
  readonly outcome: Outcome;
}
