/** The rear halves of double bases when they are deployed. */

import { type Base, type BaseId, type Battle, basesOnTable } from '../../engine/battle.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import { isDoubleBased } from '../bases/double-bases.ts';
import { clauseIn } from '../book.ts';
import { broken } from '../citing.ts';
import { lineBehind } from '../fights/contacts.ts';
import { isPavise, mayShareBase } from '../fights/sharing.ts';
import type { Debellis } from '../game.ts';
import { sameCommand } from '../troops/base.ts';

/** May the one be the front half and the other the rear half of a double base? */
export const mayBeHalves = (game: Debellis, front: Base, rear: Base): boolean =>
  sameCommand(front, rear) &&
  mayShareBase(game, game.troopOf(front), game.troopOf(rear)) &&
  isPavise(game, game.troopOf(front), game.troopOf(rear));

/**
 * The front halves of a side without a rear half behind them. If nobody is left who may share a base with a front
 * half, it stands alone.
 */
export function halvesApart(game: Debellis, battle: Battle, side: SideId): readonly Reason[] {
  const own = basesOnTable(battle).filter((base) => base.side === side);
  const [fronts, others] = [own.filter(isDoubleBased), own.filter((base) => !isDoubleBased(base))];
  const behind = new Map<BaseId, BaseId | undefined>(
    fronts.map((front) => [front.id, lineBehind(battle, front)?.id]),
  );
  const taken = [...behind.values()];
  return fronts.flatMap((front) => {
    const partners = others.filter((other) => mayBeHalves(game, front, other));
    const isWhole = partners.some(({ id }) => id === behind.get(front.id));
    const isAlone = partners.every(({ id }) => taken.includes(id));
    return isWhole || isAlone
      ? []
      : broken(clauseIn(game.setup, 'wholeBases'), 'debellis.setup.no-rear-half', { base: front.id });
  });
}
