/** Room for a base that passes others in an outcome move. */
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { dot, type Point } from '../../geometry/point.ts';
import { ahead } from '../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import type { BaseId, PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import {
  type Displaced,
  landing,
  type Met,
  makeRoom,
  metOnWay,
  type RoomFor,
  wayBeyond,
} from '../board/room.ts';
import type { OutcomeWay } from '../contract/outcomes.ts';
import { groundOnWay } from './ground.ts';
import { others, type Scene } from './plan.ts';

/** The ground that a base covers when it goes this far straight ahead or straight back. */
export function groundOver(base: PlacedBase, unit: Point, mm: number): Rectangle {
  const front = dot(unit, rectangleOfBase(base).forward) > 0 ? ahead(base.pose, mm) : base.pose;
  return rectangleOf(front, base.width, base.depth + Math.max(0, mm));
}

/** The bases that a straight way runs into, the nearest first. */
export const basesOnWay = (
  scene: Scene,
  from: Rectangle,
  unit: Point,
  wanted: number,
  without: readonly BaseId[],
): readonly Met[] => metOnWay(others(scene, without), from, unit, wanted);

/** The room straight behind the passed bases for a mover that ends at `place`. */
function roomBehind(
  scene: Scene,
  way: OutcomeWay,
  unit: Point,
  place: Rectangle,
  may: RoomFor['may'],
): RoomFor {
  const { rules, battle } = scene;
  return {
    unit,
    others: others(scene, [way.mover.id]),
    taken: [place],
    may,
    bars: (base, by) => {
      const pushed: OutcomeWay = { kind: 'push', mover: base, first: way.first, pusher: way.mover };
      return groundOnWay(rules, battle, pushed, rectangleOfBase(base), unit, by).length > 0;
    },
  };
}

/**
 * Goes on until straight behind the passed bases: how far, past which bases, and which bases make room; null if there
 * is no room.
 */
export function passBehind(
  scene: Scene,
  way: OutcomeWay,
  unit: Point,
  first: PlacedBase,
  displaces: (passed: PlacedBase, other: PlacedBase) => boolean,
) {
  const { rules, battle } = scene;
  const from = rectangleOfBase(way.mover);
  const passed = [first];
  for (;;) {
    const to = Math.max(...passed.map((base) => wayBeyond(from, unit, rectangleOfBase(base))));
    if (groundOnWay(rules, battle, way, from, unit, to).some((stop) => !stop.lost)) return null;
    const place = landing(way.mover, unit, to);
    const without = [way.mover.id, ...passed.map((base) => base.id)];
    const met = basesOnWay(scene, from, unit, to, without);
    const over = groundOver(way.mover, unit, to);
    const next = met.find(({ base }) =>
      rules.outcomes.meets(battle, way, base, over).some((each) => each.does === 'pass'),
    );
    if (next) {
      passed.push(next.base);
      continue;
    }
    const room = roomBehind(scene, way, unit, place, (base) => displaces(first, base));
    let displaced: readonly Displaced[] | null = [];
    for (const { base } of met) {
      if (!rectanglesOverlap(place, rectangleOfBase(base))) return null;
      displaced = makeRoom(room, base, place, displaced);
      if (!displaced) return null;
    }
    return { to, passed, displaced };
  }
}
