/** Bases that lie in ambush: where they are, and the battle as if they stood there. Blood and Blades, ambush. */
import {
  type Base,
  type BaseId,
  type Battle,
  figure,
  type PlacedBase,
  type SideId,
} from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Pose } from '../../../geometry/pose.ts';

export interface HiddenBase extends Base {
  readonly place: 'ambush';
  readonly pose: Pose;
}

const isHidden = (base: Base): base is HiddenBase => base.place === 'ambush' && base.pose !== null;

const known = new WeakMap<readonly Base[], readonly HiddenBase[]>();

/** All bases in ambush that somebody who sees this battle knows of. */
export function hiddenBases({ bases }: Battle): readonly HiddenBase[] {
  const before = known.get(bases);
  if (before) return before;
  const found = bases.filter(isHidden);
  known.set(bases, found);
  return found;
}

export const ambushOf = (battle: Battle, side: SideId): readonly HiddenBase[] =>
  hiddenBases(battle).filter((base) => base.side === side);

/** The mark of one that only stands on the table as far as its own order goes. */
export const LURKING = 'inAmbush';

/** A base in ambush as it stands where it lies. */
export const asStanding = (base: HiddenBase): PlacedBase => ({
  ...base,
  place: 'table',
  bound: { ...base.bound, [LURKING]: 1 },
});

const shown = new WeakMap<readonly Base[], Map<SideId, Battle['bases']>>();

/** The battle as if this side's ambush stood on the table. */
export function withAmbushOf(battle: Battle, side: SideId): Battle {
  if (ambushOf(battle, side).length === 0) return battle;
  const book = shown.get(battle.bases) ?? new Map<SideId, Battle['bases']>();
  shown.set(battle.bases, book);
  const bases =
    book.get(side) ??
    battle.bases.map((base) => (base.side === side && isHidden(base) ? asStanding(base) : base));
  book.set(side, bases);
  return { ...battle, bases };
}

/** Does it stand on the table only as far as an order to it goes, or for its owner's eyes? */
export const isLurking = (base: Base): base is PlacedBase =>
  base.place === 'table' && figure(base.bound, LURKING) > 0;

function asHidden(base: Base): Base {
  const { [LURKING]: _, ...bound } = base.bound;
  return { ...base, place: 'ambush', bound };
}

const back = new WeakMap<readonly Base[], Battle['bases']>();

/** The battle with nobody standing who lies in ambush. */
function withoutLurkers(battle: Battle): Battle {
  const bases =
    back.get(battle.bases) ??
    (battle.bases.some(isLurking)
      ? battle.bases.map((base) => (isLurking(base) ? asHidden(base) : base))
      : battle.bases);
  back.set(battle.bases, bases);
  return bases === battle.bases ? battle : { ...battle, bases };
}

const open = new WeakMap<readonly Base[], boolean>();

/** Asked with every wish: kept with the list of bases. */
function nobodyHides({ bases }: Battle): boolean {
  const before = open.get(bases);
  if (before !== undefined) return before;
  const none = !bases.some((base) => isHidden(base) || isLurking(base));
  open.set(bases, none);
  return none;
}

/** The battle in which an order to these bases is judged: an ambush that is given one stands on the table, no other. */
export function ordered(battle: Battle, ids: readonly BaseId[]): Battle {
  if (nobodyHides(battle)) return battle;
  const lies = ({ id }: Base): boolean => ids.includes(id);
  if (battle.bases.some((base) => isLurking(base) && lies(base))) return battle;
  const plain = withoutLurkers(battle);
  const hidden = hiddenBases(plain).find(lies);
  return hidden && holds('bnb.ambush.13') ? withAmbushOf(plain, hidden.side) : plain;
}
