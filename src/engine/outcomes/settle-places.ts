/** Settles the places of bases that an outcome move brings to the same ground. */
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import type { Point } from '../../geometry/point.ts';
import { roundPose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import { findBase, isPlaced, type PlacedBase } from '../battle.ts';
import { rectangleAt, rectangleOfBase } from '../board/rectangles.ts';
import { landing, wayBeyond } from '../board/room.ts';
import { offTable } from './ground.ts';
import { type Gone, type Moved, type OutcomePlan, others, type Scene } from './plan.ts';

interface Settling {
  readonly scene: Scene;
  readonly unit: Point;
  readonly moves: readonly Moved[];
  readonly gone: readonly Gone[];
}

const baseOf = ({ scene }: Settling, { base }: Moved): PlacedBase | null => {
  const found = findBase(scene.battle, base);
  return found && isPlaced(found) ? found : null;
};

/** The grounds of all other bases when everything has happened. */
function groundsBut(settling: Settling, id: string): readonly Rectangle[] {
  const { scene, moves, gone } = settling;
  const lost = gone.map((each) => each.base);
  return others(scene, [id, ...lost]).map((base) => {
    const move = moves.find((each) => each.base === base.id);
    return move ? rectangleAt(base, move.to) : rectangleOfBase(base);
  });
}

/** How far a base must go until it overlaps no other. */
function clearWay(settling: Settling, base: PlacedBase, went: number): number {
  const grounds = groundsBut(settling, base.id);
  const from = rectangleOfBase(base);
  let by = went;
  for (let tries = 0; tries <= grounds.length; tries++) {
    const place = landing(base, settling.unit, by);
    const under = grounds.find((ground) => rectanglesOverlap(place, ground));
    if (!under) break;
    by = Math.max(by + EQUAL_LENGTH, wayBeyond(from, settling.unit, under));
  }
  return by;
}

/**
 * Two bases that were pushed apart may come to the same place if one of them went past friends. The base that went
 * farther then goes on to free ground. `edge` is the clause by which it is lost if that is off the table.
 */
export function settlePlaces(scene: Scene, plan: OutcomePlan, unit: Point, edge: string): OutcomePlan {
  let settling: Settling = { scene, unit, moves: plan.moves, gone: plan.gone };
  for (const move of plan.moves.toSorted((a, b) => b.went - a.went)) {
    const base = baseOf(settling, move);
    if (!base || settling.gone.some((each) => each.base === base.id)) continue;
    const went = clearWay(settling, base, move.went);
    if (went <= move.went) continue;
    const place = landing(base, unit, went);
    if (offTable(scene.battle, place)) {
      settling = { ...settling, gone: [...settling.gone, { base: base.id, to: 'lost', rule: edge }] };
      continue;
    }
    const to = roundPose(place.pose);
    const moves = settling.moves.map((each) => (each === move ? { ...each, to, went } : each));
    settling = { ...settling, moves };
  }
  return { ...plan, moves: settling.moves, gone: settling.gone };
}
