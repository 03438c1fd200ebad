/** Moves everything straight ahead at the enemy, greatest group first or else in parts, and takes the first option of all others. */
import type { Battle, PlacedBase, SideId } from '../engine/battle.ts';
import type { AnyCommand } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import { candidatesFor } from '../engine/moves/family.ts';
import { judgeMove } from '../engine/moves/judge.ts';
import { partsOf } from './board/parts.ts';
import type { Bot } from './bot.ts';
import { readied } from './hidden.ts';
import { nearestEnemy } from './ideas/advances.ts';
import { freeGroups } from './ideas/idea.ts';
import { counselFor } from './plain-profile.ts';
import { answerWith, END_PHASE, isAskedForMoves, isRefused, openOptions, pointsLeft } from './questions.ts';
import { answerSetup, isAskedForSetup } from './setup/answer.ts';
import { stopAhead } from './ways/stops.ts';

/** Shorter ways are not worth an order, in millimetres. */
const LEAST_WAY = 5;

/** Straight ahead as far as these bases may go; null when they cannot. */
function straightOn(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  group: readonly PlacedBase[],
  refused: readonly AnyCommand[],
): AnyCommand | null {
  const nearest = stopAhead(rules, view, side, group);
  if (!nearest || nearest.judgement.length < LEAST_WAY) return null;
  const command = nearest.command as unknown as AnyCommand;
  return isRefused(command, refused) ? null : command;
}

function nextOrder(rules: Ruleset, view: Battle, side: SideId, refused: readonly AnyCommand[]): AnyCommand {
  const free = counselFor(rules.id)
    .freeOrders(view, side)
    .find((order) => !isRefused(order, refused));
  if (free) return free;
  if (pointsLeft(view) <= 0) return END_PHASE;
  for (const group of freeGroups(rules, view, side)) {
    if (group.some((base) => base.start !== null)) continue;
    for (const part of [group, ...partsOf(rules, view, group), ...group.map((base) => [base])]) {
      const order = straightOn(rules, view, side, part, refused);
      if (order) return order;
    }
  }
  return lastOrder(rules, view, side, refused) ?? END_PHASE;
}

/** Those who would else only hover before an enemy fall on the nearest. */
function lastOrder(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  refused: readonly AnyCommand[],
): AnyCommand | null {
  const counsel = counselFor(rules.id);
  for (const base of freeGroups(rules, view, side).flat()) {
    const enemy = nearestEnemy(view, base);
    if (base.start !== null || !enemy || !counsel.mustEngage(base, enemy)) continue;
    for (const { command } of candidatesFor(rules, view, [base.id], { goals: [enemy.id], only: ['front'] })) {
      const order = { ...command, engage: true } as unknown as AnyCommand;
      const { reasons } = judgeMove(rules, view, { ...command, engage: true }, side, { alone: true });
      if (reasons.length === 0 && !isRefused(order, refused)) return order;
    }
  }
  return null;
}

export const straightBot: Bot = {
  name: 'straight',
  answer(rules, view, side, random, refused) {
    if (isAskedForSetup(view, side))
      return answerWith(answerSetup(rules, view, side, random, false), 'bot.setup');
    if (isAskedForMoves(view, side))
      return answerWith(nextOrder(rules, readied(rules, view, side), side, refused), 'bot.straight');
    const [first] = openOptions(rules, view, refused);
    return answerWith(first?.command ?? END_PHASE, 'bot.straight');
  },
};
