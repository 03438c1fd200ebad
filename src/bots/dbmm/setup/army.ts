/** Turns an order of battle into an army that can be deployed. */
import type { IndexedOrder } from '../../../armies/dbmm/army-index.ts';
import type { BattleArmy } from '../../../debellis/setup/new-battle.ts';
import { formatTroop } from '../../../rules/dbmm/troops/troops.ts';
import { RANK_FLAGS } from '../../debellis/setup/rank-flags.ts';

/** An order of battle as an army for the table. Its commands bear numbers, which tell the enemy nothing. */
export function battleArmyOf({ order, list, muster }: IndexedOrder): BattleArmy {
  return {
    name: order.name,
    aggression: list?.aggression ?? 0,
    climate: list?.climate ?? 'warm',
    terrain: { mandatory: list?.mandatory ?? [], optional: list?.optional ?? [] },
    bases: muster.commands.flatMap(({ elements }, at) =>
      elements.flatMap(({ troop, count, general, ability, listed }) => {
        const flags = [
          ...(general === null ? [] : [RANK_FLAGS[general]]),
          ...(ability === null ? [] : [ability]),
          ...(listed ? ['listed'] : []),
        ];
        const base = { troop: formatTroop(troop), flags, command: String(at + 1) };
        return Array.from({ length: count }, () => base);
      }),
    ),
    facts: list ? { list: list.id } : {},
  };
}
