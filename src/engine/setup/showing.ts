/** Puts bases down that the other side has not seen before. Their names until then may be private. */

import { type Added, appearing } from '../ambush/private-names.ts';
import type { Base, Battle } from '../battle.ts';
import type { Change } from '../event.ts';
import type { PutDown } from './deploying.ts';
import type { Placing } from './putting-down.ts';

/** Bases that are put down, all of which appear. */
interface Shown extends PutDown {
  readonly changes: readonly Added[];
}

/** The changes that put bases down. The other side sees them for the first time, so they hold the whole bases. */
export function showPutDown(battle: Battle, placings: readonly Placing[]): Shown {
  const placed = placings.map(({ base, pose }): Base => {
    const { seen: _, ...marks } = base.marks;
    return { ...base, marks, place: 'table', pose };
  });
  const changes = appearing(battle, placed);
  return { bases: changes.map(({ base }) => base.id), changes };
}

/** Takes a base back. The other side still knows it, as it was shown: the base has the mark `seen`. */
export const takeBackShown = (base: Base): Change => ({
  change: 'add',
  base: { ...base, marks: { ...base.marks, seen: 1 }, place: 'reserve', pose: null },
});
