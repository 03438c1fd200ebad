/** Tells the orders of a sensible commander from those that a player who follows them would rue. */
import { type Battle, type PlacedBase, placedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { countUnheard, farness, loneliness } from '../board/company.ts';
import type { Order } from '../choose/order.ts';
import { type Context, inBattle } from '../context.ts';
import { basesOf, broughtBy } from '../decide.ts';
import { isDragging } from '../evaluate/raids.ts';
import { groundWorth } from '../evaluate/terms/formation.ts';
import { after } from '../ways/after.ts';
import { type Asked, isGoingBack, isLone, moved } from './asked.ts';
import { fightsBadly } from './bad-fights.ts';
import { blocksFriend, trailsBehind, turnsAside } from './lines.ts';

/** A base comes nearer to its friends or to a place, or goes away, by at least this, in millimetres. */
export const STEP = 20;

/** How much nearer an order brings its bases to the other friends, in millimetres. */
export const closing = (context: Context, order: Order): number =>
  loneliness(context, order.idea.bases) - loneliness(inBattle(context, order.battle), moved(order));

/** Does a commander leave its troops by an order: those in its range, or those around it? */
function deserts({ context }: Asked, order: Order): boolean {
  const later = inBattle(context, order.battle);
  return order.idea.bases.some((base) => {
    if (order.meets || context.profile.troops.commandRange(base) === null) return false;
    const there = placedBase(order.battle, base.id);
    if (!there || order.idea.bases.length > 1) return false;
    if (countUnheard(later, there) > countUnheard(context, base)) return true;
    return closing(context, order) < -STEP && farness(later, there) > farness(context, base);
  });
}

/** Farther than this from its friends a base stands alone, in millimetres. */
const ALONE = 200;

/** Does an order send one base away from its friends? Late in a battle nothing else may be left to do. */
function straysAlone({ context }: Asked, order: Order): boolean {
  if (!isLone(order) || isDragging(context)) return false;
  // A lone raider is soon lost, and leaves a gap in its line.
  if (order.idea.why === 'bot.raid' && placedBase(context.battle, order.idea.about ?? '') !== null)
    return true;
  const there = loneliness(inBattle(context, order.battle), moved(order));
  return there > ALONE && closing(context, order) < -STEP;
}

/** Does the order lead into a bad fight? Orders that may follow do not count. */
function attacksBadly({ context }: Asked, { command, meets }: Order): boolean {
  const battle = meets ? after(context, command) : null;
  return battle !== null && fightsBadly(context, battle, basesOf(command));
}

/**
 * Does it go straight back, or give up ground that an order won in the last bound? A line that advances is shot at: to
 * go back from the arrows and come again would cost two orders.
 */
function takesBack({ past }: Asked, order: Order): boolean {
  const { command, idea, battle, meets } = order;
  if (meets || isGoingBack(order)) return false;
  if ((command.path as MoveCommand['path'] | undefined)?.some((leg) => 'back' in leg)) return true;
  return idea.bases.some((base) => {
    const from = past && placedBase(past, base.id)?.pose;
    const to = placedBase(battle, base.id)?.pose;
    return from && to && distance(from, to) < distance(from, base.pose) - STEP;
  });
}

/** A point buys a whole move: where no fight follows, no point is spent on less than this share of it. */
const LEAST_SHARE = 1 / 3;

/** Orders whose worth is not the way that they go, as their reasons tell. */
const FOR_MORE: readonly string[] = ['bot.turn', 'bot.column', 'bot.break-off'];

/** Does it spend points on a few steps? */
function barelyMoves({ context }: Asked, order: Order): boolean {
  const { cost, idea, command } = order;
  if (cost === 0 || isGoingBack(order) || FOR_MORE.includes(idea.why) || !('path' in command)) return false;
  if (broughtBy(context.rules, order) !== 'nothing') return false;
  const { rules, battle, side } = context;
  const { reasons, length, allowance } = judgeMove(rules, battle, command as MoveCommand, side, {
    free: true,
  });
  return reasons.length === 0 && length < allowance * LEAST_SHARE;
}

/** An order that gains less than this is not given to turn aside. */
const LITTLE = 0.15;

/** Does it turn its bases aside for next to nothing? Late in a battle nothing else may be left to do. */
const dithers = ({ context }: Asked, order: Order): boolean =>
  !order.meets &&
  !isGoingBack(order) &&
  !isDragging(context) &&
  order.gain < LITTLE &&
  order.idea.bases.length > 0 &&
  order.idea.bases.every((base) => {
    const from = placedBase(context.battle, base.id) ?? base;
    const there = placedBase(order.battle, base.id);
    return there !== null && turnBetween(there.pose.facing, from.pose.facing) > QUARTER_TURN / 2;
  });

/** Does a lone base, or a column, go into ground that hampers it, or where enemies may lie hidden? */
function entersRough({ context }: Asked, order: Order): boolean {
  if (!(isLone(order) || order.idea.why === 'bot.column') || isGoingBack(order)) return false;
  const { ambushRisk } = context.profile.dangers;
  const isRough = (battle: Battle, base: PlacedBase): boolean =>
    groundWorth(inBattle(context, battle), base) < 0 || (ambushRisk?.(battle, base) ?? 0) > 0;
  return moved(order).some((there) => {
    const before = placedBase(context.battle, there.id);
    return isRough(order.battle, there) && !(before && isRough(context.battle, before));
  });
}

const FAULTS = [
  deserts,
  straysAlone,
  attacksBadly,
  takesBack,
  turnsAside,
  blocksFriend,
  trailsBehind,
  entersRough,
  barelyMoves,
  dithers,
] as const;

/** May a sensible commander give this order? */
export const isSound = (asked: Asked, order: Order): boolean => FAULTS.every((has) => !has(asked, order));
