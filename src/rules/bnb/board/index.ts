/** How Blood and Blades answers the engine's questions about the table. */

import type { PlacedBase } from '../../../engine/battle.ts';
import { headOfBent } from '../../../engine/board/columns.ts';
import { foremostOf, frontOf } from '../../../engine/board/groups.ts';
import type { BoardRules, ZoneMeeting } from '../../../engine/contract/board.ts';
import { holds } from '../../../engine/effects.ts';
import { GOINGS, goingOf } from '../ground/going.ts';
import { sees } from '../ground/visibility.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isBaggage } from '../troops/base.ts';
import { GAP } from './gaps.ts';

/** Every base but baggage has a zone. */
const hasZone = (base: PlacedBase): boolean => !(isBaggage(base) && holds('bnb.troop.24'));

const zoneDepth = (base: PlacedBase): number => (hasZone(base) && holds('bnb.zoc.1') ? base.width : 0);

/** Baggage forms no group with troops. */
const mayGroup = (a: PlacedBase, b: PlacedBase): boolean =>
  !((isBaggage(a) || isBaggage(b)) && holds('bnb.troop.35')) && holds('bnb.group.1');

const isCut = (owner: PlacedBase, other: PlacedBase): boolean =>
  other.side === owner.side && holds('bnb.zoc.4');

/** A base is bound if it shares ground with the zone or a length of its far edge, but not by a corner on the border. */
function zoneBinds(meeting: ZoneMeeting): boolean {
  if (meeting === 'ground') return holds('bnb.zoc.2');
  return meeting === 'far-edge' ? holds('bnb.zoc.16') : !holds('bnb.zoc.17');
}

/** The longest of several front lines is the front; a bent column's front is its head. */
function front(group: readonly PlacedBase[]): readonly PlacedBase[] {
  const head = headOfBent(group);
  if (head) return [head];
  return holds('bnb.group.3') ? frontOf(group) : foremostOf(group);
}

export const board: BoardRules = {
  groups: { may: (_battle, a, b) => mayGroup(a, b), bends: () => holds('bnb.column.7'), front },
  zone: {
    deepest: BASE_WIDTH,
    depth: (_battle, base) => zoneDepth(base),
    cutBy: (_battle, owner, other) => isCut(owner, other),
    binds: zoneBinds,
  },
  going: { kinds: GOINGS, of: goingOf, partlyIn: 'bnb.terrain.72' },
  gap: GAP,
  sees,
};
