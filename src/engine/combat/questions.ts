/** The questions of scenarios and screens about a fight. The ruleset says which fight each one means. */

import type { Battle, Json } from '../battle.ts';
import type { AnyCommand } from '../command.ts';
import type { Assessment, Pair } from '../contract/combat.ts';
import type { Question } from '../contract/questions.ts';
import type { Ruleset } from '../contract.ts';
import { oddsIn } from './odds.ts';
import { assessmentFigures, type Odds, oddsOf } from './sums.ts';

/** A question about a fight, and the assessment of that fight. */
interface Asked {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly question: AnyCommand;
  readonly base: string;
  readonly assessment: Assessment;
}

/** With `outright`, the odds count the ordered outcomes. They are known at once, because no outcome is carried out. */
function oddsAnswer({ rules, battle, question, assessment }: Asked): Json {
  const odds = question.outright
    ? oddsOf(rules, rules.combat, assessment)
    : oddsIn(rules, battle, assessment);
  const chances = (at: 0 | 1): Json =>
    Object.fromEntries(odds[at].chances.map(({ outcome, ways }) => [outcome, ways]));
  return {
    of: odds[0].of,
    outcomes: Object.fromEntries([0, 1].map((at) => [odds[at as 0 | 1].base, chances(at as 0 | 1)])),
  };
}

function factorsAnswer({ base, assessment: { sides } }: Asked): Json {
  const side = sides.find((each) => each.base === base) ?? sides[0];
  return side.lines.map((line) => [line.rule, line.value]);
}

/** Makes a question about the fight that the ruleset finds. */
const ofFight =
  (answer: (asked: Asked) => Json): Question =>
  (rules, battle, question) => {
    const found = rules.combat.fightMeant(rules, battle, question);
    if ('fault' in found) return found;
    const assessment = rules.combat.assess(rules, battle, found.fight);
    return { answer: answer({ rules, battle, question, base: found.base, assessment }) };
  };

export const FIGHT_QUESTIONS: Readonly<Record<string, Question>> = {
  factors: ofFight(factorsAnswer),
  odds: ofFight(oddsAnswer),
  assessment: ofFight(({ assessment }) => assessmentFigures(assessment)),
};

/** The odds of the outcomes that an order to fight or shoot may bring; null if it means no fight. */
export function oddsOfOrder(rules: Ruleset, battle: Battle, order: AnyCommand): Pair<Odds> | null {
  const found = rules.combat.fightMeant(rules, battle, order);
  if ('fault' in found) return null;
  return oddsOf(rules, rules.combat, rules.combat.assess(rules, battle, found.fight));
}
