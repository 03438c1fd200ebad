/** Which enemies conform to those who contact them. DBM, Moving into contact. */
import { countOf } from '../../../debellis/bases/double-bases.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { PlacedBase } from '../../../engine/battle.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { holds } from '../../../engine/effects.ts';
import type { Met } from '../../../engine/moves/conforming.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isSkirmisher } from '../troops/base.ts';

/** Is its group smaller than that of the movers, and is it alone or among skirmishers only? */
function isOutnumbered(game: Debellis, { rules, battle, movers }: Met, base: PlacedBase): boolean {
  const group = groupOf(rules, battle, base);
  const isSmaller = countOf(game, battle, group) < countOf(game, battle, movers);
  return isSmaller && (group.length === 1 || group.every(isSkirmisher));
}

/** Does it conform during the move? Skirmishers do, instead of turning to face later. */
const isDue = (base: PlacedBase): boolean => !isSkirmisher(base) || holds('dbm.contact.5');

/** The clause by which a base conforms to the movers; null if it does not. */
export const conformsTo = (game: Debellis, met: Met, base: PlacedBase): DbmClause | null =>
  isOutnumbered(game, met, base) && isDue(base) && holds('dbm.contact.1') ? 'dbm.contact.1' : null;
