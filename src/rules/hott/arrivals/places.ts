/** Legal places to offer to arriving elements: for bots, and for a player's single click. */
import { commandOf } from '../../../engine/army/commands.ts';
import {
  type Base,
  type Battle,
  basesOnTable,
  type PlacedBase,
  type TableEdge,
} from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { edgeOfSide } from '../../../engine/setup/edges.ts';
import { facingOf, HALF_TURN, QUARTER_TURN } from '../../../geometry/exact.ts';
import type { Point } from '../../../geometry/point.ts';
import { ahead, type Pose, roundPose, shifted } from '../../../geometry/pose.ts';
import { edgeMidpoint } from '../../../geometry/rectangle.ts';
import { edgesOf, isOfContingent } from '../contingents/contingents.ts';
import { strongholdOf } from '../ground/stronghold.ts';
import { isLurker, isOf } from '../troops/base.ts';
import { placeReasons } from './arrive.ts';
import { edgeLength, poseOnEdge, touchingOnEdge } from './at-edge.ts';
import { halfOf } from './gods.ts';
import { placedBefore } from './hordes.ts';

/** The step between places tried along an edge, and between those tried over half the board, in millimetres. */
const STEP = 20;
const WIDE_STEP = 40;

/** The edges at which a base arrives: those of its contingent, or its side's base edge. */
const edgesFor = (battle: Battle, base: Base): readonly TableEdge[] =>
  isOfContingent(battle, base) && holds('hott.campally.12')
    ? edgesOf(battle, base.side, commandOf(base))
    : [edgeOfSide(battle, base.side)];

const alongEdge = (battle: Battle, base: Base, step = STEP): readonly Pose[] =>
  edgesFor(battle, base).flatMap((edge) => {
    const long = edgeLength(battle, edge);
    const poses: Pose[] = [];
    for (let mm = base.width / 2; mm <= long - base.width / 2; mm += step)
      poses.push(poseOnEdge(battle, base, edge, mm));
    return poses;
  });

/** Rows over a side's half of the board, facing away from its edge. */
function overHalf(battle: Battle, base: Base): readonly Pose[] {
  const rows = Math.floor((halfOf(battle, base.side) - base.depth) / WIDE_STEP);
  return alongEdge(battle, base, WIDE_STEP).flatMap((pose) =>
    Array.from({ length: rows + 1 }, (_, row) => roundPose(ahead(pose, row * WIDE_STEP))),
  );
}

/** The four positions of close combat contact with an enemy: front, both flanks, rear. */
function positionsAgainst(base: Base, enemy: PlacedBase): readonly Pose[] {
  const { facing } = enemy.pose;
  const ground = rectangleOfBase(enemy);
  const atFlank = (corner: typeof ground.frontLeft, turn: number): Pose => ({
    ...ahead({ ...corner, facing }, -base.width / 2),
    facing: facing + turn,
  });
  return [
    { ...enemy.pose, facing: facing + HALF_TURN },
    atFlank(ground.frontLeft, QUARTER_TURN),
    atFlank(ground.frontRight, -QUARTER_TURN),
    { ...edgeMidpoint(ground, 'rear'), facing },
  ].map(roundPose);
}

const besideOthers = (battle: Battle, base: Base): readonly Pose[] =>
  placedBefore(battle, base).flatMap(({ pose, width }) =>
    [-1, 1].map((way) => roundPose(shifted(pose, (way * (width + base.width)) / 2))),
  );

/** The rear against the middle of each wall of its own stronghold. */
function atStronghold(battle: Battle, base: Base): readonly Pose[] {
  const keep = strongholdOf(battle, base.side);
  if (!keep) return [];
  return keep.area.flatMap((from, at) => {
    const to = keep.area[(at + 1) % keep.area.length] ?? from;
    return wallPoses(base, from, to);
  });
}

function wallPoses(base: Base, from: Point, to: Point): readonly Pose[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const facing = facingOf(to.y - from.y, from.x - to.x);
  return [facing, facing + HALF_TURN].map((each) =>
    roundPose(ahead({ ...middle, facing: each }, base.depth)),
  );
}

function candidates(battle: Battle, base: Base): readonly Pose[] {
  if (isLurker(base))
    return basesOnTable(battle)
      .filter((enemy) => enemy.side !== base.side)
      .flatMap((enemy) => positionsAgainst(base, enemy));
  if (isOf(base, 'God')) return overHalf(battle, base);
  if (!isOf(base, 'Hordes')) return alongEdge(battle, base);
  const beside = placedBefore(battle, base);
  return beside.length > 0
    ? besideOthers(battle, base)
    : [...atStronghold(battle, base), ...alongEdge(battle, base)];
}

/** Places along its side's edge where it just finds room. */
function tightOnEdge(battle: Battle, base: Base): readonly Pose[] {
  if (isLurker(base) || isOf(base, 'God')) return [];
  return edgesFor(battle, base).flatMap((edge) =>
    touchingOnEdge(battle, base, edge).map((mm) => poseOnEdge(battle, base, edge, mm)),
  );
}

/** Legal places for an arriving base, whatever they cost; for lurkers all that exist. */
export function legalPlaces(rules: Ruleset, battle: Battle, base: Base): readonly Pose[] {
  const isLegal = (pose: Pose): boolean => placeReasons(rules, battle, base, pose)?.length === 0;
  const found = candidates(battle, base).filter(isLegal);
  return found.length > 0 ? found : tightOnEdge(battle, base).filter(isLegal);
}
