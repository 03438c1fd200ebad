/** The plan of an outcome move, and the scene in which it is made. */
import type { Pose } from '../../geometry/pose.ts';
import type { BaseId, Battle, Place, PlacedBase, TableEdge } from '../battle.ts';
import { basesOnTable } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import type { Link } from '../moves/links.ts';

/** A stop that ended a way early, and the millimetres up to it. */
export interface Stop {
  readonly at: number;
  readonly rule: string;
  readonly base?: BaseId;
  readonly piece?: string;
  readonly edge?: TableEdge;
}

/** What kept a base from going on or back, in the terms of events. */
export interface Kept {
  /** A base or a piece in the way, the table edge, or enemies at flank or rear. */
  readonly kept?: 'blocked' | 'edge' | 'held';
  /** The bases, or the piece of terrain. */
  readonly by?: string | readonly BaseId[];
}

/** The figures about a stop. */
export function keptBy({ base, piece, edge }: Stop): Kept {
  const by = base ?? piece;
  if (by !== undefined) return { kept: 'blocked', by };
  return edge === undefined ? {} : { kept: 'edge' };
}

export interface Moved {
  readonly base: BaseId;
  readonly to: Pose;
  readonly went: number;
  readonly how: 'recoil' | 'push' | 'displace' | 'withdraw' | 'flee' | 'carry' | 'pursue';
}

/**
 * A base that is lost. `by` is the base that destroyed it or, with `kept`, the obstacle that kept it from going back.
 */
export interface Gone extends Kept {
  readonly base: BaseId;
  readonly to: Place;
  readonly rule: string;
}

/** A choice for the owner of a base in the way, with its options. */
export interface Ask {
  readonly base: BaseId;
  readonly options: readonly string[];
}

export type Choices = Readonly<Record<BaseId, string>>;

/** The plan of an outcome move. Nothing has happened yet. */
export interface OutcomePlan {
  /** In an order in which no two bases ever overlap. The mover itself is last. */
  readonly moves: readonly Moved[];
  readonly gone: readonly Gone[];
  /** Millimetres that the mover goes. */
  readonly went: number;
  /** It goes as far as it should. */
  readonly complete: boolean;
  readonly stop: Stop | null;
  /** The first choice that was not made. The plan takes its first option. */
  readonly asks: Ask | null;
  /** The links of a bent column that went back, to be stored when all bases have moved. */
  readonly links?: readonly Link[];
}

/** The bases with the poses and losses of a plan so far. */
export interface Scene {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly poses: Map<BaseId, Pose>;
  readonly gone: Map<BaseId, Gone>;
}

export const sceneOf = (rules: Ruleset, battle: Battle): Scene => ({
  rules,
  battle,
  poses: new Map(),
  gone: new Map(),
});

/** A base in its place in the plan. */
export function standing(scene: Scene, base: PlacedBase): PlacedBase {
  const pose = scene.poses.get(base.id);
  return pose === undefined || pose === base.pose ? base : { ...base, pose };
}

/** All bases that are still there, without these. */
export function others(scene: Scene, without: readonly BaseId[]): readonly PlacedBase[] {
  return basesOnTable(scene.battle)
    .filter((base) => !without.includes(base.id) && !scene.gone.has(base.id))
    .map((base) => standing(scene, base));
}
