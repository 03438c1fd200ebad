/** What a fight or a shot that may be taken up promises, by the ruleset's own odds. */

import { oddsOfOrder } from '../../../engine/combat-questions.ts';
import { foePieces } from '../../board/targets.ts';
import type { Situation } from '../../context.ts';
import { outlookOf } from '../outlook.ts';

/** What a fight of a base, or a shot of it at a target, promises in points of an army; 0 where no odds are known. */
export function promiseOf(situation: Situation, base: string, target?: string): number {
  const { rules, battle, side } = situation;
  const order = { type: 'odds', base, ...(target === undefined ? {} : { target }) };
  const odds = oddsOfOrder(rules, battle, order);
  if (!odds) return 0;
  const outlook = outlookOf(situation);
  const { army, dangers } = situation.profile;
  const shooter = target === undefined ? undefined : battle.bases.find(({ id }) => id === base);
  const mishap = shooter ? (dangers.mishap?.(shooter) ?? 0) * army.worth(shooter, battle) : 0;
  // However late it is, no base is bold with what it may bring on itself.
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
