/** The questions about the table, as Blood and Blades answers them. */

import type { PlacedBase } from '../../engine/battle.ts';
import { isFollowedBy, isInFile } from '../../engine/board/columns.ts';
import { foremostOf, frontOf } from '../../engine/board/groups.ts';
import type { BoardRules, ZoneMeeting } from '../../engine/contract/board.ts';
import { holds } from '../../engine/effects.ts';
import { parallel } from '../../geometry/tolerance.ts';
import { isBaggage } from './base.ts';
import { GAP } from './gaps.ts';
import { GOINGS, goingOf } from './going.ts';
import { sees } from './visibility.ts';

/** As deep as the base is wide; baggage has none. */
const hasZone = (base: PlacedBase): boolean => !(isBaggage(base) && holds('bnb.troop.24'));

const zoneDepth = (base: PlacedBase): number => (hasZone(base) && holds('bnb.zoc.1') ? base.width : 0);

/** Baggage makes no group with troops. */
const mayGroup = (a: PlacedBase, b: PlacedBase): boolean =>
  !((isBaggage(a) || isBaggage(b)) && holds('bnb.troop.35')) && holds('bnb.group.1');

const isCut = (owner: PlacedBase, other: PlacedBase): boolean =>
  other.side === owner.side && holds('bnb.zoc.4');

/** Ground in common binds, and so does a length of the far edge; a corner on the border does not. */
function zoneBinds(meeting: ZoneMeeting): boolean {
  if (meeting === 'ground') return holds('bnb.zoc.2');
  return meeting === 'far-edge' ? holds('bnb.zoc.16') : !holds('bnb.zoc.17');
}

/** Who leads a bent column; null where the bases face alike. */
function headOf(group: readonly PlacedBase[]): PlacedBase | null {
  if (group.every((base) => parallel(base.pose.facing, group[0]?.pose.facing ?? 0))) return null;
  const follows = (base: PlacedBase): boolean =>
    group.some((other) => other !== base && (isFollowedBy(other, base) || isInFile(other, base)));
  return group.find((base) => !follows(base)) ?? null;
}

/** Only the longest of several front lines is the front; of a bent column it is its head's. */
function front(group: readonly PlacedBase[]): readonly PlacedBase[] {
  const head = headOf(group);
  if (head) return [head];
  const foremost = foremostOf(group);
  const longest = frontOf(group);
  return longest.length < foremost.length && !holds('bnb.group.3') ? foremost : longest;
}

export const board: BoardRules = {
  groups: { may: (_battle, a, b) => mayGroup(a, b), bends: () => holds('bnb.column.7'), front },
  zone: {
    depth: (_battle, base) => zoneDepth(base),
    cutBy: (_battle, owner, other) => isCut(owner, other),
    binds: zoneBinds,
  },
  going: { kinds: GOINGS, of: goingOf, partlyIn: 'bnb.terrain.72' },
  gap: GAP,
  sees,
};
