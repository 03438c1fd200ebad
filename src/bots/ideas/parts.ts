/** A group in parts, where the ground before it or the enemy keeps some of it from going on with the rest. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { goingUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { zonedBy } from '../../engine/board/zones.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { outlineAt } from '../../engine/moves/way.ts';
import { ahead } from '../../geometry/pose.ts';
import { connected } from './idea.ts';

/** The ground ahead is looked at so many times on the way, besides where a base stands. */
const LOOKS = 2;

/** What keeps a base from going on with others: the ground it stands on and comes to, or an enemy zone. */
function hindrance(rules: Ruleset, battle: Battle, base: PlacedBase, reach: number): string {
  const zoned = zonedBy(rules, battle, base).length > 0;
  const goings = [goingUnder(rules, battle, base, rectangleOfBase(base))];
  if (battle.terrain.length > 0)
    for (let look = 1; look <= LOOKS; look++) {
      const at = outlineAt(base, ahead(base.pose, (reach * look) / LOOKS));
      goings.push(goingUnder(rules, battle, base, at));
    }
  const worst = [...rules.board.goings].find((going) => goings.includes(going)) ?? goings[0];
  return `${goings.find((going) => !rules.board.goings.includes(going)) ?? worst} ${zoned}`;
}

/** A group in parts that are hindered alike, the greatest first; none where all of it is. */
export function partsOf(
  rules: Ruleset,
  battle: Battle,
  group: readonly PlacedBase[],
): readonly (readonly PlacedBase[])[] {
  const reach = rules.moves.farthest(battle, group);
  const kinds = new Map<string, PlacedBase[]>();
  for (const base of group) {
    const kind = hindrance(rules, battle, base, reach);
    kinds.set(kind, [...(kinds.get(kind) ?? []), base]);
  }
  if (kinds.size < 2) return [];
  const parts = [...kinds.values()].flatMap((some) => connected(rules, battle, some));
  return parts.toSorted((a, b) => b.length - a.length);
}
