/** Bases that enter the table over an edge: they stand beyond it while their first move is judged. */

import type { Pose } from '../../geometry/pose.ts';
import { atMost, parallel } from '../../geometry/tolerance.ts';
import { type Base, type Battle, figure, type PlacedBase, type TableEdge } from '../battle.ts';
import { rectangleAt } from '../board/rectangles.ts';
import { edgeDistance, INWARD } from './edges.ts';

/** The mark of a base that stands on the table only while its entry is judged. */
const ENTERING = 'entering';

export type Waiting = Base & { readonly pose: Pose };

/** A base that waits beyond an edge, as it stands while its entry is judged. */
export const asEntering = (base: Waiting): PlacedBase => ({
  ...base,
  place: 'table',
  bound: { ...base.bound, [ENTERING]: 1 },
});

/** Does it stand on the table only while its entry is judged? */
export const isEntering = ({ bound }: Base): boolean => figure(bound, ENTERING) > 0;

/** Does a base at this place stand just beyond an edge, wholly off the table, and face it? */
export const isBeyondEdge = (
  battle: Pick<Battle, 'table'>,
  base: Base,
  pose: Pose,
  edge: TableEdge,
): boolean =>
  parallel(pose.facing, INWARD[edge]) &&
  rectangleAt(base, pose).corners.every((corner) => atMost(edgeDistance(battle, edge, corner), 0));
