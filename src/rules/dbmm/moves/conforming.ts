/** Which enemies conform to those who contact them. DBMM, Moving into contact; rulings 62 and 166. */
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { PlacedBase } from '../../../engine/battle.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { holds } from '../../../engine/effects.ts';
import type { Met } from '../../../engine/moves/conforming.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isSkirmisher } from '../troops/base.ts';

/** Is somebody else in front of it already? */
const isFighting = (game: Debellis, { battle, movers }: Met, base: PlacedBase): boolean =>
  touchesFront(
    game,
    { ...battle, bases: battle.bases.filter(({ id }) => !movers.some((each) => each.id === id)) },
    base,
  );

/** The clause by which a base conforms to the movers that touch it; null if it does not. */
export function conformsTo(
  game: Debellis,
  met: Met,
  base: PlacedBase,
  by: readonly PlacedBase[],
): DbmmClause | null {
  const { rules, battle, movers } = met;
  if (isFighting(game, met, base)) return null;
  const isAlone = groupOf(rules, battle, base).length === 1;
  const isOutnumbered = isAlone && movers.length > 1;
  if (isOutnumbered && game.goingOfBase(rules, battle, base) === 'GGo' && holds('dbmm.contact.6'))
    return 'dbmm.contact.6';
  const isDriven = isSkirmisher(base) && by.some((mover) => !isSkirmisher(mover));
  return isDriven && holds('dbmm.contact.7') ? 'dbmm.contact.7' : null;
}
