/** A base turns to face an enemy on its flank or rear: where all come to stand, and how far the enemy makes room. */
import { HALF_TURN, normalFacing } from '../../geometry/exact.ts';
import { firstBetween } from '../../geometry/halving.ts';
import { ahead, type Pose, roundPose } from '../../geometry/pose.ts';
import type { Battle, PlacedBase } from '../battle.ts';
import type { Ruleset } from '../contract.ts';

export interface Placing {
  readonly base: PlacedBase;
  readonly to: Pose;
}

export interface Scene {
  readonly rules: Ruleset;
  readonly battle: Battle;
}

/** What a ruleset says of turning to face. */
export interface TurnRules {
  /** Is this ground on the table and legal for the base, and free of all bases except `without`? */
  isFree(scene: Scene, base: PlacedBase, to: Pose, without: readonly string[]): boolean;
  /** The bases that go behind the one that turns, the nearest first. */
  followers(scene: Scene, base: PlacedBase, attacker: PlacedBase): readonly PlacedBase[];
  /** The greatest number of bases that can stand behind it. */
  readonly mostBehind: number;
  /** How far the attacker may be set back, in millimetres. */
  wayBack(attacker: PlacedBase): number;
  /** The attacker set back so far. */
  setBack(attacker: PlacedBase, mm: number): Pose;
}

/** The result of a turn: the new places, and the bases left over, which find none. */
export interface TurnPlan {
  readonly attacker: PlacedBase;
  readonly placings: readonly Placing[];
  /** How far the attacker goes back, in millimetres. */
  readonly back: number;
  readonly left: readonly PlacedBase[];
}

/** The places of all when a base turns to face an attacker there: the others behind it. */
export function facingPlaces(
  base: PlacedBase,
  behind: readonly PlacedBase[],
  attacker: Pose,
): readonly Placing[] {
  const facing = normalFacing(attacker.facing + HALF_TURN);
  let to: Pose = { x: attacker.x, y: attacker.y, facing };
  return [base, ...behind].map((each) => {
    const placing = { base: each, to: roundPose(to) };
    to = ahead(to, -each.depth);
    return placing;
  });
}

/** The step by which ways back are tried, in millimetres, and how often the search then halves a step. */
const STEP = 0.5;
const HALVINGS = 8;

/** The least way back that gives room, found in steps and then refined; null if there is none or the way is blocked. */
function leastBack(
  fits: (back: number) => boolean,
  isOpen: (back: number) => boolean,
  most: number,
): number | null {
  for (let back = 0; ; back = Math.min(most, back + STEP)) {
    if (fits(back)) return back === 0 ? 0 : firstBetween(fits, Math.max(0, back - STEP), back, HALVINGS);
    if (back >= most || !isOpen(back)) return null;
  }
}

/** The turn of a base to face an attacker, which goes back as little as needed; null if there is no room. */
export function turnPlan(
  says: TurnRules,
  scene: Scene,
  base: PlacedBase,
  attacker: PlacedBase,
): TurnPlan | null {
  const followers = says.followers(scene, base, attacker);
  const behind = followers.slice(0, says.mostBehind);
  const moving = [base, attacker, ...followers].map(({ id }) => id);
  const setBack = (back: number): Pose => (back === 0 ? attacker.pose : says.setBack(attacker, back));
  const placings = (back: number): readonly Placing[] => {
    const to = setBack(back);
    return [...facingPlaces(base, behind, to), { base: attacker, to }];
  };
  const fits = (back: number): boolean =>
    placings(back).every(({ base: each, to }) => says.isFree(scene, each, to, moving));
  const isOpen = (back: number): boolean => says.isFree(scene, attacker, setBack(back), moving);
  const back = leastBack(fits, isOpen, says.wayBack(attacker));
  if (back === null) return null;
  const moved = placings(back).filter((placing) => back > 0 || placing.base.id !== attacker.id);
  return { attacker, placings: moved, back, left: followers.slice(says.mostBehind) };
}
