/** Moves of one pivot, alone or before going straight on. */
import {
  degreesOf,
  facingOf,
  normalFacing,
  QUARTER_TURN,
  signedTurn,
  turnBetween,
} from '../../geometry/exact.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { between, type Pose, pivoted, roundPose } from '../../geometry/pose.ts';
import { PARALLEL_TURN } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Leg } from '../command.ts';
import { type Candidate, candidate, type Family, legTo } from './candidate.ts';
import { cornerWay } from './measure.ts';

/** Degrees of the pivots tried where no goal asks for one. */
const PIVOTS = [5, 10, 15, 22.5, 30, 45, 60, 90];

const pivotPath = (family: Family, turn: number): readonly Leg[] => [
  { pivot: turn < 0 ? 'left' : 'right', degrees: degreesOf(Math.abs(turn)) },
  { forward: family.reach },
];

export const freePivots = (family: Family): readonly Candidate[] =>
  PIVOTS.flatMap((degrees) =>
    (['left', 'right'] as const).flatMap((pivot) => [
      candidate(family, 'pivot', [{ pivot, degrees }]),
      candidate(family, 'pivot', [{ pivot, degrees }, { forward: family.reach }], { reaching: true }),
    ]),
  );

/** The turn of a pivot after which the middle line runs towards a point: brought nearer in a few rounds. */
function turnToFace(base: PlacedBase, goal: Pose): number {
  let turn = 0;
  for (let i = 0; i < 6; i++) {
    const from =
      turn === 0 ? base.pose : pivoted(base.pose, base.width, turn < 0 ? 'left' : 'right', Math.abs(turn));
    turn = Math.round(signedTurn(base.pose.facing, facingOf(goal.x - from.x, goal.y - from.y)));
    if (Math.abs(turn) > QUARTER_TURN) return turn;
  }
  return turn;
}

/** One pivot and straight on: parallel to each edge of the goal, or facing its middle. */
export function aimedPivots(family: Family, goal: PlacedBase): readonly Candidate[] {
  const { first } = family;
  const parallels = [0, 1, 2, 3].map((quarter) =>
    signedTurn(first.pose.facing, goal.pose.facing + quarter * QUARTER_TURN),
  );
  const centre = rectangleOfBase(goal).centre;
  const turns = [...parallels, turnToFace(first, goal.pose), turnToFace(first, { ...goal.pose, ...centre })];
  return [...new Set(turns)]
    .filter((turn) => Math.abs(turn) > PARALLEL_TURN && Math.abs(turn) <= QUARTER_TURN)
    .map((turn) => candidate(family, 'face', pivotPath(family, turn), { goal: goal.id, reaching: true }));
}

/** So many lengths are tried of a way that is too long as a whole. */
const LENGTHS = 8;

/** The direct leg towards a point as far as a base could go, facing as given. */
function slide({ first, reach }: Family, point: Point, facing: number): Leg | null {
  const end = { ...point, facing: normalFacing(facing) };
  for (let part = LENGTHS; part > 0; part--) {
    const to = roundPose(between({ ...first.pose, facing: end.facing }, end, part / LENGTHS));
    if (cornerWay(first, first.pose, to) <= reach) return legTo(to);
  }
  return null;
}

/** Straight to a point without a pivot, facing it: only a single base goes so. */
function slides(family: Family, point: Point): readonly Candidate[] {
  const { first, movers, rules } = family;
  if (movers.length > 1) return [];
  const facing = facingOf(point.x - first.pose.x, point.y - first.pose.y);
  const about = turnBetween(first.pose.facing, facing) > QUARTER_TURN;
  if (about && !rules.moves.turnsFreely) return [];
  const leg = slide(family, point, facing);
  const path: readonly Leg[] = about ? [{ turnabout: true }] : [];
  return leg ? [candidate(family, 'towards', [...path, leg], { reaching: true })] : [];
}

/** One pivot to face a point, then straight on as far as it lies; or straight there. */
export function towards(family: Family, point: Point): readonly Candidate[] {
  const { first, reach } = family;
  const turn = turnToFace(first, { ...point, facing: 0 });
  if (Math.abs(turn) > QUARTER_TURN) return slides(family, point);
  const forward = Math.min(reach, distance(first.pose, point));
  if (Math.abs(turn) <= PARALLEL_TURN)
    return [candidate(family, 'towards', [{ forward }], { reaching: true })];
  const pivot = pivotPath(family, turn)[0] as Leg;
  return [...slides(family, point), candidate(family, 'towards', [pivot, { forward }], { reaching: true })];
}
