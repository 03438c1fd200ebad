/** Impetuous elements in ambush, held back by PIPs that their player leaves unspent. */

import { isLurking, withAmbushOf } from '../../engine/ambush/hidden.ts';
import { commandOf, pointsLeft, purseOf } from '../../engine/army/commands.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { groupOf } from '../../engine/board/groups.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { costOf } from '../../engine/moves/judge.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';

/** The groups of these elements; each element is in one of them. */
function groupsAmong(rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]) {
  const groups: (readonly PlacedBase[])[] = [];
  for (const base of bases) {
    if (groups.flat().some(({ id }) => id === base.id)) continue;
    const ids = groupOf(rules, battle, base).map(({ id }) => id);
    groups.push(bases.filter(({ id }) => id === base.id || ids.includes(id)));
  }
  return groups;
}

/**
 * The elements in ambush that must advance in this bound, as if they stood on the table. The points that a command has
 * left hold its groups as halts would.
 */
export function unheldAmbushers(game: Debellis, rules: Ruleset, battle: Battle): readonly PlacedBase[] {
  const standing = withAmbushOf(battle, battle.turn.active);
  if (standing === battle) return [];
  const restless = basesOnTable(standing).filter(
    (base) => isLurking(base) && game.mustAdvance(rules, standing, base),
  );
  const left = new Map<string, number>();
  return groupsAmong(rules, standing, restless).flatMap((group) => {
    const [first] = group;
    const command = first ? commandOf(first) : '';
    const points =
      left.get(command) ??
      (first ? pointsLeft(battle, purseOf(battle, first, clauseIn(game.hidden, 'ownPips'))) : 0);
    const price = costOf(game.priceOf({ rules, battle: standing, bases: group, trace: null }));
    if (price > points || !holdsIn(game.hidden, 'holdBack')) return group;
    left.set(command, points - price);
    return [];
  });
}
