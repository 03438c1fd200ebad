/** Laying an ambush, or none. */

import { ambushOf } from '../../../engine/ambush/hidden.ts';
import type { Base, Battle, SideId, TerrainPiece } from '../../../engine/battle.ts';
import { boxOfPiece } from '../../../engine/board/going.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { edgeDistance, edgeOfSide, INWARD } from '../../../engine/setup/edges.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { type Pose, roundPose, shifted } from '../../../geometry/pose.ts';
import { ambushDepth, layReasons } from '../../../rules/bnb/ambush/lay.ts';
import { AMBUSH_SITES } from '../../../rules/bnb/ambush/sites.ts';
import { isCommander, troopOf } from '../../../rules/bnb/base.ts';
import { stillToDeploy } from '../../../rules/bnb/setup/deploy.ts';
import type { TroopType } from '../../../rules/bnb/troops.ts';
import type { Random } from '../../bot.ts';

/** Troops that fight well where bases can hide, the best first. */
const AMBUSHERS: readonly TroopType[] = ['Ax', 'Wb', 'Ps', 'Bd', 'Bw'];
/** In one of this many battles no ambush is laid. */
const SELDOM = 3;
const MOST_BASES = 4;
const LEAST_BASES = 2;
/** The distance between places that are tried, in millimetres. */
const STEP = 20;
/** An ambush farther than this from the centre line meets no enemy, in millimetres. */
const TOO_FAR_BACK = 150;

const hides = ({ kind }: TerrainPiece): boolean =>
  AMBUSH_SITES.some(({ kinds, troops }) => troops === 'any' && kinds.includes(kind));

/** The bases of one troop that would lie in ambush best; the commander stays in the open. */
function ambushers(view: Battle, side: SideId): readonly Base[] {
  const free = stillToDeploy(view, side).filter((base) => !isCommander(base));
  const rankOf = (base: Base): number => AMBUSHERS.indexOf(troopOf(base).type);
  const groups = [...new Set(free.map(({ troop }) => troop))]
    .map((troop) => free.filter((base) => base.troop === troop))
    .filter((bases) => bases.length >= LEAST_BASES && bases.every((base) => rankOf(base) >= 0))
    .toSorted((a, b) => rankOf(a[0] as Base) - rankOf(b[0] as Base));
  return groups[0]?.slice(0, MOST_BASES) ?? [];
}

/** Bases side by side with the middle of their front there. */
const inLine = (bases: readonly Base[], at: Pose): readonly Placing[] =>
  bases.map((base, file) => ({
    base,
    pose: roundPose(shifted(at, (file - (bases.length - 1) / 2) * base.width)),
  }));

/** Places in a piece, the nearest to the enemy first. */
function placesIn(view: Battle, side: SideId, piece: TerrainPiece): readonly Pose[] {
  const { minX, minY, maxX, maxY } = boxOfPiece(piece);
  const edge = edgeOfSide(view, side);
  const most = ambushDepth(view, side);
  const poses: Pose[] = [];
  for (let x = minX + STEP; x < maxX; x += STEP)
    for (let y = minY + STEP; y < maxY; y += STEP) poses.push({ x, y, facing: INWARD[edge] });
  const forward = (pose: Pose): number => edgeDistance(view, edge, pose);
  return poses
    .filter((pose) => forward(pose) <= most && forward(pose) > most - TOO_FAR_BACK)
    .toSorted((a, b) => forward(b) - forward(a));
}

function planned(rules: Ruleset, view: Battle, side: SideId): readonly Placing[] {
  const bases = ambushers(view, side);
  const poses = view.terrain.filter(hides).flatMap((piece) => placesIn(view, side, piece));
  for (let count = bases.length; count >= LEAST_BASES; count--)
    for (const pose of poses) {
      const placings = inLine(bases.slice(0, count), pose);
      if (layReasons(rules, view, placings).length === 0) return placings;
    }
  return [];
}

/** Sometimes an ambush in the foremost cover where one can be laid; then it is done. */
export function layAmbush(rules: Ruleset, view: Battle, side: SideId, random: Random): AnyCommand {
  const done = ambushOf(view, side).length > 0 || random(SELDOM) === 0;
  const placings = done ? [] : planned(rules, view, side);
  if (placings.length === 0) return { type: 'end-phase' };
  return {
    type: 'deploy-group',
    bases: placings.map(({ base }) => base.id),
    at: placings.map(({ pose }) => [pose.x, pose.y, degreesOf(pose.facing)]),
  };
}
