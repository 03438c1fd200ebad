/** Candidate moves of one pivot, alone or before going straight on. */
import { degreesOf, facingOf, QUARTER_TURN, signedTurn } from '../../geometry/exact.ts';
import { type Pose, pivoted } from '../../geometry/pose.ts';
import { PARALLEL_TURN } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Leg } from '../command.ts';
import { type Candidate, candidate, type Family } from './candidate.ts';

/** The pivots that are tried without a goal, in degrees. */
const PIVOTS = [5, 10, 15, 22.5, 30, 45, 60, 90];

export const pivotPath = (family: Family, turn: number): readonly Leg[] => [
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

/** The turn of a pivot after which the base faces a point. A few rounds bring it near enough. */
export function turnToFace(base: PlacedBase, goal: Pose): number {
  let turn = 0;
  for (let i = 0; i < 6; i++) {
    const from =
      turn === 0 ? base.pose : pivoted(base.pose, base.width, turn < 0 ? 'left' : 'right', Math.abs(turn));
    turn = Math.round(signedTurn(base.pose.facing, facingOf(goal.x - from.x, goal.y - from.y)));
    if (Math.abs(turn) > QUARTER_TURN) return turn;
  }
  return turn;
}

/** One pivot and straight on: parallel to each edge of the goal, or facing its centre. */
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
