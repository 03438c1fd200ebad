/** Turns an order of battle into an army that can be deployed. */

import type { IndexedOrder } from '../../../armies/dbm/army-index.ts';
import type { MusteredDoubles } from '../../../armies/dbm/doubles.ts';
import type { ArmyList } from '../../../armies/debellis/army-data.ts';
import type { BattleArmy } from '../../../debellis/setup/new-battle.ts';
import type { Troop } from '../../../debellis/troops/troop.ts';
import type { ArmyBase } from '../../../engine/setup/mustered-army.ts';
import { formatTroop } from '../../../rules/dbm/troops/troops.ts';
import { RANK_FLAGS } from '../../debellis/setup/rank-flags.ts';

/** How many elements of a troop are the front halves of double bases. */
const sharedBy = (doubles: readonly MusteredDoubles[], troop: Troop): number =>
  doubles
    .filter(({ front }) => formatTroop(front) === formatTroop(troop))
    .reduce((sum, { count }) => sum + count, 0);

const listFacts = ({ id, fortifications }: ArmyList) => ({ list: id, listedWalls: fortifications });

/** An order of battle as an army for the table. Its commands bear numbers, which tell the enemy nothing. */
export function battleArmyOf({ order, list, muster }: IndexedOrder): BattleArmy {
  return {
    name: order.name,
    aggression: list?.aggression ?? 0,
    climate: list?.climate ?? 'warm',
    terrain: { mandatory: list?.mandatory ?? [], optional: list?.optional ?? [] },
    bases: muster.commands.flatMap(({ elements, doubles }, at) =>
      elements.flatMap(({ troop, count, general, listed }): readonly ArmyBase[] => {
        const flags = [...(general === null ? [] : [RANK_FLAGS[general]]), ...(listed ? ['listed'] : [])];
        const base = { troop: formatTroop(troop), flags, command: String(at + 1) };
        const shared = general === null ? sharedBy(doubles, troop) : 0;
        const front = { ...base, flags: [...flags, 'double-based'] };
        return Array.from({ length: count }, (_, each) => (each < shared ? front : base));
      }),
    ),
    facts: { fortifications: order.fortifications, ...(list ? listFacts(list) : {}) },
  };
}
