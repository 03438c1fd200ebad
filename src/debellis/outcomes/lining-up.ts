/** Lines a pursuing base up with an enemy. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import { holds } from '../../engine/effects.ts';
import { offTable } from '../../engine/outcomes/ground.ts';
import { HALF_TURN, QUARTER_TURN } from '../../geometry/exact.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { distance } from '../../geometry/point.ts';
import { type Pose, roundPose } from '../../geometry/pose.ts';
import { EDGE_NAMES, type EdgeName, edgeMidpoint, rightOf } from '../../geometry/rectangle.ts';
import { atMost, moreThan, parallel } from '../../geometry/tolerance.ts';
import { clauseIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { BASE_WIDTH } from '../measures.ts';

/** The pose with its front in the middle of an edge of another. */
function onEdge(other: PlacedBase, edge: EdgeName): Pose {
  const outward = other.pose.facing + EDGE_NAMES.indexOf(edge) * QUARTER_TURN;
  return { ...edgeMidpoint(rectangleOfBase(other), edge), facing: outward + HALF_TURN };
}

/** Is there room for a base at a pose? */
function isFree(battle: Battle, base: PlacedBase, pose: Pose): boolean {
  const ground = rectangleAt(base, pose);
  if (offTable(battle, ground)) return false;
  return !basesOnTable(battle).some(
    (other) => other.id !== base.id && rectanglesOverlap(ground, rectangleOfBase(other)),
  );
}

interface Met {
  readonly enemy: PlacedBase;
  readonly edge: EdgeName;
}

/** The enemies that a base touches with its front at their front or rear edge, and baggage that it touches anywhere. */
const metInFront = (game: Debellis, battle: Battle, base: PlacedBase): readonly Met[] =>
  enemyContacts(battle, base).flatMap(({ base: enemy, touches }) => {
    const touch = touches.find(({ mine }) => mine === 'front' || mine.startsWith('front-'));
    if (!touch || touch.theirs.includes('-')) return [];
    const edge = touch.theirs as EdgeName;
    const square = touch.length > 0 && (edge === 'front' || edge === 'rear');
    return square || game.isOf(enemy, 'Bg') ? [{ enemy, edge }] : [];
  });

/** The pose of a base that lines up, and the clause. */
interface LinedUp {
  readonly at: Pose;
  readonly rule: string;
}

/** The pose at which a base lines up with an enemy in contact; null if it stays as it is. */
export function linedUp(game: Debellis, battle: Battle, base: PlacedBase): LinedUp | null {
  for (const { enemy, edge } of metInFront(game, battle, base)) {
    const pose = roundPose(onEdge(enemy, edge));
    const slide = Math.abs(rightOf(rectangleOfBase(base), pose));
    const square = parallel(base.pose.facing, pose.facing);
    const rule: string = game.isOf(enemy, 'Bg')
      ? clauseIn(game.outcomes, 'conformToBaggage')
      : clauseIn(game.outcomes, 'slide');
    const lawful = game.isOf(enemy, 'Bg') || (square && atMost(slide, BASE_WIDTH / 2));
    const moves = moreThan(distance(base.pose, pose), 0) || !square;
    if (lawful && moves && isFree(battle, base, pose) && holds(rule)) return { at: pose, rule };
  }
  return null;
}
