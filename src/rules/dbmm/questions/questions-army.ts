/** Questions about armies, not about a position. */
import { armyIn, type LineReader, ofArmy } from '../../../engine/army/army-question.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import type { Json } from '../../../engine/data/json.ts';
import { holds } from '../../../engine/effects.ts';
import { wrong } from '../../../engine/game/questions.ts';
import { equivalentsOf, stateBy } from '../morale/equivalents.ts';
import { muster } from '../troops/muster.ts';
import { STRATAGEMS } from '../troops/price-table.ts';
import { type BoughtElement, costOf, costOfStratagems } from '../troops/prices.ts';
import { formatTroop, isTroopFault, parseTroop } from '../troops/troops.ts';

const GENERALS = ['c-in-c', 'ally-general', 'general'] as const;

/** One element in a line with a general is the general's. */
const readLine: LineReader<BoughtElement> = (text, flags) => {
  const found = muster(text, flags);
  if ('key' in found) return { fault: found };
  const troop = parseTroop(found.troop);
  if (isTroopFault(troop)) return wrong(troop.key, troop.figures);
  const general = GENERALS.find((flag) => flags.includes(flag));
  const others: BoughtElement = {
    troop,
    rear: flags.includes('double-based-rear'),
    obstacles: flags.includes('obstacles'),
  };
  const ability = { brilliant: flags.includes('brilliant'), inert: flags.includes('inert') };
  return { first: general ? { ...others, general, ...ability } : others, others };
};

const summed = (army: readonly BoughtElement[], of: (element: BoughtElement) => number): number =>
  army.reduce((sum, element) => sum + of(element), 0);

const isChief = ({ general }: BoughtElement): boolean => general === 'c-in-c';

const listOfNames = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** Why these stratagems cannot be bought; null if they can. */
function stratagemFault(names: readonly string[]) {
  const known = [...STRATAGEMS.bought, ...STRATAGEMS.free.names];
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) return wrong('question-stratagem', { name: strange, known });
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) return wrong('question-stratagem-twice', { name: twice });
  const bought = names.filter((name) => STRATAGEMS.bought.includes(name)).length;
  return bought > STRATAGEMS.most && holds('dbmm.strat.12')
    ? wrong('question-stratagems', { most: STRATAGEMS.most })
    : null;
}

/** The price of an army in army points. All prices are our own. */
const cost: Question = (_rules, _battle, question) => {
  const names = listOfNames(question.stratagems);
  const fault = stratagemFault(names);
  if (fault) return fault;
  const bought = armyIn(question.army, readLine);
  if ('fault' in bought) return bought;
  if (bought.filter(isChief).length > 1) return wrong('question-chiefs');
  const unpriced = bought.find((each) => costOf(each) === null);
  if (unpriced && holds('dbmm.class.19'))
    return wrong('question-unpriced', { troop: formatTroop(unpriced.troop) });
  const inert = bought.some((each) => isChief(each) && each.inert === true);
  return { answer: summed(bought, (each) => costOf(each) ?? 0) + costOfStratagems(names, inert) };
};

const isSum = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const equivalents = ofArmy(readLine, (army) => ({ me: summed(army, equivalentsOf) }));

const morale: Question = (rules, battle, question) => {
  if (question.army !== undefined) return equivalents(rules, battle, question);
  const { me, lost, spent = 0, broken = false } = question;
  if (!isSum(me) || !isSum(lost) || !isSum(spent) || typeof broken !== 'boolean')
    return wrong('question-morale');
  return { answer: { state: stateBy({ me, lost, spent, broken }) } };
};

/** Questions by name. */
export const ARMY_QUESTIONS: Readonly<Record<string, Question>> = { cost, morale };
