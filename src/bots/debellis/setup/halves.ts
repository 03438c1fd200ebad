/** Plans double bases as one base each, and then sets their halves. */

import { isDoubleBased } from '../../../debellis/bases/double-bases.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { mayBeHalves } from '../../../debellis/setup/halves.ts';
import type { Base, BaseId } from '../../../engine/battle.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { ahead } from '../../../geometry/pose.ts';

/** The front half of a double base, with the element that is to stand behind it. */
interface Halves {
  readonly front: Base;
  readonly rear: Base;
}

/** The double bases among these elements. */
export function halvesAmong(game: Debellis, bases: readonly Base[]): readonly Halves[] {
  const taken = new Set<BaseId>();
  return bases.filter(isDoubleBased).flatMap((front) => {
    const rear = bases.find(
      (base) => !taken.has(base.id) && !isDoubleBased(base) && mayBeHalves(game, front, base),
    );
    if (!rear) return [];
    taken.add(rear.id);
    return [{ front, rear }];
  });
}

/** The same elements, each double base as its front half with the depth of both. */
export const asWholes = (bases: readonly Base[], halves: readonly Halves[]): readonly Base[] =>
  bases.flatMap((base) => {
    if (halves.some(({ rear }) => rear.id === base.id)) return [];
    const own = halves.find(({ front }) => front.id === base.id);
    return [own ? { ...base, depth: own.front.depth + own.rear.depth } : base];
  });

/** The places of all elements, each rear half behind its front half. */
export const inHalves = (placings: readonly Placing[], halves: readonly Halves[]): readonly Placing[] =>
  placings.flatMap(({ base, pose }): readonly Placing[] => {
    const own = halves.find(({ front }) => front.id === base.id);
    if (!own) return [{ base, pose }];
    return [
      { base: own.front, pose },
      { base: own.rear, pose: ahead(pose, -own.front.depth) },
    ];
  });
