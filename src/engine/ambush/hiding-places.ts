/** Ground where a base could lie in ambush, as players see it when they lay one. */

import type { Point } from '../../geometry/point.ts';
import { roundPose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { Battle, PlacedBase, SideId } from '../battle.ts';
import { settingsAlike } from '../board/memory.ts';
import { rectangleAt, rectanglesOnTable } from '../board/rectangles.ts';
import { keptByKey, keptByRules } from '../data/memory.ts';
import { edgeDistance, edgeOfSide, INWARD } from '../setup/edges.ts';
import { anybody, type Pattern } from './anybody.ts';

/** Where a ruleset lets bases lie in ambush. */
export interface HidingRules {
  /** The base that is tried: foot that may hide wherever any troops may. */
  readonly tried: Pattern;
  /** How far from its own edge a side may lay an ambush, in millimetres. */
  depth(battle: Battle, side: SideId): number;
  /** May it lie in ambush at its place? */
  hides(battle: Battle, base: PlacedBase): boolean;
}

type Outlines = readonly (readonly Point[])[];

function* places(
  { tried, depth: depthOf }: HidingRules,
  battle: Battle,
  side: SideId,
): Generator<PlacedBase> {
  const { width, depth } = battle.table;
  const edge = edgeOfSide(battle, side);
  const most = depthOf(battle, side);
  const facing = INWARD[edge];
  for (let x = tried.width / 2; x < width; x += tried.width)
    for (let y = tried.depth / 2; y < depth; y += tried.depth) {
      const base = anybody(side, tried, roundPose({ x, y, facing }));
      const corners = rectangleAt(base, base.pose).corners;
      if (corners.every((corner) => edgeDistance(battle, edge, corner) <= most)) yield base;
    }
}

/** Makes the search for outlines of ground, as large as a base, on which any troops of a side would be hidden. */
export function hidingPlacesBy(rules: HidingRules): (battle: Battle, side: SideId) => Outlines {
  const placesFor = keptByRules(
    (reckon) => keptByKey(reckon, { alike: settingsAlike }),
    (_grounds: readonly Rectangle[], side: SideId, battle: Battle): Outlines =>
      [...places(rules, battle, side)]
        .filter((base) => rules.hides(battle, base))
        .map((base) => rectangleAt(base, base.pose).corners),
  );
  return (battle, side) => placesFor(rectanglesOnTable(battle), side, battle);
}
