/** The promise of a fight or a shot that may be chosen now, by the odds of the ruleset. */

import { oddsOfOrder } from '../../../engine/combat/questions.ts';
import { foePieces } from '../../board/targets.ts';
import type { Situation } from '../../context.ts';
import { outlookOf } from '../outlook.ts';

/** The promise of a fight of a base, or of its shot at a target, in points of an army; 0 if there are no odds. */
export function promiseOf(situation: Situation, base: string, target?: string): number {
  const { rules, battle, side } = situation;
  const order = { type: 'odds', base, ...(target === undefined ? {} : { target }) };
  const odds = oddsOfOrder(rules, battle, order);
  if (!odds) return 0;
  const outlook = outlookOf(situation);
  const { army, dangers } = situation.profile;
  const shooter = target === undefined ? undefined : battle.bases.find(({ id }) => id === base);
  const mishap = shooter ? (dangers.mishap?.(shooter) ?? 0) * army.worth(shooter, battle) : 0;
  // Boldness does not apply to losses that a base may cause to itself, even late in the battle.
  const feared = mishap * outlook.loss * outlook.boldness;
  const parties = [
    ...battle.bases.map((each) => ({ each, base: each, worth: army.worth(each, battle) })),
    ...foePieces(situation).map((each) => ({ each, base: null, worth: army.worthOfPiece(each, battle) })),
  ];
  return parties.reduce((sum, party) => {
    const found = odds.find(({ base: id }) => id === party.each.id);
    if (!found) return sum;
    const lost = found.chances.reduce(
      (all, { outcome, ways }) => all + ways * army.lossShare(outcome, party.base),
      0,
    );
    const points = (lost * party.worth) / found.of;
    return party.each.side === side ? sum - points * outlook.loss : sum + points * outlook.gain;
  }, -feared);
}
