/** Fights: the factors before the dice, the verdicts after them, and the frames that follow. */
import type { Base, BaseId, Battle, DieRequest, Frame, PlacedBase } from '../battle.ts';
import type { AnyCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { Fault } from '../event.ts';
import type { Line } from './line.ts';

export type Pair<Of> = readonly [Of, Of];

/**
 * The two opponents. In a shooting the main shooter is first, then the target. An attackable piece of terrain is named
 * by its id.
 */
export type Fight = {
  /** The ruleset's own term, such as `close` or `shot`. */
  readonly kind: string;
  readonly bases: Pair<BaseId>;
  /** All bases that shoot at the target, the main shooter first. */
  readonly shooters?: readonly BaseId[];
  /** All bases that shoot back at the main shooter, the target first. */
  readonly returning?: readonly BaseId[];
  /** The target shoots back at the main shooter, so both are at risk. */
  readonly returned?: boolean;
};

/** One side of a fight before the dice. */
export interface Assessed {
  readonly base: BaseId;
  readonly lines: readonly Line[];
  readonly total: number;
  /** Nothing can happen to it. */
  readonly safe: boolean;
  /** It is destroyed if it must go back, because of the enemies around it. */
  readonly doomed: boolean;
}

/** Both sides of a fight before the dice, the active side first: plain data with all that `settle` needs. */
export interface Assessment {
  readonly fight: Fight;
  /** In the order of `sides`. */
  readonly dice: readonly DieRequest[];
  readonly sides: Pair<Assessed>;
}

/** The lines that one stage of the sum adds for each side, and the totals after it. */
export interface Stage {
  readonly name: string;
  readonly lines: Pair<readonly Line[]>;
  readonly totals: Pair<number>;
}

/** The outcome for one side of a fight. */
export interface Verdict {
  readonly base: BaseId;
  /** `stand` if nothing happens. */
  readonly outcome: string;
  readonly rule: string;
}

export interface Settlement {
  readonly stages: readonly Stage[];
  readonly totals: Pair<number>;
  readonly verdicts: Pair<Verdict>;
}

/** The fight that a question or an order is about, and the base that it names first. */
export interface FightMeant {
  readonly base: BaseId;
  readonly fight: Fight;
}

export interface CombatRules {
  /** The main opponent of a base in close combat: a base or an attackable piece of terrain; null if it has none. */
  mainOpponent(battle: Battle, base: PlacedBase): string | null;
  /** The fight that an order or a question means by its `base` and perhaps its `target`, or the fault of these. */
  fightMeant(rules: Ruleset, battle: Battle, order: AnyCommand): FightMeant | { readonly fault: Fault };
  /** Both sides of a fight before the dice. */
  assess(rules: Ruleset, battle: Battle, fight: Fight): Assessment;
  /** The verdicts for these faces. */
  settle(assessment: Assessment, faces: readonly number[]): Settlement;
  /** The frames that follow a settled fight, in order. They are made before any base moves. */
  framesAfter(
    battle: Battle,
    assessment: Assessment,
    settlement: Settlement,
    faces: readonly number[],
  ): readonly Frame[];
  /** The outcome by which a base is gone after this ordered outcome; null if the base is still there. */
  goneBy(base: Base, ordered: string): string | null;
  /** Is this the id of an enemy that is not a base, such as an attackable piece of terrain? */
  isFoe?(battle: Battle, id: string): boolean;
}
