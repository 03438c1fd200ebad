/**
 * Enemies make way where a hero comes back, and go to its flanks. Hordes of the Things, Desorcelling heroes or
 * magicians.
 */

import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { FLANKS, type Flank } from '../../../engine/board/positions.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { holds } from '../../../engine/effects.ts';
import { QUARTER_TURN } from '../../../geometry/exact.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { distance } from '../../../geometry/point.ts';
import { ahead, type Pose, roundPose } from '../../../geometry/pose.ts';
import { sameLength } from '../../../geometry/tolerance.ts';
import { standReasons } from './standing.ts';

/** The flank of the hero that an enemy's owner chose for it. */
export type Choices = Readonly<Record<BaseId, Flank>>;

export interface Shift {
  readonly base: BaseId;
  readonly at: Pose;
}

/** The moves of all enemies in the way, or an enemy whose owner must choose a flank; null if they find no room. */
export type Way = { readonly shifts: readonly Shift[] } | { readonly asks: PlacedBase } | null;

/** The battle with the bases of `standing` at their new places, and without those that only `ids` names. */
function withBases(battle: Battle, ids: readonly BaseId[], standing: readonly PlacedBase[]): Battle {
  const kept = battle.bases.filter(
    (base) => !ids.includes(base.id) && !standing.some(({ id }) => id === base.id),
  );
  return { ...battle, bases: [...kept, ...standing] };
}

/** All bases that would overlap a base there. */
export const inTheWay = (battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (other) => other.id !== base.id && rectanglesOverlap(rectangleOfBase(base), rectangleOfBase(other)),
  );

/** The pose of an enemy whose front lies on a flank of the hero, front corner on front corner. */
function onFlank(hero: PlacedBase, enemy: PlacedBase, flank: Flank): Pose {
  const { frontLeft, frontRight } = rectangleOfBase(hero);
  const corner = flank === 'left' ? frontLeft : frontRight;
  const middle = ahead({ ...corner, facing: hero.pose.facing }, -enemy.width / 2);
  const turn = flank === 'left' ? QUARTER_TURN : -QUARTER_TURN;
  return roundPose({ ...middle, facing: hero.pose.facing + turn });
}

const shiftLength = (enemy: PlacedBase, to: Pose): number =>
  distance(rectangleOfBase(enemy).centre, rectangleAt(enemy, to).centre);

/** The step and the limit of a search straight back, in millimetres. */
const BACK_STEP = 1;
const BACK_MOST = 400;

/** The first clear place straight back. */
function straightBack(isClear: (pose: Pose) => boolean, enemy: PlacedBase): Pose | null {
  for (let mm = BACK_STEP; mm <= BACK_MOST; mm += BACK_STEP) {
    const pose = roundPose(ahead(enemy.pose, -mm));
    if (isClear(pose)) return pose;
  }
  return null;
}

interface Taken {
  readonly pose: Pose;
  readonly flank: Flank | null;
}

/** Where one enemy goes: to the nearer free flank, else straight back; `ask` if both flanks are equally near. */
function wayOf(
  hero: PlacedBase,
  enemy: PlacedBase,
  free: readonly Flank[],
  choice: Flank | undefined,
  isClear: (pose: Pose) => boolean,
): Taken | 'ask' | null {
  const flanks = free
    .map((flank) => ({ flank, pose: onFlank(hero, enemy, flank) }))
    .filter(({ pose }) => isClear(pose))
    .map((each) => ({ ...each, mm: shiftLength(enemy, each.pose) }))
    .toSorted((a, b) => a.mm - b.mm);
  const [first, second] = flanks;
  if (first && second && sameLength(first.mm, second.mm))
    return choice === undefined ? 'ask' : (flanks.find(({ flank }) => flank === choice) ?? first);
  if (first) return first;
  const pose = straightBack(isClear, enemy);
  return pose && { pose, flank: null };
}

/** Where the enemies go that stand in the hero's place. */
export function makeWay(rules: Ruleset, battle: Battle, hero: PlacedBase, choices: Choices): Way {
  const blockers = inTheWay(battle, hero);
  if (blockers.some(({ side }) => side === hero.side)) return null;
  if (blockers.length > 0 && !holds('hott.desorcel.4')) return null;
  // The enemies nearest to the hero's flanks take them first.
  const near = (enemy: PlacedBase): number =>
    Math.min(...FLANKS.map((flank) => shiftLength(enemy, onFlank(hero, enemy, flank))));
  let now = withBases(
    battle,
    blockers.map(({ id }) => id),
    [hero],
  );
  let free = FLANKS;
  const shifts: Shift[] = [];
  for (const enemy of blockers.toSorted((a, b) => near(a) - near(b))) {
    const standing = (pose: Pose): PlacedBase => ({ ...enemy, pose });
    const isClear = (pose: Pose): boolean => standReasons(rules, now, standing(pose)).length === 0;
    const way = wayOf(hero, enemy, free, rowOf(choices, enemy.id), isClear);
    if (way === 'ask') return { asks: enemy };
    if (way === null) return null;
    free = free.filter((flank) => flank !== way.flank);
    shifts.push({ base: enemy.id, at: way.pose });
    now = withBases(now, [], [standing(way.pose)]);
  }
  return { shifts };
}
