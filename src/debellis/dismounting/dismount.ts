/** Orders to dismount. */

import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Change } from '../../engine/event.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Option } from '../../engine/game/steps.ts';
import { tell } from '../../engine/game/work.ts';
import { areReasons, costOf, moversOf } from '../../engine/moves/judge.ts';
import { clauseIn, keepsTo } from '../book.ts';
import type { FamilyOrder } from '../commands.ts';
import type { Debellis } from '../game.ts';
import { payment } from '../moves/make.ts';
import { note, stateOf } from '../state.ts';
import { isChariot } from '../troops/base.ts';
import { movedOnce } from './aside.ts';
import { onFoot, troopMeant, unfitToDismount } from './on-foot.ts';
import { busy, priceFor, unpaid } from './timing.ts';

type Order = FamilyOrder<'dismount'>;

/** Why these bases cannot dismount as ordered; none if they can. */
function cannot(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  bases: readonly PlacedBase[],
  order: Order,
): readonly Reason[] {
  const unfit = unfitToDismount(game, bases, order);
  if (unfit.length > 0) return unfit;
  const [first] = bases as readonly [PlacedBase, ...PlacedBase[]];
  const occupied = busy(game, battle, bases);
  return occupied.length > 0 ? occupied : game.dismountPlaceReasons(rules, battle, first);
}

/** Mounted elements become one on foot, where the first of them stands. A refusal changes nothing. */
export function dismount(game: Debellis, work: Work, order: Order, by: SideId): readonly Reason[] {
  const { rules, battle } = work;
  const bases = moversOf(rules, battle, order.bases, by);
  if (areReasons(bases)) return bases;
  const inOrder = keepsTo(game.bases, 'chosenStands') ? bases : bases.toReversed();
  const [base, ...others] = inOrder as readonly [PlacedBase, ...PlacedBase[]];
  const refused = cannot(game, rules, battle, bases, order);
  const reasons = refused.length > 0 ? refused : unpaid(game, rules, battle, inOrder);
  const troop = troopMeant(game, base, order);
  if (reasons.length > 0 || !troop) return reasons;
  const { width, depth, pose, troop: was } = base;
  const chariot = isChariot(base);
  const place = keepsTo(game.bases, 'putAside') ? 'aside' : 'lost';
  const mounts = Object.fromEntries(others.map((each) => [each.id, each.pose]));
  const price = priceFor(game, rules, battle, inOrder);
  const figures = { base: base.id, others: others.map(({ id }) => id), troop: game.formatTroop(troop) };
  tell(
    work,
    {
      type: 'dismounted',
      rule: clauseIn(game.bases, 'dismount'),
      figures: { ...figures, price: costOf(price) },
    },
    [
      ...payment(game, battle, [base], price, true),
      { change: 'resize', base: base.id, ...game.baseSize(troop), troop: game.formatTroop(troop) },
      ...(chariot ? [{ change: 'brand', base: base.id, set: { chariot: null } } as const] : []),
      movedOnce(base),
      ...others.map(({ id }): Change => ({ change: 'remove', base: id, to: place })),
      note({
        onFoot: { ...stateOf(battle).onFoot, [base.id]: { troop: was, width, depth, pose, chariot, mounts } },
      }),
    ],
  );
  return [];
}

/** The orders by which these elements become one on foot, the first where it stands, that are legal now. */
export function dismountsOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  bases: readonly [PlacedBase, ...PlacedBase[]],
): readonly Option[] {
  const [first] = bases;
  return onFoot(game, game.troopOf(first)).flatMap(({ type }): readonly Option[] => {
    const command: Order = { type: 'dismount', bases: bases.map(({ id }) => id), as: type };
    const isOpen =
      cannot(game, rules, battle, bases, command).length === 0 &&
      unpaid(game, rules, battle, bases).length === 0;
    return isOpen ? [{ command, key: 'option.dismount', figures: { base: first.id, as: type } }] : [];
  });
}

/** The orders by which one element dismounts that are legal now. Of others the player names all elements. */
export const dismountOptions = (game: Debellis, rules: Ruleset, battle: Battle): readonly Option[] =>
  basesOnTable(battle)
    .filter(({ side }) => side === battle.turn.active)
    .flatMap((base) => dismountsOf(game, rules, battle, [base]));
