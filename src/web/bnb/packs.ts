import { type Battle, placedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { boundBroken, mayLead, type PackCommand } from '../../rules/bnb/pack/command.ts';
import { planPack } from '../../rules/bnb/pack/make.ts';
import { packOf } from '../../rules/bnb/pack/who.ts';
import type { ButtonOrder } from '../on-screen/orders.ts';

/** The orders to the pack of the picked bases. The base picked first leads it where it may. */
export function packOrders(
  rules: Ruleset,
  battle: Battle,
  picked: readonly string[],
): readonly ButtonOrder[] {
  const first = placedBase(battle, picked[0] ?? '');
  const pack = first ? packOf(rules, battle, first) : [];
  const ids = pack.map((base) => base.id);
  if (!first || pack.length < 2 || !picked.every((id) => ids.includes(id))) return [];
  if (boundBroken(pack).length > 0) return [];
  const leaders = mayLead(pack);
  const leader = leaders.find((base) => base.id === first.id) ?? leaders[0] ?? first;
  const order = (command: PackCommand, key: string): ButtonOrder => ({
    command: { ...command },
    key,
    term: 'pack',
    figures: { count: ids.length, troop: leader.troop, letter: leader.id },
    foreseen: () => planPack(rules, battle, command, first.side),
  });
  return [
    order({ type: 'pack', bases: ids, order: 'full-speed' }, 'screen.pack.full-speed'),
    order({ type: 'pack', bases: ids, order: 'into-group', leader: leader.id }, 'screen.pack.into-group'),
  ];
}
