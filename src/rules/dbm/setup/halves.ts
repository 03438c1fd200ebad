/** The rear halves of double bases when they are deployed. DBM, Double elements. */
import { type Base, type BaseId, type Battle, basesOnTable, type SideId } from '../../../engine/battle.ts';
import type { Reason } from '../../../engine/event.ts';
import { sameCommand, troopOf } from '../base.ts';
import { broken } from '../citing.ts';
import { isPavise, mayShareBase } from '../combat/sharing.ts';
import { lineBehind } from '../contacts.ts';
import { isDoubleBased } from '../double-bases.ts';

/** May the one be the front half and the other the rear half of a double base? */
export const mayBeHalves = (front: Base, rear: Base): boolean =>
  sameCommand(front, rear) &&
  mayShareBase(troopOf(front), troopOf(rear)) &&
  isPavise(troopOf(front), troopOf(rear));

/**
 * The front halves of a side without a rear half behind them. If nobody is left who may share a base with a front
 * half, it stands alone.
 */
export function halvesApart(battle: Battle, side: SideId): readonly Reason[] {
  const own = basesOnTable(battle).filter((base) => base.side === side);
  const [fronts, others] = [own.filter(isDoubleBased), own.filter((base) => !isDoubleBased(base))];
  const behind = new Map<BaseId, BaseId | undefined>(
    fronts.map((front) => [front.id, lineBehind(battle, front)?.id]),
  );
  const taken = [...behind.values()];
  return fronts.flatMap((front) => {
    const partners = others.filter((other) => mayBeHalves(front, other));
    const isWhole = partners.some(({ id }) => id === behind.get(front.id));
    const isAlone = partners.every(({ id }) => taken.includes(id));
    return isWhole || isAlone ? [] : broken('dbm.dbe.2', 'dbm.setup.no-rear-half', { base: front.id });
  });
}
