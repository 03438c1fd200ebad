/** Moves everything straight ahead at the enemy, greatest group first or else in parts, and takes the first option of all others. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { candidatesFor } from '../../engine/moves/family.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { freeGroups, mayMove } from '../board/groups.ts';
import { partsOf } from '../board/parts.ts';
import { nearestEnemy } from '../board/reach.ts';
import type { Bot } from '../bot.ts';
import { type Situation, situationOf } from '../context.ts';
import { readied } from '../hidden.ts';
import { answerWith, END_PHASE, isAskedForMoves, isRefused, openOptions, pointsLeft } from '../questions.ts';
import { answerSetup, isAskedForSetup } from '../setup/answer.ts';
import { stopAhead } from '../ways/stops.ts';

/** Shorter ways are not worth an order, in millimetres. */
const LEAST_WAY = 5;

/** Straight ahead as far as these bases may go; null when they cannot. */
function straightOn(
  situation: Situation,
  group: readonly PlacedBase[],
  refused: readonly AnyCommand[],
): AnyCommand | null {
  const nearest = stopAhead(situation, group);
  if (!nearest || nearest.judgement.length < LEAST_WAY) return null;
  return isRefused(nearest.command, refused) ? null : nearest.command;
}

/** The order that takes the largest group straight on that can go on, of the bases that may go; null if none can. */
export function straightMarch(
  situation: Situation,
  refused: readonly AnyCommand[],
  mayGo = mayMove,
): AnyCommand | null {
  for (const group of freeGroups(situation, mayGo)) {
    if (group.some((base) => base.start !== null)) continue;
    for (const part of [group, ...partsOf(situation, group), ...group.map((base) => [base])]) {
      const order = straightOn(situation, part, refused);
      if (order) return order;
    }
  }
  return null;
}

function nextOrder(situation: Situation, refused: readonly AnyCommand[]): AnyCommand {
  const { profile, battle, side } = situation;
  const free = profile.orders.free?.(battle, side).find((order) => !isRefused(order, refused));
  if (free) return free;
  if (pointsLeft(battle) <= 0) return END_PHASE;
  return straightMarch(situation, refused) ?? lastOrder(situation, refused) ?? END_PHASE;
}

/** Bases that fight only if their player says so attack the nearest enemy. */
function lastOrder(situation: Situation, refused: readonly AnyCommand[]): AnyCommand | null {
  const { rules, profile, battle, side } = situation;
  for (const base of freeGroups(situation).flat()) {
    const enemy = nearestEnemy(battle, base);
    if (base.start !== null || !enemy || !profile.troops.mustDeclare(base, enemy)) continue;
    const fronts = candidatesFor(rules, battle, [base.id], { goals: [enemy.id], only: ['front'] });
    for (const { command } of fronts) {
      const order = { ...command, engage: true } as const;
      const { reasons } = judgeMove(rules, battle, order, side, { alone: true });
      if (reasons.length === 0 && !isRefused(order, refused)) return order;
    }
  }
  return null;
}

/** For measuring other bots. */
export const straightBot: Bot = {
  name: 'straight',
  answer(rules, view, side, random, refused) {
    if (isAskedForSetup(view, side))
      return answerWith(answerSetup(rules, view, side, random, { heedful: false, refused }), 'bot.setup');
    if (isAskedForMoves(view, side))
      return answerWith(nextOrder(readied(situationOf(rules, view, side)), refused), 'bot.straight');
    const [first] = openOptions(rules, view, refused);
    return answerWith(first?.command ?? END_PHASE, 'bot.straight');
  },
};
