import type { Pose } from '../../geometry/pose.ts';
import type { BaseId, Battle, Place, PlacedBase, TableEdge } from '../battle.ts';
import { basesOnTable } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import type { Link } from '../moves/links.ts';

/** What ended a way early, and after how many millimetres. */
export interface Stop {
  readonly at: number;
  readonly rule: string;
  readonly base?: BaseId;
  readonly piece?: string;
  readonly edge?: TableEdge;
}

/** What kept a base from going on or back, as events tell it. */
export interface Kept {
  /** By somebody or a piece of terrain in the way, the table edge, or enemies at flank or rear. */
  readonly kept?: 'blocked' | 'edge' | 'held';
  /** Bases, or a piece of terrain. */
  readonly by?: string | readonly BaseId[];
}

/** What a stop says of whom or what it was. */
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

/** Who is lost; `by` is the base that did it, or with `kept` what it could not go back for. */
export interface Gone extends Kept {
  readonly base: BaseId;
  readonly to: Place;
  readonly rule: string;
}

/** What of several possible things is to become of a base in the way: its owner's choice. */
export interface Ask {
  readonly base: BaseId;
  readonly options: readonly string[];
}

export type Choices = Readonly<Record<BaseId, string>>;

/** An outcome move thought through. Nothing has happened yet. */
export interface OutcomePlan {
  /** In an order in which no two bases ever stand in each other, the mover itself last. */
  readonly moves: readonly Moved[];
  readonly gone: readonly Gone[];
  /** Millimetres the mover goes. */
  readonly went: number;
  /** It goes as far as it should. */
  readonly complete: boolean;
  readonly stop: Stop | null;
  /** The first choice met that was not made: the plan takes its first option. */
  readonly asks: Ask | null;
  /** The links of a bent column that went back, kept when all have moved. */
  readonly links?: readonly Link[];
}

/** The bases as a plan moves them about. */
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

/** A base where the plan has it. */
export function standing(scene: Scene, base: PlacedBase): PlacedBase {
  const pose = scene.poses.get(base.id);
  return pose === undefined || pose === base.pose ? base : { ...base, pose };
}

/** All bases still there but those left out. */
export function others(scene: Scene, without: readonly BaseId[]): readonly PlacedBase[] {
  return basesOnTable(scene.battle)
    .filter((base) => !without.includes(base.id) && !scene.gone.has(base.id))
    .map((base) => standing(scene, base));
}
