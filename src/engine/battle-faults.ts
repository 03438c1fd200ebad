/** Faults of a battle, or of a change of one, that was read and not made by play; `where` is its place in the file. */
import type { Battle, SideId } from './battle.ts';
import type { Ruleset } from './contract.ts';
import type { Change, Fault } from './event.ts';
import { flowFaults } from './flow-faults.ts';
import { noteFaults } from './part-faults.ts';
import { idFaults, sideFaults } from './setup.ts';

function troopFaults(rules: Ruleset, where: string, base: string, troop: string): readonly Fault[] {
  const mustered = rules.muster(troop, []);
  if (!('key' in mustered)) return [];
  return [{ key: mustered.key, figures: { base: `${where} ${base}`, ...mustered.figures } }];
}

/** Faults that keep a battle from being shown and played on. */
export const battleFaults = (rules: Ruleset, battle: Battle, where: string): readonly Fault[] => [
  ...sideFaults(battle),
  ...idFaults(battle),
  ...battle.bases.flatMap(({ id, troop }) => troopFaults(rules, where, id, troop)),
  ...battle.sides.flatMap(({ id, facts }) => noteFaults(`${where}.${id}.facts`, rules.facts, facts)),
  ...noteFaults(`${where}.own`, rules.own, battle.own),
  ...flowFaults(
    rules,
    battle.flow,
    battle.sides.map(({ id }) => id),
    where,
  ),
];

/** Faults of a change of a battle between these sides. */
export function changeFaults(
  rules: Ruleset,
  change: Change,
  sides: readonly SideId[],
  where: string,
): readonly Fault[] {
  switch (change.change) {
    case 'add':
      return troopFaults(rules, where, change.base.id, change.base.troop);
    case 'resize':
      return change.troop === undefined ? [] : troopFaults(rules, where, change.base, change.troop);
    case 'side':
      return noteFaults(`${where}.${change.side}.facts`, rules.facts, change.set.facts);
    case 'note':
      return noteFaults(`${where}.own`, rules.own, change.set);
    case 'flow':
      return flowFaults(rules, change.flow, sides, where);
    case 'turn': {
      const { active = sides[0] ?? '' } = change.set;
      return sides.includes(active) ? [] : [{ key: 'fault.unknown-side', figures: { side: active, where } }];
    }
    default:
      return [];
  }
}
