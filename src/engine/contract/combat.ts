/** Fights: what stands before the dice, what they decide, and what follows. */
import type { Base, BaseId, Battle, DieRequest, Frame, PlacedBase } from '../battle.ts';
import type { AnyCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { Fault } from '../event.ts';
import type { Line } from './line.ts';

export type Pair<Of> = readonly [Of, Of];

/**
 * Two that fight. From afar the main shooter stands first, then the target. A piece of terrain that fights is named
 * by its id.
 */
export type Fight = {
  /** The ruleset's own word, such as `close` or `shot`. */
  readonly kind: string;
  readonly bases: Pair<BaseId>;
  /** All bases that act against the target from afar, the main one first. */
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
  /** Enemies stand so that it is destroyed if it must go back. */
  readonly doomed: boolean;
}

/** Both sides of a fight without dice, the active side first: plain data, and all that `settle` needs. */
export interface Assessment {
  readonly fight: Fight;
  /** In the order of `sides`. */
  readonly dice: readonly DieRequest[];
  readonly sides: Pair<Assessed>;
}

/** What one stage of the reckoning added for each side, and the totals after it. */
export interface Stage {
  readonly name: string;
  readonly lines: Pair<readonly Line[]>;
  readonly totals: Pair<number>;
}

/** What happens to one side of a fight. */
export interface Verdict {
  readonly base: BaseId;
  /** `stand` where nothing happens. */
  readonly outcome: string;
  readonly rule: string;
}

export interface Settlement {
  readonly stages: readonly Stage[];
  readonly totals: Pair<number>;
  readonly verdicts: Pair<Verdict>;
}

/** The fight that somebody asks about or orders, and the base that it names first. */
export interface FightMeant {
  readonly base: BaseId;
  readonly fight: Fight;
}

export interface CombatRules {
  /** The enemy that a base fights hand to hand: a base, or a piece of terrain that can be attacked; null for none. */
  mainOpponent(battle: Battle, base: PlacedBase): string | null;
  /** The fight that an order or a question with a `base`, and perhaps a `target`, means; or what is wrong with it. */
  fightMeant(rules: Ruleset, battle: Battle, order: AnyCommand): FightMeant | { readonly fault: Fault };
  /** Both sides of a fight before the dice. */
  assess(rules: Ruleset, battle: Battle, fight: Fight): Assessment;
  /** What the faces thrown decide. */
  settle(assessment: Assessment, faces: readonly number[]): Settlement;
  /** The frames of all that follows a settled fight, in the order in which they run. They are made before any base moves. */
  framesAfter(
    battle: Battle,
    assessment: Assessment,
    settlement: Settlement,
    faces: readonly number[],
  ): readonly Frame[];
  /** The outcome that a base met if the ordered outcome took it away; null where the base is still there. */
  goneBy(base: Base, ordered: string): string | null;
  /** Is this the id of an enemy that is no base, such as a piece of terrain that can be attacked? */
  isFoe?(battle: Battle, id: string): boolean;
}
