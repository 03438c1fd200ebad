/** Places the friends that a fleeing base carries along. */
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { distance, type Point, scale } from '../../geometry/point.ts';
import { ahead, type Pose, roundPose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { WAY_STEP } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { IMPASSABLE, piecesUnder } from '../board/going.ts';
import { rectangleAt, rectangleOfBase } from '../board/rectangles.ts';
import { landing, wayBeyond } from '../board/room.ts';
import type { OutcomeWay } from '../contract/outcomes.ts';
import { offTable } from './ground.ts';
import { type Moved, others, type Scene } from './plan.ts';

export interface Carried {
  readonly moves: readonly Moved[];
  /** Friends for which there is no room on the table. */
  readonly left: readonly PlacedBase[];
}

/** Is this ground that a fleeing base may not enter, or may not stop on? */
function isBarred({ rules, battle }: Scene, mover: PlacedBase, place: Rectangle): boolean {
  const { board, outcomes } = rules;
  const way: OutcomeWay = { kind: 'flee', mover, first: mover };
  const passing = outcomes.passing(battle, way);
  return piecesUnder(battle, place).some(
    (piece) =>
      board.going.of(battle, piece, mover, place) === IMPASSABLE ||
      outcomes.stopsAt(battle, way, piece, true, 0) !== null ||
      (passing.ends === 'first-space' && passing.clearOf(piece, place, true)),
  );
}

/** The first place straight along `unit` where a base overlaps no other and may stop; null if the table ends first. */
function freeAlong(scene: Scene, base: PlacedBase, unit: Point, taken: readonly Rectangle[]): Pose | null {
  for (let mm = 0; ; ) {
    const place = landing(base, unit, mm);
    if (offTable(scene.battle, place)) return null;
    const blocking = taken.find((rectangle) => rectanglesOverlap(place, rectangle));
    if (blocking) mm += wayBeyond(place, unit, blocking);
    else if (isBarred(scene, { ...base, pose: place.pose }, place)) mm += WAY_STEP;
    else return roundPose(place.pose);
  }
}

/** The place of a friend for which there is no room behind the fleer: its own, or the nearest free place. */
function besideOwnPlace(scene: Scene, friend: PlacedBase, taken: readonly Rectangle[]): Pose | null {
  const { forward } = rectangleOfBase(friend);
  const aside = { x: forward.y, y: -forward.x };
  return [scale(forward, -1), forward, aside, scale(aside, -1)]
    .flatMap((unit) => freeAlong(scene, friend, unit, taken) ?? [])
    .reduce<Pose | null>(
      (best, pose) => (best && distance(friend.pose, best) <= distance(friend.pose, pose) ? best : pose),
      null,
    );
}

/**
 * Places friends behind a fleer that has stopped with its front at `end`, in the order in which it met them. They face
 * as the fleer does, and each touches the one before; it is farther back if the place is taken or barred. If the table
 * ends first, a friend is lost, or stays in its place if the ruleset spares it.
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
    const behind = { ...friend, pose: rear };
    const back = scale(rectangleOfBase(behind).forward, -1);
    const to = freeAlong(scene, behind, back, taken);
    const place = to ?? (spares ? besideOwnPlace(scene, friend, taken) : null);
    if (to) rear = ahead(to, -friend.depth);
    if (!place) {
      left.push(friend);
      continue;
    }
    taken.push(rectangleAt(friend, place));
    moves.push({ base: friend.id, to: place, went: distance(friend.pose, place), how: 'carry' });
  }
  return { moves, left };
}
