/** Ground where a base could lie in ambush, as players see it when they lay one. Blood and Blades, ambush. */

import { anybody, type Pattern } from '../../../engine/ambush/anybody.ts';
import type { Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { settingsAlike } from '../../../engine/board/memory.ts';
import { rectangleAt, rectanglesOnTable } from '../../../engine/board/rectangles.ts';
import { keptByKey, keptByRules } from '../../../engine/memory.ts';
import { edgeDistance, edgeOfSide, INWARD } from '../../../engine/setup/edges.ts';
import type { Point } from '../../../geometry/point.ts';
import { type Pose, roundPose } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { BASE_WIDTH } from '../measures.ts';
import { ambushDepth, hidingOf } from './lay.ts';

/** The base that is tried: foot that may hide wherever any troops may. */
const TRIED: Pattern = { troop: 'Reg Ax (O)', width: BASE_WIDTH, depth: 20 };

const someBase = (side: SideId, pose: Pose): PlacedBase => anybody(side, TRIED, pose);

type Outlines = readonly (readonly Point[])[];

function* places(battle: Battle, side: SideId): Generator<PlacedBase> {
  const { width, depth } = battle.table;
  const edge = edgeOfSide(battle, side);
  const most = ambushDepth(battle, side);
  const facing = INWARD[edge];
  for (let x = BASE_WIDTH / 2; x < width; x += BASE_WIDTH)
    for (let y = TRIED.depth / 2; y < depth; y += TRIED.depth) {
      const base = someBase(side, roundPose({ x, y, facing }));
      const corners = rectangleAt(base, base.pose).corners;
      if (corners.every((corner) => edgeDistance(battle, edge, corner) <= most)) yield base;
    }
}

const placesFor = keptByRules(
  (reckon) => keptByKey(reckon, { alike: settingsAlike }),
  (_grounds: readonly Rectangle[], side: SideId, battle: Battle): Outlines =>
    [...places(battle, side)]
      .filter((base) => !('key' in hidingOf(battle, base)))
      .map((base) => rectangleAt(base, base.pose).corners),
);

/** Outlines of ground, as large as a base, on which any troops of this side would be hidden. */
export const hidingPlaces = (battle: Battle, side: SideId): Outlines =>
  placesFor(rectanglesOnTable(battle), side, battle);
