/** Friends in the way of a base that it destroys when it has to go back. */
import { type BaseId, type Battle, basesOnTable, findBase, type PlacedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { planRecoil } from '../../engine/outcomes/recoil.ts';
import { facingOf, normalFacing, QUARTER_TURN } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { ahead, type Pose, rotated } from '../../geometry/pose.ts';
import { onScreen } from '../state/loading/ruleset.ts';

/** A base that would trample friends, and these. */
export interface Trampling {
  readonly base: BaseId;
  readonly friends: readonly BaseId[];
}

/** A base farther than this from every enemy need not go back soon, in millimetres. */
export const THREATENED = 240;

const middleOf = ({ pose, depth }: PlacedBase) => ahead(pose, -depth / 2);

/** The poses of a square base once it has turned to each side on which an enemy stands near. */
function turnedToEnemies(battle: Battle, base: PlacedBase): readonly Pose[] {
  const middle = middleOf(base);
  const quarters = basesOnTable(battle)
    .filter((other) => other.side !== base.side && distance(middleOf(other), middle) <= THREATENED)
    .map((enemy) => middleOf(enemy))
    .map(({ x, y }) => normalFacing(facingOf(x - middle.x, y - middle.y) - base.pose.facing))
    .map((turn) => Math.round(turn / QUARTER_TURN) % 4);
  return [...new Set(quarters)].map((quarter) => rotated(base.pose, middle, quarter * QUARTER_TURN));
}

/** The friends that a base destroys if it has to go straight back as it stands. */
export const trampledHere = (rules: Ruleset, battle: Battle, base: PlacedBase): readonly BaseId[] =>
  planRecoil(rules, battle, base)
    .gone.map(({ base: id }) => id)
    .filter((id) => id !== base.id && findBase(battle, id)?.side === base.side);

/**
 * The friends that a base destroys if it has to go back from where it stands. A base that turns to face an enemy on a
 * flank goes back from there.
 */
export function trampledBy(rules: Ruleset, battle: Battle, base: PlacedBase): readonly BaseId[] {
  const turns = onScreen(rules.id)?.fights.turning !== undefined && base.width === base.depth;
  const poses = turns ? turnedToEnemies(battle, base) : [];
  const found = [base.pose, ...poses].flatMap((pose) => trampledHere(rules, battle, { ...base, pose }));
  return [...new Set(found)];
}
