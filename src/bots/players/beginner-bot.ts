/** The opponent for a first battle: it goes at the enemy with one group a bound, and weighs no odds. */
import type { PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { aheadOf } from '../../geometry/rectangle.ts';
import { mayMove, ownBases } from '../board/groups.ts';
import { nearestEnemy } from '../board/reach.ts';
import type { Bot } from '../bot.ts';
import { type Context, contextOf, type Situation, situationOf } from '../context.ts';
import { readied } from '../hidden.ts';
import { advances } from '../ideas/advances.ts';
import { attacks } from '../ideas/attacks.ts';
import { byPromise, type Idea } from '../ideas/idea.ts';
import { rejoins } from '../ideas/rejoins.ts';
import { traitsOf } from '../knowledge/roles.ts';
import { LEVELS } from '../levels.ts';
import { answerWith, END_PHASE, isAskedForMoves, isRefused, openOptions } from '../questions.ts';
import { answerSetup, isAskedForSetup } from '../setup/answer.ts';
import { waysOf } from '../ways/ways.ts';
import { straightMarch } from './straight-bot.ts';

const isLeader = ({ profile }: Situation, base: PlacedBase): boolean =>
  profile.troops.commandRange(base) !== null;

/** It moves one group in a bound: the largest comes on, and the others when that fights. */
const hasMoved = (context: Context): boolean =>
  ownBases(context).some((base) => base.start !== null && !isLeader(context, base));

/** Does it march with its group? Bases that must not fight, and those that have passed the enemy, do not. */
function marches(situation: Situation, base: PlacedBase): boolean {
  if (!mayMove(situation, base) || traitsOf(situation, base).keptBack) return false;
  const enemy = nearestEnemy(situation.battle, base);
  return enemy !== null && aheadOf(rectangleOfBase(base), enemy.pose) > 0;
}

const firstWay = (context: Context, ideas: readonly Idea[]): AnyCommand | null => {
  for (const idea of ideas) for (const { command } of waysOf(context, idea)) return command;
  return null;
};

/** A single base attacks an enemy in its reach, or else turns and goes to the nearest one. */
const single = (context: Context): AnyCommand | null =>
  firstWay(context, [...attacks(context).toSorted(byPromise), ...advances(context)]);

function order(context: Context): AnyCommand {
  const { profile, battle, side, refused, points } = context;
  const free = profile.orders.free?.(battle, side).find((each) => !isRefused(each, refused));
  if (free) return free;
  if (points <= 0) return END_PHASE;
  // Its general follows the others.
  if (hasMoved(context)) return firstWay(context, rejoins(context)) ?? END_PHASE;
  return straightMarch(context, refused, marches) ?? single(context) ?? END_PHASE;
}

export const beginnerBot: Bot = {
  name: 'beginner',
  answer(rules, view, side, random, refused) {
    if (isAskedForSetup(view, side))
      return answerWith(answerSetup(rules, view, side, random, false), 'bot.setup');
    if (isAskedForMoves(view, side)) {
      const context = readied(contextOf(situationOf(rules, view, side), LEVELS.light, refused));
      return answerWith(order(context), 'bot.straight');
    }
    const [first] = openOptions(rules, view, refused);
    return answerWith(first?.command ?? END_PHASE, 'bot.first-option');
  },
};
