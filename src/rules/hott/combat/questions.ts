/** Questions about combats that scenarios and screens ask. */
import type { Battle, Json, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { type Assessment, assessmentFigures, type Fight, oddsOf } from '../../../engine/combat.ts';
import type { Answer, Question, Ruleset } from '../../../engine/contract.ts';
import { fightAt } from '../shooting/questions.ts';
import { strongholdById } from '../stronghold.ts';
import { assess, combat } from './assess.ts';
import { flankAttacks, overlapsOf, rearAttackers } from './help.ts';
import { attackersOpen, mainOpponent } from './opponents.ts';

const sorted = (ids: readonly string[]): readonly string[] =>
  ids.filter((id, at) => ids.indexOf(id) === at).toSorted();

const wrong = (key: string, figures: { readonly [key: string]: Json }): Answer => ({
  fault: { key: `fault.${key}`, figures },
});

const ofBase =
  (answer: (battle: Battle, base: PlacedBase) => Answer): Question =>
  (_, battle, question) => {
    const base = placedBase(battle, String(question.base));
    return base ? answer(battle, base) : wrong('question-base', { base: String(question.base) });
  };

/** The main opponent of an element, or of a stronghold that only one attacks. */
function opponentOf(battle: Battle, id: string): string | null {
  const base = placedBase(battle, id);
  if (base) return mainOpponent(battle, base);
  const stronghold = strongholdById(battle, id);
  const open = stronghold ? attackersOpen(battle, stronghold) : [];
  return open.length === 1 ? (open[0]?.id ?? null) : null;
}

/** The close combat of an element or a stronghold. */
function fightAsked(battle: Battle, id: string): Fight | null {
  const opponent = opponentOf(battle, id);
  if (!opponent) return null;
  const side = placedBase(battle, id)?.side ?? strongholdById(battle, id)?.side;
  return { kind: 'close', bases: side === battle.turn.active ? [id, opponent] : [opponent, id] };
}

const ofFight =
  (answer: (rules: Ruleset, base: string, assessment: Assessment) => Json): Question =>
  (rules, battle, question) => {
    const base = String(question.base);
    const target = question.target === undefined ? null : String(question.target);
    const shot = target === null ? null : fightAt(battle, base, target);
    const fight = shot ?? fightAsked(battle, base);
    return fight
      ? { answer: answer(rules, base, assess(rules, battle, fight)) }
      : wrong('question-no-fight', { base });
  };

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
  overlaps: ofBase((battle, base) => ({ answer: sorted(overlapsOf(battle, base).map(({ by }) => by)) })),
  'flank-attackers': ofBase((battle, base) => ({
    answer: sorted(flankAttacks(battle, base).map(({ by }) => by)),
  })),
  'rear-attackers': ofBase((battle, base) => ({
    answer: sorted(rearAttackers(battle, base).map(({ id }) => id)),
  })),
  'main-opponent': (_, battle, question) => ({ answer: opponentOf(battle, String(question.base)) }),
  factors: ofFight((_, base, assessment) => {
    const side = assessment.sides.find((each) => each.base === base) ?? assessment.sides[0];
    return side.lines.map((line) => [line.rule, line.value]);
  }),
  odds: ofFight((rules, _, assessment) => oddsAnswer(rules, assessment)),
  assessment: ofFight((_, __, assessment) => assessmentFigures(assessment)),
};
