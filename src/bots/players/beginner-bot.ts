/** The opponent for a first battle: it goes at the enemy with half of its bases a bound, and weighs no odds. */
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
import type { Way } from '../ways/way.ts';
import { waysOf } from '../ways/ways.ts';
import { straightMarch } from './straight-bot.ts';

const isLeader = ({ profile }: Situation, base: PlacedBase): boolean =>
  profile.troops.commandRange(base) !== null;

/** The share of its bases that it moves in a bound, the largest group first. */
const SHARE = 0.5;

const hasMoved = (context: Context): boolean => {
  const troops = ownBases(context).filter((base) => !isLeader(context, base));
  return troops.filter(({ start }) => start !== null).length >= SHARE * troops.length;
};

/** Does it march with its group? Bases that must not fight, and those that have passed the enemy, do not. */
function marches(situation: Situation, base: PlacedBase): boolean {
  if (!mayMove(situation, base) || traitsOf(situation, base).keptBack) return false;
  const enemy = nearestEnemy(situation.battle, base);
  return enemy !== null && aheadOf(rectangleOfBase(base), enemy.pose) > 0;
}

const firstWay = (
  context: Context,
  ideas: readonly Idea[],
  isMeant = (_: Way) => true,
): AnyCommand | null => {
  for (const idea of ideas) for (const way of waysOf(context, idea)) if (isMeant(way)) return way.command;
  return null;
};

/** A single base that has not moved attacks an enemy in its reach. */
const attack = (context: Context): AnyCommand | null =>
  firstWay(
    context,
    attacks(context)
      .filter(({ bases }) => bases.every(({ start }) => start === null))
      .toSorted(byPromise),
    ({ meets }) => meets,
  );

/** A single base turns and goes to the nearest enemy. */
const approach = (context: Context): AnyCommand | null =>
  firstWay(
    context,
    advances(context).filter(({ bases }) => bases.every(({ start }) => start === null)),
  );

function order(context: Context): AnyCommand {
  const { profile, battle, side, refused, points } = context;
  const free = profile.orders.free?.(battle, side).find((each) => !isRefused(each, refused));
  if (free) return free;
  if (points <= 0) return END_PHASE;
  const onward = hasMoved(context) ? null : straightMarch(context, refused, marches);
  const next = onward ?? attack(context) ?? (hasMoved(context) ? null : approach(context));
  // Its general follows the others.
  return next ?? firstWay(context, rejoins(context)) ?? END_PHASE;
}

export const beginnerBot: Bot = {
  name: 'beginner',
  answer(rules, view, side, random, refused) {
    if (isAskedForSetup(view, side))
      return answerWith(answerSetup(rules, view, side, random, { heedful: false, refused }), 'bot.setup');
    if (isAskedForMoves(view, side)) {
      const context = readied(contextOf(situationOf(rules, view, side), LEVELS.light, refused));
      return answerWith(order(context), 'bot.straight');
    }
    const [first] = openOptions(rules, view, refused);
    return answerWith(first?.command ?? END_PHASE, 'bot.first-option');
  },
};
