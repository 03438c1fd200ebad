/** Questions about armies, not about a position. */
import { type LineReader, ofArmy } from '../../../engine/army/army-question.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import type { Json } from '../../../engine/data/json.ts';
import { wrong } from '../../../engine/game/questions.ts';
import { muster } from '../troops/muster.ts';
import { type BoughtElement, costOf, equivalentsOf } from '../troops/prices.ts';
import { isTroopFault, parseTroop } from '../troops/troops.ts';

const GENERALS = ['c-in-c', 'ally-general', 'general'] as const;

/** One element in a line with a general is the general's. */
const readLine: LineReader<BoughtElement> = (text, flags) => {
  const found = muster(text, flags);
  if ('key' in found) return { fault: found };
  const troop = parseTroop(found.troop);
  if (isTroopFault(troop)) return wrong(troop.key, troop.figures);
  const general = GENERALS.find((flag) => flags.includes(flag));
  return { first: general ? { troop, general } : { troop }, others: { troop } };
};

const summed = (army: readonly BoughtElement[], of: (element: BoughtElement) => number): number =>
  army.reduce((sum, element) => sum + of(element), 0);

const isSum = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const equivalents = ofArmy(readLine, (army) => ({
  ee: summed(army, ({ troop }) => equivalentsOf(troop, true)),
}));

/** A command is demoralised when it has lost more than a third of its element equivalents. Ruling 94. */
const morale: Question = (rules, battle, question) => {
  if (question.army !== undefined) return equivalents(rules, battle, question);
  const { ee, lost } = question;
  if (!isSum(ee) || !isSum(lost)) return wrong('question-morale');
  return { answer: { state: 3 * lost > ee ? 'demoralised' : 'steady' } };
};

/** Questions by name. */
export const ARMY_QUESTIONS: Readonly<Record<string, Question>> = {
  cost: ofArmy(readLine, (army) => summed(army, costOf)),
  morale,
};
