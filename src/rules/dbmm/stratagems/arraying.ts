/** Sets up a command inside a rectangle, in ranks from its front. */
import type { Base, TableEdge } from '../../../engine/battle.ts';
import { INWARD, isSideways } from '../../../engine/setup/edges.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { ahead, type Pose, roundPose, shifted } from '../../../geometry/pose.ts';
import type { Box } from '../../../geometry/rectangle.ts';

/** The pose of something as large as the box that faces away from an edge. */
export function poseOfBox({ minX, maxX, minY, maxY }: Box, edge: TableEdge): Pose {
  const facing = INWARD[edge];
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
  if (isSideways(edge)) return { x: edge === 'west' ? maxX : minX, y, facing };
  return { x, y: edge === 'south' ? maxY : minY, facing };
}

/** The width and the depth of a box, seen from an edge. */
export function sizeFrom({ minX, maxX, minY, maxY }: Box, edge: TableEdge) {
  const [along, across] = [maxX - minX, maxY - minY];
  return isSideways(edge) ? { width: across, depth: along } : { width: along, depth: across };
}

/** The ranks of these elements, each no wider than the box. */
function ranksOf(bases: readonly Base[], width: number): readonly (readonly Base[])[] {
  const ranks: Base[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const base of bases) {
    if (used + base.width > width) {
      ranks.push([]);
      used = 0;
    }
    ranks.at(-1)?.push(base);
    used += base.width;
  }
  return ranks;
}

/** The places of elements in ranks inside a box, facing away from an edge; null if it does not hold them. */
export function arrayIn(bases: readonly Base[], box: Box, edge: TableEdge): readonly Placing[] | null {
  const { width, depth } = sizeFrom(box, edge);
  const front = poseOfBox(box, edge);
  const placings: Placing[] = [];
  let back = 0;
  for (const rank of ranksOf(bases, width)) {
    const frontage = rank.reduce((sum, base) => sum + base.width, 0);
    let left = -frontage / 2;
    for (const base of rank) {
      placings.push({ base, pose: roundPose(shifted(ahead(front, -back), left + base.width / 2)) });
      left += base.width;
    }
    if (frontage > width) return null;
    back += Math.max(...rank.map((base) => base.depth));
  }
  return back > depth ? null : placings;
}
