/** Turns an order of battle into an army that can be deployed. */

import type { Role } from '../../../armies/dbm/army-data.ts';
import type { IndexedOrder } from '../../../armies/dbm/army-index.ts';
import type { ArmyBase } from '../../../engine/setup/mustered-army.ts';
import type { BattleArmy } from '../../../rules/dbm/setup/new-battle.ts';
import { formatTroop } from '../../../rules/dbm/troops.ts';

const FLAGS: Readonly<Record<Role, string>> = {
  'C-in-C': 'c-in-c',
  'sub-general': 'general',
  'ally-general': 'ally-general',
};

/** An order of battle as an army for the table. Its commands bear numbers, which tell the enemy nothing. */
export function battleArmyOf({ order, list, muster }: IndexedOrder): BattleArmy {
  return {
    name: order.name,
    aggression: list?.aggression ?? 0,
    climate: list?.climate ?? 'warm',
    terrain: { mandatory: list?.mandatory ?? [], optional: list?.optional ?? [] },
    bases: muster.commands.flatMap(({ elements }, at) =>
      elements.flatMap(({ troop, count, general, listed }): readonly ArmyBase[] => {
        const flags = [...(general === null ? [] : [FLAGS[general]]), ...(listed ? ['listed'] : [])];
        const base = { troop: formatTroop(troop), flags, command: String(at + 1) };
        return Array.from({ length: count }, () => base);
      }),
    ),
    facts: list ? { list: list.id } : {},
  };
}
