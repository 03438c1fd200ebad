/** How near a base stands to its friends, and which friends its general does not reach. */
import type { PlacedBase } from '../../engine/battle.ts';
import { distance } from '../../geometry/point.ts';
import type { Situation } from '../context.ts';
import { traitsOf } from '../knowledge/roles.ts';
import { ownBases } from './groups.ts';

/** Friends of some bases that can fight beside them. */
export const companyOf = (situation: Situation, bases: readonly PlacedBase[]): readonly PlacedBase[] =>
  ownBases(situation).filter(
    (friend) => !traitsOf(situation, friend).keptBack && bases.every(({ id }) => id !== friend.id),
  );

/** The number of friends that keep a base company. */
const COMPANY = 2;

/** The mean distance of some bases to the nearest friends of each, in millimetres; 0 without friends. */
export function loneliness(situation: Situation, bases: readonly PlacedBase[]): number {
  const friends = companyOf(situation, bases);
  if (friends.length === 0) return 0;
  const ways = bases.flatMap((base) =>
    friends
      .map((friend) => distance(friend.pose, base.pose))
      .toSorted((a, b) => a - b)
      .slice(0, COMPANY),
  );
  return ways.reduce((sum, mm) => sum + mm, 0) / ways.length;
}

/** The mean distance of a base to all its friends that can fight, in millimetres; 0 without friends. */
export function farness(situation: Situation, base: PlacedBase): number {
  const friends = companyOf(situation, [base]);
  return (
    friends.reduce((sum, friend) => sum + distance(friend.pose, base.pose), 0) / Math.max(1, friends.length)
  );
}

/** The number of bases beyond the range of a commander; 0 for a base that commands none. */
export function countUnheard(situation: Situation, base: PlacedBase): number {
  const far = situation.profile.troops.commandRange(base);
  if (far === null) return 0;
  return ownBases(situation).filter((friend) => distance(friend.pose, base.pose) > far).length;
}
