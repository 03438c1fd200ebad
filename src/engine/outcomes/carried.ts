import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { distance, scale } from '../../geometry/point.ts';
import { ahead, type Pose, roundPose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { PlacedBase } from '../battle.ts';
import { rectangleAt, rectangleOfBase } from '../board/rectangles.ts';
import { wayBeyond } from '../board/room.ts';
import { offTable } from './ground.ts';
import { type Moved, others, type Scene } from './plan.ts';

export interface Carried {
  readonly moves: readonly Moved[];
  /** Those for whom there is no room on the table. */
  readonly left: readonly PlacedBase[];
}

/** The first place straight back from `from` where a base stands on nobody. */
function freeBehind(base: PlacedBase, from: Pose, taken: readonly Rectangle[]): Pose {
  let pose = from;
  for (let tries = 0; tries <= taken.length; tries++) {
    const place = rectangleAt(base, pose);
    const blocking = taken.find((rectangle) => rectanglesOverlap(place, rectangle));
    if (!blocking) break;
    pose = ahead(pose, -wayBeyond(place, scale(place.forward, -1), blocking));
  }
  return roundPose(pose);
}

/**
 * Sets friends behind a fleer that has stopped with its front at `end`, in the order in which it met them,
 * facing as it does, each touching the one before; further back where somebody stands. Where the table ends
 * first they are lost, or stay where they are if the ruleset spares them and nobody else has come there.
 */
export function carriedBehind(
  scene: Scene,
  fleer: PlacedBase,
  end: Pose,
  friends: readonly PlacedBase[],
  fleerIsLost: boolean,
): Carried {
  const staying = others(scene, [fleer.id, ...friends.map((friend) => friend.id)]);
  const taken = staying.map(rectangleOfBase);
  const spares = scene.rules.outcomes.flight.sparesCarried === true;
  let rear = end;
  if (!fleerIsLost) {
    taken.push(rectangleAt(fleer, end));
    rear = ahead(end, -fleer.depth);
  }
  const moves: Moved[] = [];
  const left: PlacedBase[] = [];
  for (const friend of friends) {
    const to = freeBehind(friend, rear, taken);
    const place = rectangleAt(friend, to);
    if (offTable(scene.battle, place)) {
      const own = rectangleOfBase(friend);
      const stays = spares && !taken.some((ground) => rectanglesOverlap(ground, own));
      if (stays) taken.push(own);
      else left.push(friend);
      continue;
    }
    taken.push(place);
    rear = ahead(to, -friend.depth);
    moves.push({ base: friend.id, to, went: distance(friend.pose, to), how: 'carry' });
  }
  return { moves, left };
}
