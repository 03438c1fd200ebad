/** Orders to dismount. DBM, Dismounting; rulings 76 and 133. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../../engine/battle.ts';
import type { Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import { areReasons, costOf, moversOf } from '../../../engine/moves/judge.ts';
import { isChariot, troopOf } from '../base.ts';
import { because } from '../citing.ts';
import type { DbmOrder } from '../commands.ts';
import { paces } from '../measures.ts';
import { payment } from '../moves/make.ts';
import { note, stateOf } from '../state.ts';
import { baseSize, formatTroop } from '../troops.ts';
import { movedOnce } from './aside.ts';
import { onFoot, troopMeant, unfitToDismount } from './on-foot.ts';
import { busy, isPlaceFor, NEAR, priceFor, unpaid } from './places.ts';

type Order = DbmOrder<'dismount'>;

/** Why these bases cannot dismount as ordered; none if they can. */
function cannot(battle: Battle, bases: readonly PlacedBase[], order: Order): readonly Reason[] {
  const unfit = unfitToDismount(bases, order);
  if (unfit.length > 0) return unfit;
  const [first] = bases as readonly [PlacedBase, ...PlacedBase[]];
  const occupied = busy(battle, bases);
  if (occupied.length > 0 || isPlaceFor(battle, first)) return occupied;
  return [because('dbm.dism.14', 'dbm.dismount.place', { base: first.id, limit: paces(NEAR) })];
}

/** Mounted elements become one on foot, where the first of them stands. A refusal changes nothing. */
export function dismount(work: Work, order: Order, by: SideId): readonly Reason[] {
  const { rules, battle } = work;
  const bases = moversOf(rules, battle, order.bases, by);
  if (areReasons(bases)) return bases;
  const [base, ...others] = bases as readonly [PlacedBase, ...PlacedBase[]];
  const refused = cannot(battle, bases, order);
  const reasons = refused.length > 0 ? refused : unpaid(rules, battle, base);
  const troop = troopMeant(base, order);
  if (reasons.length > 0 || !troop) return reasons;
  const { width, depth, pose, troop: was } = base;
  const chariot = isChariot(base);
  const mounts = Object.fromEntries(others.map((each) => [each.id, each.pose]));
  const price = priceFor(rules, battle, base);
  const figures = { base: base.id, others: others.map(({ id }) => id), troop: formatTroop(troop) };
  tell(work, { type: 'dismounted', rule: 'dbm.dism.14', figures: { ...figures, price: costOf(price) } }, [
    ...payment(battle, [base], price, true),
    { change: 'resize', base: base.id, ...baseSize(troop), troop: formatTroop(troop) },
    ...(chariot ? [{ change: 'brand', base: base.id, set: { chariot: null } } as const] : []),
    movedOnce(base),
    ...others.map(({ id }): Change => ({ change: 'remove', base: id, to: 'aside' })),
    note({
      onFoot: { ...stateOf(battle).onFoot, [base.id]: { troop: was, width, depth, pose, chariot, mounts } },
    }),
  ]);
  return [];
}

/** The orders by which these elements become one on foot, the first where it stands, that are legal now. */
export function dismountsOf(
  rules: Ruleset,
  battle: Battle,
  bases: readonly [PlacedBase, ...PlacedBase[]],
): readonly Option[] {
  const [first] = bases;
  return onFoot(troopOf(first)).flatMap(({ type }): readonly Option[] => {
    const command: Order = { type: 'dismount', bases: bases.map(({ id }) => id), as: type };
    const isOpen = cannot(battle, bases, command).length === 0 && unpaid(rules, battle, first).length === 0;
    return isOpen ? [{ command, key: 'option.dismount', figures: { base: first.id, as: type } }] : [];
  });
}

/** The orders by which one element dismounts that are legal now. Of others the player names all elements. */
export const dismountOptions = (rules: Ruleset, battle: Battle): readonly Option[] =>
  basesOnTable(battle)
    .filter(({ side }) => side === battle.turn.active)
    .flatMap((base) => dismountsOf(rules, battle, [base]));
