/** Which bases may be ordered, alone and together. */

import { commandOf } from '../../engine/army/commands.ts';
import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { grouped } from '../../engine/board/groups.ts';
import type { Situation } from '../context.ts';
import { reachOf } from './reach.ts';

/** May the base still be ordered to move in this bound? */
export const mayMove = ({ profile, battle, command }: Situation, base: PlacedBase): boolean =>
  (command === undefined || commandOf(base) === command) &&
  profile.troops.readiness(battle, base) === 'ready';

/** The bases of the side that can be seen on the table. */
export const ownBases = ({ battle, side }: Situation): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => base.side === side);

/** Divides bases into groups that can move by one order, the largest first. */
export function connected(
  { rules, battle }: Situation,
  bases: readonly PlacedBase[],
): readonly (readonly PlacedBase[])[] {
  const groups: (readonly PlacedBase[])[] = [];
  const seen = new Set<string>();
  for (const first of bases) {
    if (seen.has(first.id)) continue;
    const group = [first];
    seen.add(first.id);
    for (const base of group)
      for (const other of bases)
        if (!seen.has(other.id) && grouped(rules, battle, base, other)) {
          seen.add(other.id);
          group.push(other);
        }
    groups.push(group);
  }
  return groups.toSorted((a, b) => b.length - a.length);
}

/** The groups of own bases that may move, the largest first. */
export const freeGroups = (
  situation: Situation,
  may: (situation: Situation, base: PlacedBase) => boolean = mayMove,
): readonly (readonly PlacedBase[])[] =>
  connected(
    situation,
    ownBases(situation).filter((base) => may(situation, base) && reachOf(situation, [base]) > 0),
  );
