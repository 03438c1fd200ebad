/** Questions about combats that scenarios and screens ask. */

import { ofBase } from '../../engine/battle/of-base.ts';
import type { Battle } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import { closeFight as closeFightOf } from '../../engine/combat/fighting.ts';
import { FIGHT_QUESTIONS } from '../../engine/combat/questions.ts';
import type { CombatRules, Fight } from '../../engine/contract/combat.ts';
import type { Question } from '../../engine/contract/questions.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { written } from '../../engine/data/form.ts';
import type { Json } from '../../engine/data/json.ts';
import { keptWith } from '../../engine/data/memory.ts';
import { sortedIds, wrong } from '../../engine/game/questions.ts';
import type { Debellis } from '../game.ts';
import { shotFaults } from '../shooting/faults.ts';
import { fightOf, type ShotOrder } from '../shooting/shots.ts';
import { requiredTargets } from '../shooting/targets.ts';
import { factorOdds } from './factor-odds.ts';
import { overlappersOf } from './hand-to-hand.ts';
import { foeOf } from './opponents.ts';

/** The close combat of a base; null if it has none. */
function closeFight(game: Debellis, battle: Battle, id: string): Fight | null {
  const base = placedBase(battle, id);
  const foe = base && foeOf(game, battle, base);
  return base && foe ? closeFightOf(battle, base.id, foe) : null;
}

/** The shot of a base at a target, or why there is none. */
function shotOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  order: ShotOrder,
): ReturnType<CombatRules['fightMeant']> {
  const [fault] = shotFaults(game, rules, battle, order);
  if (fault) return { fault: { key: fault.key, figures: fault.figures ?? {} } };
  return { base: order.base, fight: fightOf(game, rules, battle, order) };
}

/** The fight that a question or an order names. */
export const fightMeant = keptWith(
  (game: Debellis): CombatRules['fightMeant'] =>
    (rules, battle, question) => {
      const base = written(question.base);
      const fight = closeFight(game, battle, base);
      const target = question.target === undefined ? null : written(question.target);
      if (fight && (target === null || fight.bases.some((id) => id === target))) return { base, fight };
      if (target === null || !placedBase(battle, base) || !placedBase(battle, target))
        return wrong('question-no-fight', { base });
      const { aiding } = question;
      const named = Array.isArray(aiding) ? { aiding: aiding.map(written) } : {};
      return shotOf(game, rules, battle, { base, target, ...named });
    },
);

const isFactor = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value);

/** The odds of a fight on the table, or of two factors. */
const oddsAsked =
  (game: Debellis): Question =>
  (rules, battle, question) => {
    const { factors } = question;
    if (factors === undefined)
      return FIGHT_QUESTIONS.odds?.(rules, battle, question) ?? wrong('question-factors');
    const [own, opponent] = Array.isArray(factors) ? (factors as readonly Json[]) : [];
    if (!isFactor(own) || !isFactor(opponent)) return wrong('question-factors');
    return { answer: { ...factorOdds(game, own, opponent) } };
  };

/** Questions by name. */
export const COMBAT_QUESTIONS = keptWith(
  (game: Debellis): Readonly<Record<string, Question>> => ({
    overlaps: ofBase((battle, base, rules) => ({
      answer: sortedIds(overlappersOf(game, rules, battle, base).map(({ id }) => id)),
    })),
    'main-opponent': ofBase((battle, base) => ({ answer: foeOf(game, battle, base) })),
    targets: ofBase((battle, base, rules) => ({
      answer: sortedIds(requiredTargets(game, rules, battle, base).map(({ id }) => id)),
    })),
    ...FIGHT_QUESTIONS,
    odds: oddsAsked(game),
  }),
);
