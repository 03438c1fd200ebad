/** Turns an order of battle into an army that can be deployed. */
import type { IndexedOrder } from '../../../armies/dbmm/army-index.ts';
import { purchasesOf } from '../../../armies/dbmm/purchases.ts';
import type { BattleArmy } from '../../../debellis/setup/new-battle.ts';
import { holds } from '../../../engine/effects.ts';
import { formatTroop } from '../../../rules/dbmm/troops/troops.ts';
import { RANK_FLAGS } from '../../debellis/setup/rank-flags.ts';

/** An order of battle as an army for the table. Its commands bear numbers, which tell the enemy nothing. */
export function battleArmyOf({ order, list, muster }: IndexedOrder): BattleArmy {
  const { fortifications, hidden, stratagems } = purchasesOf(order, list);
  return {
    name: order.name,
    aggression: list?.aggression ?? 0,
    climate: list && holds('dbmm.army.9') ? list.climate : 'warm',
    terrain: { mandatory: list?.mandatory ?? [], optional: list?.optional ?? [] },
    bases: muster.commands.flatMap(({ elements }, at) =>
      elements.flatMap(({ troop, count, general, ability, listed, flags: own }) => {
        const flags = [
          ...own,
          ...(general === null ? [] : [RANK_FLAGS[general]]),
          ...(ability === null ? [] : [ability]),
          ...(listed ? ['listed'] : []),
        ];
        const base = { troop: formatTroop(troop), flags, command: String(at + 1) };
        return Array.from({ length: count }, () => base);
      }),
    ),
    facts: {
      ...{ fortifications, boughtObstacles: hidden, bought: [...stratagems] },
      ...(list ? { list: list.id } : {}),
      ...(list?.frontier ? { frontier: list.frontier } : {}),
    },
  };
}
