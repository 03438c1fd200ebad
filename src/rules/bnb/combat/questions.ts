/** Questions about combats that scenarios and screens ask. */

import { ofBase } from '../../../engine/battle/of-base.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { closeFight } from '../../../engine/combat/fighting.ts';
import { FIGHT_QUESTIONS } from '../../../engine/combat/questions.ts';
import type { CombatRules, Fight } from '../../../engine/contract/combat.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { written } from '../../../engine/data/form.ts';
import { sortedIds, wrong } from '../../../engine/game/questions.ts';
import { aimsOf, validTargets } from '../shooting/aims.ts';
import { shooterFaults } from '../shooting/shooters.ts';
import { fightOfShot, shotFaults, shotOf } from '../shooting/shots.ts';
import { overlapsOf } from './help.ts';
import { mainOpponent } from './opponents.ts';

function shotFight(rules: Ruleset, battle: Battle, base: PlacedBase, target: PlacedBase): Fight | null {
  const order = { base: base.id, target: target.id };
  if (shotFaults(rules, battle, order).length > 0) return null;
  const shot = shotOf(rules, battle, order, target);
  const primary = shot.primaries.find(({ id }) => id === base.id) ?? shot.primaries[0];
  return primary ? fightOfShot(rules, battle, order, shot, primary) : null;
}

/** The fight that a question asks about: a shot at the named target, else the base's close combat. */
function fightAsked(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  target: PlacedBase | null,
): Fight | null {
  const opponent = mainOpponent(battle, base);
  if (opponent && (!target || target.id === opponent.id)) return closeFight(battle, base.id, opponent.id);
  const aimed = target ?? aimsOf(rules, battle).find(({ shooter }) => shooter.id === base.id)?.at;
  return aimed ? shotFight(rules, battle, base, aimed) : null;
}

/** The fight that a question or an order names. */
export const fightMeant: CombatRules['fightMeant'] = (rules, battle, question) => {
  const base = placedBase(battle, written(question.base));
  if (!base) return wrong('question-base', { base: written(question.base) });
  const target = question.target === undefined ? null : placedBase(battle, written(question.target));
  if (question.target !== undefined && !target)
    return wrong('question-base', { base: written(question.target) });
  const fight = fightAsked(rules, battle, base, target);
  return fight ? { base: base.id, fight } : wrong('question-no-fight', { base: base.id });
};

/** Questions by name. */
export const combatQuestions: Readonly<Record<string, Question>> = {
  overlaps: ofBase((battle, base) => ({
    answer: sortedIds(overlapsOf(battle, base).map(({ by }) => by.id)),
  })),
  'main-opponent': ofBase((battle, base) => ({ answer: mainOpponent(battle, base)?.id ?? null })),
  targets: ofBase((battle, base, rules) => ({
    answer:
      shooterFaults(battle, base).length > 0
        ? []
        : sortedIds(validTargets(rules, battle, base).map(({ id }) => id)),
  })),
  ...FIGHT_QUESTIONS,
};
