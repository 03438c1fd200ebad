/**
 * After all phases of a bound: lurkers vanish, commands become demoralised, and victory is judged. Hordes of the
 * Things, Winning and losing.
 */
import type { Battle } from '../../../engine/battle.ts';
import type { Step, Work } from '../../../engine/contract/sequence.ts';
import { tell } from '../../../engine/game/work.ts';
import { lurkersAtBoundsEnd } from '../arrivals/bounds-end.ts';
import { boundLimit, defeatsIn, drawn, resultOf } from '../ending/ending.ts';
import { lostAp } from '../ending/lost.ts';
import { demoraliseAtBoundsEnd } from '../mass/panic.ts';

const lossesOf = (battle: Battle): readonly number[] => battle.sides.map(({ id }) => lostAp(battle, id));

/** Ends the battle if a side is defeated; says whether it did. */
function judgeDefeat(work: Work): boolean {
  const { battle } = work;
  const defeats = defeatsIn(battle);
  const result = resultOf(battle, defeats);
  const [first] = defeats;
  if (!result || !first) return false;
  const figures = {
    winner: result.winner,
    how: result.how,
    defeated: defeats.map(({ side }) => side),
    lost: lossesOf(battle),
  };
  tell(work, { type: 'battle-decided', rule: first.rule, figures }, [{ change: 'end', result }]);
  return true;
}

/** Ends the battle after the agreed number of bounds. */
function judgeLimit(work: Work): void {
  const { battle } = work;
  const limit = boundLimit(battle);
  if (limit === null || battle.turn.bound < limit) return;
  const figures = { bound: battle.turn.bound, lost: lossesOf(battle) };
  tell(work, { type: 'battle-limit', figures }, [{ change: 'end', result: drawn(battle, 'limit') }]);
}

export const endOfBound: Step = {
  run(work) {
    lurkersAtBoundsEnd(work);
    demoraliseAtBoundsEnd(work);
    if (!judgeDefeat(work)) judgeLimit(work);
    return { next: 'done' };
  },
};
