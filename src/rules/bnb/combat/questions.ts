/** Questions about combats that scenarios and screens ask. */
import type { Battle, Json, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { type Assessment, assessmentFigures, type Fight, oddsOf } from '../../../engine/combat.ts';
import type { Answer, Question, Ruleset } from '../../../engine/contract.ts';
import { aimsOf, validTargets } from '../shooting/aims.ts';
import { shooterFaults } from '../shooting/shooters.ts';
import { fightOfShot, shotFaults, shotOf } from '../shooting/shots.ts';
import { assess, combat } from './assess.ts';
import { overlapsOf } from './help.ts';
import { mainOpponent } from './opponents.ts';

const ids = (bases: readonly { readonly id: string }[]): readonly string[] =>
  bases
    .map((base) => base.id)
    .filter((id, at, all) => all.indexOf(id) === at)
    .toSorted();

const wrong = (key: string, figures: { readonly [key: string]: Json }): Answer => ({
  fault: { key: `fault.${key}`, figures },
});

const ofBase =
  (
    answer: (rules: Ruleset, battle: Battle, base: PlacedBase, target: PlacedBase | null) => Answer,
  ): Question =>
  (rules, battle, question) => {
    const base = placedBase(battle, String(question.base));
    if (!base) return wrong('question-base', { base: String(question.base) });
    const target = question.target === undefined ? null : placedBase(battle, String(question.target));
    if (question.target !== undefined && !target)
      return wrong('question-base', { base: String(question.target) });
    return answer(rules, battle, base, target);
  };

function shotFight(rules: Ruleset, battle: Battle, base: PlacedBase, target: PlacedBase): Fight | null {
  const order = { base: base.id, target: target.id };
  if (shotFaults(rules, battle, order).length > 0) return null;
  const shot = shotOf(rules, battle, order, target);
  const primary = shot.primaries.find(({ id }) => id === base.id) ?? shot.primaries[0];
  return primary ? fightOfShot(rules, battle, order, shot, primary) : null;
}

/** The fight that a question is about: a shot at the target named, else the base's close combat. */
function fightAsked(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  target: PlacedBase | null,
): Fight | null {
  const opponent = mainOpponent(battle, base);
  if (opponent && (!target || target.id === opponent.id))
    return {
      kind: 'close',
      bases: base.side === battle.turn.active ? [base.id, opponent.id] : [opponent.id, base.id],
    };
  const aimed = target ?? aimsOf(rules, battle).find(({ shooter }) => shooter.id === base.id)?.at;
  return aimed ? shotFight(rules, battle, base, aimed) : null;
}

const ofFight = (answer: (rules: Ruleset, base: PlacedBase, assessment: Assessment) => Json): Question =>
  ofBase((rules, battle, base, target) => {
    const fight = fightAsked(rules, battle, base, target);
    return fight
      ? { answer: answer(rules, base, assess(rules, battle, fight)) }
      : wrong('question-no-fight', { base: base.id });
  });

function oddsAnswer(rules: Ruleset, assessment: Assessment): Json {
  const odds = oddsOf(rules, combat, assessment);
  const chances = (at: 0 | 1): Json =>
    Object.fromEntries(odds[at].chances.map(({ outcome, ways }) => [outcome, ways]));
  return {
    of: odds[0].of,
    outcomes: Object.fromEntries([0, 1].map((at) => [odds[at as 0 | 1].base, chances(at as 0 | 1)])),
  };
}

/** Questions by name. */
export const combatQuestions: Readonly<Record<string, Question>> = {
  overlaps: ofBase((_, battle, base) => ({
    answer: ids(overlapsOf(battle, base).map(({ by }) => by)),
  })),
  'main-opponent': ofBase((_, battle, base) => ({ answer: mainOpponent(battle, base)?.id ?? null })),
  targets: ofBase((rules, battle, base) => ({
    answer: shooterFaults(battle, base).length > 0 ? [] : ids(validTargets(rules, battle, base)),
  })),
  factors: ofFight((_, base, assessment) => {
    const side = assessment.sides.find((each) => each.base === base.id) ?? assessment.sides[0];
    return side.lines.map((line) => [line.rule, line.value]);
  }),
  odds: ofFight((rules, _, assessment) => oddsAnswer(rules, assessment)),
  assessment: ofFight((_, __, assessment) => assessmentFigures(assessment)),
};
