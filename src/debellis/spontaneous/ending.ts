/** How a spontaneous advance ends. */

import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { contactsAt } from '../../engine/moves/end-contacts.ts';
import { onTable } from '../../engine/moves/trace.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { signedTurn } from '../../geometry/exact.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { type Pose, pivoted, roundPose } from '../../geometry/pose.ts';
import { PARALLEL_TURN } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import { lineBehind } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { BASE_WIDTH } from '../measures.ts';
import { type Course, endOf } from './course.ts';

/** By how much an advance is shorter that would end at a friend's corner, in paces. */
const SHY = 10;

/** The battle with the base at another place. */
const standing = (battle: Battle, base: PlacedBase, pose: Pose): Battle => ({
  ...battle,
  bases: battle.bases.map((each) => (each.id === base.id ? { ...each, pose } : each)),
});

/** Does the end touch friends with a front corner, and neither reach an enemy nor support anybody? */
function crowds(battle: Battle, base: PlacedBase, pose: Pose): boolean {
  const others = basesOnTable(battle).filter(({ id }) => id !== base.id);
  const met = contactsAt([base], [pose], others, battle.terrain);
  const corner = met.some(
    ({ other, touches }) => other.side === base.side && touches.some(({ mine }) => mine.startsWith('front-')),
  );
  const reaches = met.some(({ other }) => other.side !== base.side);
  const after = standing(battle, base, pose);
  const supports = basesOnTable(after).some((front) => lineBehind(after, front)?.id === base.id);
  return corner && !reaches && !supports;
}

/** Would it stand on no other base there? */
function isClear(battle: Battle, base: PlacedBase, pose: Pose): boolean {
  const ground = rectangleAt(base, pose);
  return basesOnTable(battle).every(
    (other) => other.id === base.id || !rectanglesOverlap(ground, rectangleOfBase(other)),
  );
}

/** The end of its course. If it would crowd friends there, it stops a little earlier, where it has room. */
export function endOfCourse(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  course: Course,
): Pose {
  const end = endOf(rules, base, course);
  if (!crowds(battle, base, end) || !holdsIn(game.spontaneous, 'shyOfCorners')) return end;
  const shorter = endOf(rules, base, { ...course, mm: Math.max(0, course.mm - game.paces(SHY)) });
  return isClear(battle, base, shorter) ? shorter : end;
}

/** Near friends with which it lines up: they touch an enemy, or have already advanced without an order. */
const leadersNear = (game: Debellis, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (friend) =>
      friend.side === base.side &&
      friend.id !== base.id &&
      game.isWithin(rectanglesDistance(rectangleOfBase(base), rectangleOfBase(friend)), BASE_WIDTH) &&
      (figure(friend.bound, 'advanced') > 0 || enemyContacts(battle, friend).length > 0),
  );

/** The pose in which it has turned back as little as makes it face as a friend near by; null if it stays. */
export function turnedBack(game: Debellis, battle: Battle, base: PlacedBase, turn: number): Pose | null {
  if (
    Math.abs(turn) <= PARALLEL_TURN ||
    enemyContacts(battle, base).length > 0 ||
    !holdsIn(game.spontaneous, 'pivotBack')
  )
    return null;
  const turns = leadersNear(game, battle, base)
    .map((friend) => signedTurn(base.pose.facing, friend.pose.facing))
    .filter((back) => back * turn < 0 && Math.abs(back) <= Math.abs(turn) + PARALLEL_TURN)
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  const [back] = turns;
  if (back === undefined) return null;
  const pose = roundPose(pivoted(base.pose, base.width, back < 0 ? 'left' : 'right', Math.abs(back)));
  return isClear(battle, base, pose) && onTable(battle, rectangleAt(base, pose).box) ? pose : null;
}
