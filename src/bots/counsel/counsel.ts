/** What a bot must be told of a ruleset besides its contract: a few judgements, read from the ruleset's tables. */
import type { Base, Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import { bnbCounsel } from './bnb.ts';
import { hottCounsel } from './hott.ts';

export interface Counsel {
  /** What an army loses when this base is destroyed. */
  worth(base: Base): number;
  /** What a side can still lose before it is beaten. */
  left(battle: Battle, side: SideId): number;
  /** The share of its worth that an outcome costs a base. */
  readonly losses: Readonly<Record<string, number>>;
  /** Does going other than the best make this base fight worse? */
  hampered(base: Base): boolean;
  /** Must this base be kept from harm rather than fight? */
  precious(base: Base): boolean;
  /** May it be ordered (again) in this bound, and to attack? */
  mayMove(base: Base): boolean;
  mayAttack(base: Base): boolean;
  /** Is it fast enough to go round the enemy for what he must keep from harm? */
  raids(base: Base): boolean;
  /** Will it move by itself in this bound unless it is moved or halted? */
  runsAway(battle: Battle, base: PlacedBase): boolean;
}

const COUNSELS: Readonly<Record<string, Counsel>> = { bnb: bnbCounsel, hott: hottCounsel };

const PLAIN: Counsel = {
  worth: () => 1,
  left: () => Number.POSITIVE_INFINITY,
  losses: { destroyed: 1 },
  hampered: () => false,
  precious: () => false,
  mayMove: () => true,
  mayAttack: () => true,
  raids: () => false,
  runsAway: () => false,
};

/** The judgements for a ruleset; for one that nobody has written any for, plain ones. */
export const counselFor = (ruleset: string): Counsel => COUNSELS[ruleset] ?? PLAIN;
