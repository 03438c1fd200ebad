/** Faults of a battle, or of a change to one, that was read from outside. `where` is its place in the file. */
import type { Base, Battle, Place, SideId } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import type { Change, Fault } from '../event.ts';
import { flowFaults } from '../game/flow-faults.ts';
import { noteFaults } from '../game/part-faults.ts';
import { idFaults, sideFaults } from './check-setup.ts';

function troopFaults(rules: Ruleset, where: string, base: string, troop: string): readonly Fault[] {
  const mustered = rules.muster(troop, []);
  if (!('key' in mustered)) return [];
  return [{ key: mustered.key, figures: { base: `${where} ${base}`, ...mustered.figures } }];
}

function placeFaults({ places }: Ruleset, where: string, base: string, place: Place): readonly Fault[] {
  const known = ['table', ...Object.values(places)];
  if (known.includes(place)) return [];
  return [{ key: 'fault.unknown-place', figures: { base: `${where} ${base}`, place, known } }];
}

const baseFaults = (rules: Ruleset, where: string, { id, troop, place }: Base): readonly Fault[] => [
  ...troopFaults(rules, where, id, troop),
  ...placeFaults(rules, where, id, place),
];

/** Bases are found by halving the list, so they must be in the order of their ids. */
function orderFaults({ bases }: Battle, where: string): readonly Fault[] {
  const late = bases.find(({ id }, at) => id < (bases[at - 1]?.id ?? ''));
  return late ? [{ key: 'fault.base-order', figures: { base: late.id, where } }] : [];
}

/** Faults for which a battle can be neither shown nor played. */
export const battleFaults = (rules: Ruleset, battle: Battle, where: string): readonly Fault[] => [
  ...sideFaults(battle),
  ...idFaults(battle),
  ...orderFaults(battle, where),
  ...battle.bases.flatMap((base) => baseFaults(rules, where, base)),
  ...battle.sides.flatMap(({ id, facts }) => noteFaults(`${where}.${id}.facts`, rules.facts, facts)),
  ...noteFaults(`${where}.own`, rules.own, battle.own),
  ...flowFaults(
    rules,
    battle.flow,
    battle.sides.map(({ id }) => id),
    where,
  ),
];

/** Faults of a change to a battle between these sides. */
export function changeFaults(
  rules: Ruleset,
  change: Change,
  sides: readonly SideId[],
  where: string,
): readonly Fault[] {
  switch (change.change) {
    case 'add':
      return baseFaults(rules, where, change.base);
    case 'place':
      return placeFaults(rules, where, change.base, change.in ?? 'table');
    case 'remove':
      return placeFaults(rules, where, change.base, change.to);
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
