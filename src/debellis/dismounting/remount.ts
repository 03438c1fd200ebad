/** Orders to mount again. */

import { type Battle, basesOnTable, findBase, type PlacedBase } from '../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Change } from '../../engine/event.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Option } from '../../engine/game/steps.ts';
import { tell } from '../../engine/game/work.ts';
import { areReasons, costOf, moversOf } from '../../engine/moves/judge.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { clauseIn } from '../book.ts';
import { because } from '../citing.ts';
import type { FamilyOrder } from '../commands.ts';
import type { Debellis } from '../game.ts';
import { payment } from '../moves/make.ts';
import { note, stateOf } from '../state.ts';
import { movedOnce } from './aside.ts';
import { busy, priceFor, unpaid } from './timing.ts';

/** The elements that come back, each as it will stand. */
function remounted(battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const left = stateOf(battle).onFoot?.[base.id];
  if (!left) return [];
  const { troop, width, depth, mounts } = left;
  const others = Object.entries(mounts).flatMap(([id, pose]): readonly PlacedBase[] => {
    const other = findBase(battle, id);
    return other && pose ? [{ ...other, place: 'table', pose }] : [];
  });
  return [{ ...base, troop, width, depth }, ...others];
}

/** Why a base cannot mount; none if it can. */
function cannotMount(game: Debellis, battle: Battle, base: PlacedBase): readonly Reason[] {
  const left = stateOf(battle).onFoot?.[base.id];
  if (!left) return [because(clauseIn(game.bases, 'remount'), 'debellis.remount.none', { base: base.id })];
  const occupied = busy(game, battle, [base]);
  if (occupied.length > 0) return occupied;
  if (!left.pose || !rectanglesOverlap(rectangleAt(left, left.pose), rectangleOfBase(base)))
    return [because(clauseIn(game.bases, 'remount'), 'debellis.remount.place', { base: base.id })];
  const grounds = remounted(battle, base).map(rectangleOfBase);
  const blocked = basesOnTable(battle).find(
    (other) =>
      other.id !== base.id && grounds.some((ground) => rectanglesOverlap(ground, rectangleOfBase(other))),
  );
  return blocked
    ? [
        because(clauseIn(game.bases, 'remount'), 'debellis.remount.room', {
          base: base.id,
          other: blocked.id,
        }),
      ]
    : [];
}

/** An element on foot mounts again where it dismounted. A refusal changes nothing. */
export function remount(
  game: Debellis,
  work: Work,
  { base: id }: FamilyOrder<'remount'>,
  by: SideId,
): readonly Reason[] {
  const { rules, battle } = work;
  const found = moversOf(rules, battle, [id], by);
  if (areReasons(found)) return found;
  const [base] = found as readonly [PlacedBase];
  const refused = cannotMount(game, battle, base);
  const reasons = refused.length > 0 ? refused : unpaid(game, rules, battle, [base]);
  if (reasons.length > 0) return reasons;
  const price = priceFor(game, rules, battle, [base]);
  const [rider, ...others] = remounted(battle, base) as readonly [PlacedBase, ...PlacedBase[]];
  const { [id]: left, ...rest } = stateOf(battle).onFoot ?? {};
  const figures = {
    base: id,
    others: others.map((each) => each.id),
    troop: rider.troop,
    price: costOf(price),
  };
  tell(work, { type: 'remounted', rule: clauseIn(game.bases, 'remount'), figures }, [
    ...payment(game, battle, [base], price, true),
    { change: 'resize', base: id, width: rider.width, depth: rider.depth, troop: rider.troop },
    ...(left?.chariot ? [{ change: 'brand', base: id, set: { chariot: 1 } } as const] : []),
    movedOnce(base),
    ...others.flatMap((each): readonly Change[] => [
      { change: 'place', base: each.id, at: each.pose },
      movedOnce(each),
    ]),
    note({ onFoot: rest }),
  ]);
  return [];
}

/** The orders to mount again that are legal now. */
export const remountOptions = (game: Debellis, rules: Ruleset, battle: Battle): readonly Option[] =>
  basesOnTable(battle)
    .filter(
      (base) =>
        base.side === battle.turn.active &&
        cannotMount(game, battle, base).length === 0 &&
        unpaid(game, rules, battle, [base]).length === 0,
    )
    .map(({ id }) => ({
      command: { type: 'remount', base: id } as const,
      key: 'option.remount',
      figures: { base: id },
    }));
