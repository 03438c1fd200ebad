/** Orders to packs that a bot of Blood and Blades thinks of. */
import { type Battle, basesOnTable, figure, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { areGroup } from '../../engine/board/groups.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { mayLead } from '../../rules/bnb/pack/command.ts';
import { packOf } from '../../rules/bnb/pack/who.ts';

const ORDERED = ['pack', 'tactical', 'far', 'halted'] as const;

const isFresh = (base: PlacedBase): boolean => ORDERED.every((mark) => figure(base.bound, mark) === 0);

/** The packs of a side without a base that has been ordered yet, the greatest first. */
function packsOf(rules: Ruleset, battle: Battle, side: SideId): readonly (readonly PlacedBase[])[] {
  const packs = basesOnTable(battle)
    .filter((base) => base.side === side)
    .map((base) => packOf(rules, battle, base))
    .filter(
      (pack, at, all) => pack.length > 1 && all.findIndex((each) => each[0]?.id === pack[0]?.id) === at,
    );
  return packs.filter((pack) => pack.every(isFresh)).toSorted((a, b) => b.length - a.length);
}

/** A group of one speed goes for less as a group. */
function isBetterAsGroup(rules: Ruleset, battle: Battle, pack: readonly PlacedBase[]): boolean {
  const speeds = pack.map((base) => rules.moves.distance.farthest(battle, [base]));
  return areGroup(rules, battle, pack) && Math.max(...speeds) === Math.min(...speeds);
}

/** Full speed ahead where a group would be slower, and forming a group where there is none. */
export function packOrders(rules: Ruleset, battle: Battle, side: SideId): readonly AnyCommand[] {
  return packsOf(rules, battle, side).flatMap((pack): readonly AnyCommand[] => {
    const bases = pack.map((base) => base.id);
    const leader = mayLead(pack)[0]?.id;
    return [
      ...(isBetterAsGroup(rules, battle, pack) ? [] : [{ type: 'pack', bases, order: 'full-speed' }]),
      ...(areGroup(rules, battle, pack) || leader === undefined
        ? []
        : [{ type: 'pack', bases, order: 'into-group', leader }]),
    ];
  });
}
