/** Questions about combats that scenarios and screens ask. */

import { ofBase } from '../../../engine/battle/of-base.ts';
import type { Battle } from '../../../engine/battle.ts';
import { findBase, placedBase } from '../../../engine/battle.ts';
import { closeFight } from '../../../engine/combat/fighting.ts';
import { FIGHT_QUESTIONS } from '../../../engine/combat/questions.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { CombatRules, Fight } from '../../../engine/contract/combat.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { written } from '../../../engine/data/form.ts';
import { sortedIds, wrong } from '../../../engine/game/questions.ts';
import { strongholdById } from '../ground/stronghold.ts';
import { fightAt } from '../shooting/questions.ts';
import { flankAttacks, overlapsCounting, rearAttackers } from './help.ts';
import { attackersOpen, mainOpponent } from './opponents.ts';

/** The main opponent of an element, or of a stronghold with only one attacker. */
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
  return opponent === null ? null : closeFight(battle, id, opponent);
}

/** The ids that a question names as aiders, undefined if it names none; null if it does not give a list of ids. */
function aidingIn({ aiding }: AnyCommand): readonly string[] | undefined | null {
  if (aiding === undefined) return undefined;
  return Array.isArray(aiding) && aiding.every((id) => typeof id === 'string') ? aiding : null;
}

/** The fight that a question or an order names. */
export const fightMeant: CombatRules['fightMeant'] = (rules, battle, question) => {
  const base = written(question.base);
  const target = question.target === undefined ? null : written(question.target);
  const aiding = aidingIn(question);
  if (aiding === null) return wrong('question-aiding', { base });
  const order = { base, ...(aiding ? { aiding } : {}) };
  const found = target === null ? { fight: null } : fightAt(rules, battle, { ...order, target });
  if ('fault' in found) return found;
  if (found.fight) return { base, fight: found.fight };
  const fight = fightAsked(battle, base);
  if (!fight || (target !== null && !fight.bases.includes(target)))
    return wrong('question-no-fight', { base });
  return aiding && aiding.length > 0 ? wrong('question-aiding', { base }) : { base, fight };
};

/** Questions by name. */
export const combatQuestions: Readonly<Record<string, Question>> = {
  overlaps: ofBase((battle, base) => {
    const opponent = placedBase(battle, opponentOf(battle, base.id) ?? '');
    return { answer: sortedIds(overlapsCounting(battle, base, opponent).map(({ by }) => by)) };
  }),
  'flank-attackers': ofBase((battle, base) => ({
    answer: sortedIds(flankAttacks(battle, base).map(({ by }) => by)),
  })),
  'rear-attackers': ofBase((battle, base) => ({
    answer: sortedIds(rearAttackers(battle, base).map(({ id }) => id)),
  })),
  'main-opponent': (_, battle, { base }) => {
    const id = written(base);
    const isKnown = Boolean(findBase(battle, id) ?? strongholdById(battle, id));
    return isKnown ? { answer: opponentOf(battle, id) } : wrong('question-base', { base: id });
  },
  ...FIGHT_QUESTIONS,
};
