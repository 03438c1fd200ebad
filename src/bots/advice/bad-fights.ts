/** Does a position bring a base into a fight that is worse for it than for its enemy? */
import { type Battle, placedBase } from '../../engine/battle.ts';
import { isBadFor } from '../../engine/combat/fates.ts';
import { fightFates } from '../../engine/combat/fight-fates.ts';
import type { Situation } from '../context.ts';

/** Is one of these bases likelier to be lost in its fight than its enemy? To storm a piece of terrain may be worth a base. */
export const fightsBadly = ({ rules, profile }: Situation, battle: Battle, ids: readonly string[]): boolean =>
  ids.some((id) => {
    const found = fightFates(
      rules,
      battle,
      id,
      (outcome, base) => profile.army.lossShare(outcome, base) >= 1,
    );
    return found !== null && placedBase(battle, found.against) !== null && isBadFor(found.own, found.other);
  });
