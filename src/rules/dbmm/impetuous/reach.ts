/** A quick look at which enemies an advance could reach, before its way is traced. DBMM, Spontaneous advances. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { distance } from '../../../geometry/point.ts';
import { ahead, pivoted } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { paces } from '../measures.ts';
import { isRouting, troopOf } from '../troops/base.ts';
import { moveOf } from '../troops/troops.ts';

/** More than rounding can change, in millimetres. */
const SLACK = 1;

const ROADS: readonly string[] = ['Rd', 'PRd'];

/** Farther than it can go, in millimetres: twice its longest move, if this may bring it to routers. */
function mostOf({ terrain }: Battle, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  const hasRoad = terrain.some(({ kind }) => ROADS.includes(kind));
  const goings = ['GGo', 'RGo', 'DGo', ...(hasRoad ? (['road'] as const) : [])] as const;
  const longest = Math.max(...goings.map((going) => moveOf(troopOf(base), going)));
  return paces(longest) * (enemies.some(isRouting) ? 2 : 1);
}

/**
 * The ground that it goes over after a turn in degrees, positive to the right, and all that it can go straight on: what
 * the turn took, measured as the way of its outer corner, it does not go.
 */
function stripOf(base: PlacedBase, turn: number, most: number): Rectangle {
  const side = turn < 0 ? 'left' : 'right';
  const turned =
    turn === 0 ? base.pose : pivoted(base.pose, base.width, side, facingFromDegrees(Math.abs(turn)));
  const corner = turn < 0 ? 'frontRight' : 'frontLeft';
  const taken = holds('dbmm.imp.54')
    ? distance(rectangleOfBase(base)[corner], rectangleAt(base, turned)[corner])
    : 0;
  const mm = Math.max(0, most - taken);
  return rectangleAt({ ...base, depth: base.depth + mm }, ahead(turned, mm));
}

/** Those of these enemies that it could come up against at all: a turn moves no part of it by more than twice its size. */
export function enemiesInReach(
  battle: Battle,
  base: PlacedBase,
  enemies: readonly PlacedBase[],
): readonly PlacedBase[] {
  const most = mostOf(battle, base, enemies) + 2 * (base.width + base.depth) + SLACK;
  const own = rectangleOfBase(base);
  return enemies.filter((enemy) => rectanglesDistance(own, rectangleOfBase(enemy)) <= most);
}

/** Those of these enemies that it could come up against if it turned so and went straight on. */
export function enemiesAhead(
  battle: Battle,
  base: PlacedBase,
  turn: number,
  enemies: readonly PlacedBase[],
): readonly PlacedBase[] {
  const strip = stripOf(base, turn, mostOf(battle, base, enemies));
  return enemies.filter((enemy) => rectanglesDistance(strip, rectangleOfBase(enemy)) <= SLACK);
}
