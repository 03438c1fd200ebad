/** Turns an order of battle into an army that can be deployed. */
import type { IndexedOrder } from '../../../armies/bnb/army-index.ts';
import type { ArmyBase } from '../../../engine/setup/mustered-army.ts';
import type { BattleArmy } from '../../../rules/bnb/setup/new-battle.ts';
import { formatTroop } from '../../../rules/bnb/troops/troops.ts';

/** An order of battle as an army for the table. */
export function battleArmyOf({ order, list, muster }: IndexedOrder): BattleArmy {
  return {
    name: order.name,
    aggression: list?.aggression ?? 0,
    terrain: { mandatory: list?.mandatory ?? [], optional: list?.optional ?? [] },
    bases: muster.bases.flatMap(({ troop, count, general, support }): readonly ArmyBase[] => {
      const flags = [...(general ? ['c-in-c'] : []), ...(support ? ['support'] : [])];
      return Array.from({ length: count }, () => ({ troop: formatTroop(troop), flags }));
    }),
    facts: { ...(list ? { list: list.id } : {}) },
  };
}
