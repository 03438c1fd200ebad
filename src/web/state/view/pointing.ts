import type { PlacedBase } from '../../../engine/battle.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { ofTable } from '../table.ts';

/** Bases and a piece of ground that the table points out, besides those that a question is about. */
export interface PointedOut {
  readonly bases: readonly string[];
  readonly ground: readonly Point[] | null;
}

export const NOTHING: PointedOut = { bases: [], ground: null };

/** Where a base would go, or null if it would be lost. */
export interface Going {
  readonly base: PlacedBase;
  readonly to: Pose | null;
}

/** Where the losers of the fights in a plan would go. */
export const goings = ofTable<readonly Going[]>([]);

export const pointedOut = ofTable<PointedOut>(NOTHING);

/** The bases of the row of a panel under the pointer or with the focus. */
export const basesOfRow = ofTable<readonly string[]>([]);

/** The attributes of a row of a panel that marks its bases on the table. */
export function marksBases(ids: readonly string[]) {
  const mark = (): void => {
    basesOfRow.value = ids;
  };
  const unmark = (): void => {
    basesOfRow.value = [];
  };
  return { onMouseEnter: mark, onMouseLeave: unmark, onFocusIn: mark, onFocusOut: unmark };
}
