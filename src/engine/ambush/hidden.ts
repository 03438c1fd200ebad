/** Bases in ambush: where they are, and the battle as if they stood there. */

import { type Base, type BaseId, type Battle, figure, type PlacedBase, type SideId } from '../battle.ts';
import { keptByKey, keptWith } from '../data/memory.ts';
import { holds } from '../effects.ts';
import type { AmbushRules, HiddenBase } from './rules.ts';

const isHidden = (base: Base): base is HiddenBase => base.place === 'ambush' && base.pose !== null;

const hiddenAmong = keptWith((bases: readonly Base[]): readonly HiddenBase[] => bases.filter(isHidden));

/** All bases in ambush that this battle, or this view of it, holds. */
export const hiddenBases = ({ bases }: Battle): readonly HiddenBase[] => hiddenAmong(bases);

/** The bases of a side in ambush. */
export const ambushOf = (battle: Battle, side: SideId): readonly HiddenBase[] =>
  hiddenBases(battle).filter((base) => base.side === side);

/** The mark of a base in ambush that stands on the table only while its own order is judged. */
export const LURKING = 'inAmbush';

/** A base in ambush as if it stood on the table. */
export const asStanding = (base: HiddenBase): PlacedBase => ({
  ...base,
  place: 'table',
  bound: { ...base.bound, [LURKING]: 1 },
});

const shownOf = keptByKey((bases: readonly Base[], side: SideId, _: null) =>
  bases.map((base) => (base.side === side && isHidden(base) ? asStanding(base) : base)),
);

/** The battle as if this side's ambush stood on the table. */
export const withAmbushOf = (battle: Battle, side: SideId): Battle =>
  ambushOf(battle, side).length === 0 ? battle : { ...battle, bases: shownOf(battle.bases, side, null) };

/** Does it stand on the table only to judge an order to it, or for its own player to see? */
export const isLurking = (base: Base): base is PlacedBase =>
  base.place === 'table' && figure(base.bound, LURKING) > 0;

function asHidden(base: Base): Base {
  const { [LURKING]: _, ...bound } = base.bound;
  return { ...base, place: 'ambush', bound };
}

const allHidden = keptWith((bases: readonly Base[]) =>
  bases.some(isLurking) ? bases.map((base) => (isLurking(base) ? asHidden(base) : base)) : bases,
);

/** The battle with all bases in ambush taken off the table again. */
function withoutLurkers(battle: Battle): Battle {
  const bases = allHidden(battle.bases);
  return bases === battle.bases ? battle : { ...battle, bases };
}

// Kept, because every wish asks for it.
const nobodyHides = keptWith((bases: readonly Base[]) =>
  bases.every((base) => !isHidden(base) && !isLurking(base)),
);

/**
 * The battle in which an order to these bases is judged: the ambush that gets the order stands on the table, no other.
 */
export function ordered({ comesOut }: AmbushRules, battle: Battle, ids: readonly BaseId[]): Battle {
  if (nobodyHides(battle.bases)) return battle;
  const lies = ({ id }: Base): boolean => ids.includes(id);
  if (battle.bases.some((base) => isLurking(base) && lies(base))) return battle;
  const plain = withoutLurkers(battle);
  const hidden = hiddenBases(plain).find(lies);
  return hidden && holds(comesOut) ? withAmbushOf(plain, hidden.side) : plain;
}
