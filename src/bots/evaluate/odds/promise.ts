/** What a fight or a shot that may be taken up promises, by the ruleset's own odds. */

import { foePieces } from '../../board/targets.ts';
import type { Situation } from '../../context.ts';
import { outlookOf } from '../outlook.ts';

/** How many of all throws bring each outcome, by base. */
interface Chances {
  readonly of: number;
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

function chancesOf({ rules, battle }: Situation, base: string, target?: string): Chances | null {
  const question = { type: 'odds', outright: true, base, ...(target === undefined ? {} : { target }) };
  const answer = rules.questions.odds?.(rules, battle, question);
  return answer && 'answer' in answer ? (answer.answer as unknown as Chances) : null;
}

/** What a fight of a base, or a shot of it at a target, promises in points of an army; 0 where no odds are known. */
export function promiseOf(situation: Situation, base: string, target?: string): number {
  const chances = chancesOf(situation, base, target);
  if (!chances) return 0;
  const outlook = outlookOf(situation);
  const { battle, side } = situation;
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
    const ways = chances.outcomes[party.each.id];
    if (!ways) return sum;
    const lost = Object.entries(ways).reduce(
      (all, [outcome, count]) => all + count * army.lossShare(outcome, party.base),
      0,
    );
    const points = (lost * party.worth) / chances.of;
    return party.each.side === side ? sum - points * outlook.loss : sum + points * outlook.gain;
  }, -feared);
}
