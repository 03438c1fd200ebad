/** Finds places where bases could lie in ambush. */
import type { Base, Battle, SideId, TerrainPiece } from '../../engine/battle.ts';
import { boxOfPiece } from '../../engine/board/going.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Reason } from '../../engine/event.ts';
import { edgeDistance, edgeOfSide, INWARD } from '../../engine/setup/edges.ts';
import type { Placing } from '../../engine/setup/putting-down.ts';
import { degreesOf } from '../../geometry/exact.ts';
import { type Pose, roundPose, shifted } from '../../geometry/pose.ts';

/** What a bot must know to lay an ambush. */
export interface AmbushPlan {
  /** The bases that would lie there best; with fewer than the least of them no ambush is worth its while. */
  readonly bases: readonly Base[];
  readonly least: number;
  readonly pieces: readonly TerrainPiece[];
  /** How far from its own edge the side may lay an ambush, in millimetres. */
  readonly depth: number;
  reasons(rules: Ruleset, view: Battle, placings: readonly Placing[]): readonly Reason[];
}

/** The distance between places that are tried, in millimetres. */
const STEP = 20;
/** An ambush farther than this behind the foremost place meets no enemy, in millimetres. */
const TOO_FAR_BACK = 150;

/** Bases side by side with the middle of their front there. */
const inLine = (bases: readonly Base[], at: Pose): readonly Placing[] =>
  bases.map((base, file) => ({
    base,
    pose: roundPose(shifted(at, (file - (bases.length - 1) / 2) * base.width)),
  }));

/** Places in a piece, the nearest to the enemy first. */
function placesIn(view: Battle, side: SideId, piece: TerrainPiece, most: number): readonly Pose[] {
  const { minX, minY, maxX, maxY } = boxOfPiece(piece);
  const edge = edgeOfSide(view, side);
  const poses: Pose[] = [];
  for (let x = minX + STEP; x < maxX; x += STEP)
    for (let y = minY + STEP; y < maxY; y += STEP) poses.push({ x, y, facing: INWARD[edge] });
  const forward = (pose: Pose): number => edgeDistance(view, edge, pose);
  return poses
    .filter((pose) => forward(pose) <= most && forward(pose) > most - TOO_FAR_BACK)
    .toSorted((a, b) => forward(b) - forward(a));
}

/** The order that lays as many of the bases as possible in the foremost cover; null if there is no place. */
export function ambushOrder(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  { bases, least, pieces, depth, reasons }: AmbushPlan,
): AnyCommand | null {
  const poses = pieces.flatMap((piece) => placesIn(view, side, piece, depth));
  for (let count = bases.length; count >= least; count--)
    for (const pose of poses) {
      const placings = inLine(bases.slice(0, count), pose);
      if (reasons(rules, view, placings).length > 0) continue;
      return {
        type: 'deploy-group',
        bases: placings.map(({ base }) => base.id),
        at: placings.map((each) => [each.pose.x, each.pose.y, degreesOf(each.pose.facing)]),
      };
    }
  return null;
}
