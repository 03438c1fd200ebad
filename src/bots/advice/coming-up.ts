/** Orders that bring idle lines up to the enemy, but not so near that they may be attacked or shot at. */
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { legalCandidates } from '../../engine/moves/family.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { leftFrom, mapTo, waypoints } from '../board/distance-map.ts';
import { freeGroups, mayMove, ownBases } from '../board/groups.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { partsOf } from '../board/parts.ts';
import { nearestEnemy, reachOf } from '../board/reach.ts';
import { type Order, valued } from '../choose/order.ts';
import { type Context, inBattle, type Situation } from '../context.ts';
import { nearestOf, sumOver } from '../evaluate/approach.ts';
import { isAimedAt } from '../evaluate/terms/shots.ts';
import type { Idea } from '../ideas/idea.ts';
import { endAndMiddle } from '../ideas/raids.ts';
import { traitsOf } from '../knowledge/roles.ts';
import type { OrderContext } from '../order-context.ts';
import { stopAhead, stopWithin } from '../ways/stops.ts';
import { type Way, wayOf } from '../ways/way.ts';
import { waysOf } from '../ways/ways.ts';

/** The most groups that are examined. */
const MOST = 8;
/** The shares of the reach that a line tries to go. Less is not worth a point. */
const SHARES = [1, 0.75, 0.5, 0.35] as const;
/** The gap that is left to the reach of an enemy, in millimetres. */
const ROOM = 10;

const gap = (base: PlacedBase, other: PlacedBase): number =>
  rectanglesDistance(rectangleOfBase(base), rectangleOfBase(other));

/** The enemies that can attack a base or shoot at it in their next bound. */
function reaching(situation: Situation, base: PlacedBase): readonly PlacedBase[] {
  const { battle, profile } = situation;
  return basesOnTable(battle).filter(
    (enemy) =>
      enemy.side !== base.side &&
      ((profile.troops.canAttack(enemy, base) && gap(base, enemy) <= reachOf(situation, [enemy]) + ROOM) ||
        isAimedAt(situation, enemy, base)),
  );
}

/** May an own base that can still move be attacked or shot at in the enemy's next bound? */
export const isPressed = (context: Context): boolean =>
  freeGroups(context)
    .flat()
    .some((base) => reaching(context, base).length > 0);

/** Friends as near to an enemy as a base, and as near to the base as this, hold the line with it. Millimetres. */
const LEVEL = 20;
const BESIDE = 120;
/** The friends that make a line. */
const LINE = 2;

/** Does a precious base follow others to the enemy, and not lead them? */
function follows(situation: Situation, base: PlacedBase, friends: readonly PlacedBase[]): boolean {
  const enemy = nearestEnemy(situation.battle, base);
  if (!enemy || !traitsOf(situation, base).precious) return true;
  return friends.filter((each) => gap(each, enemy) < gap(base, enemy)).length >= LINE;
}

/**
 * Is a base out of the reach of all enemies, or do enough friends outside its group hold the line with it? A precious
 * base alone also follows others.
 */
function isCovered(situation: Situation, base: PlacedBase, ids: readonly string[]): boolean {
  const friends = ownBases(situation).filter((each) => !ids.includes(each.id));
  if (ids.length === 1 && !follows(situation, base, friends)) return false;
  return reaching(situation, base).every((enemy) => {
    const mm = gap(base, enemy);
    const level = friends.filter((each) => gap(each, enemy) <= mm + LEVEL && gap(each, base) <= BESIDE);
    return level.length >= LINE;
  });
}

/** The way that is still left for a base from its place to an enemy, round all obstacles, in millimetres. */
function left(situation: Situation, base: PlacedBase, goal = nearestEnemy(situation.battle, base)): number {
  return goal ? leftFrom(mapTo(situation, base, goal), rectangleOfBase(base).centre) : 0;
}

/** How much nearer some bases are to the enemy in a later battle, straight or round all obstacles, in millimetres. */
function progress(context: OrderContext, bases: readonly PlacedBase[], later: Battle): number {
  const sum = (far: (base: PlacedBase, goal: PlacedBase) => number): number =>
    sumOver(bases, (base) => {
      const goal = nearestEnemy(context.battle, base);
      const there = placedBase(later, base.id);
      return goal && there ? far(base, goal) - far(there, goal) : 0;
    });
  return Math.max(
    sum(gap),
    sum((base, goal) => left(context, base, goal)),
  );
}

const idea = (bases: readonly PlacedBase[], more: Partial<Idea> = {}): Idea => ({
  bases,
  goals: [],
  kinds: [],
  promise: 0,
  why: 'bot.come-up',
  ...more,
});

/** Straight ahead, as far as or less far than they can go. */
const straight = (context: OrderContext, bases: readonly PlacedBase[]): readonly Way[] =>
  SHARES.flatMap((share) => {
    const stop = stopWithin(context, bases, share * reachOf(context, bases));
    return (stop && wayOf(context, idea(bases), stop.command)) ?? [];
  });

/** Round what is in the way. */
function round(context: OrderContext, bases: readonly PlacedBase[]): readonly Way[] {
  const [first] = bases;
  const goal = first && nearestEnemy(context.battle, first);
  if (!first || !goal) return [];
  const points = waypoints(mapTo(context, first, goal), first, reachOf(context, bases));
  if (points.length === 0) return [];
  return [...waysOf(context, idea(bases, { kinds: ['towards'], towards: endAndMiddle(points) }))];
}

/** The places in line with a friend. */
const PLACES: Idea['kinds'] = ['beside-left', 'beside-right', 'behind'];

/** Beside or behind a friend nearer to the enemy, for a single base. */
function inLine(context: OrderContext, bases: readonly PlacedBase[]): readonly Way[] {
  const [base, second] = bases;
  if (!base || second) return [];
  const goals = nearestOf(
    base,
    ownBases(context).filter(({ id }) => id !== base.id),
  ).map(({ id }) => id);
  return goals.flatMap((goal) => [...waysOf(context, idea(bases, { goals: [goal], kinds: PLACES }))]);
}

/** Forming a column, to pass where a line cannot. */
const column = (context: OrderContext, bases: readonly PlacedBase[]): readonly Way[] =>
  bases.length < 2
    ? []
    : legalCandidates(
        context.rules,
        context.battle,
        bases.map(({ id }) => id),
        { only: ['column'] },
      ).flatMap(({ command }) => wayOf(context, idea(bases, { why: 'bot.column' }), command) ?? []);

/** A way is worth a point if it brings its bases nearer by at least this on average, in millimetres. */
const LEAST = 20;
/** An order that risks more than this for each base is not worth the ground, in points of an army. */
const RISK = 0.4;
/** A place in line is worth this much of the way, in millimetres. */
const IN_LINE = 30;

/** Can a group go straight on together by more than a few steps? */
const isFree = (context: OrderContext, group: readonly PlacedBase[]): boolean =>
  (stopAhead(context, group)?.judgement.length ?? 0) >= LEAST;

/** A base that must not fight comes along while the enemy is farther off than this, in millimetres. */
const FAR = 200;

/** Does a base come up with the others? Of those that must not fight, commanders do, as long as no enemy is near. */
function comesAlong(situation: Situation, base: PlacedBase): boolean {
  if (!traitsOf(situation, base).keptBack) return true;
  const enemy = nearestEnemy(situation.battle, base);
  return situation.profile.troops.commandRange(base) !== null && enemy !== null && gap(base, enemy) > FAR;
}

/** The groups of idle bases, and the parts and bases of those that cannot go on: the largest first, then the hindmost. */
function idleOf(context: OrderContext): readonly (readonly PlacedBase[])[] {
  const groups = freeGroups(
    context,
    (situation, base) => mayMove(situation, base) && base.start === null && comesAlong(situation, base),
  ).slice(0, MOST);
  const divided = groups.flatMap((group) => {
    if (group.length < 2 || isFree(context, group)) return [group];
    const parts = partsOf(context, group);
    const stuck = (parts.length > 0 ? parts : [group]).filter((part) => !isFree(context, part));
    return [group, ...parts, ...stuck.flat().map((base) => [base])];
  });
  return divided
    .map((bases) => ({ bases, mm: Math.max(...bases.map((base) => left(context, base))) }))
    .toSorted((a, b) => b.bases.length - a.bases.length || b.mm - a.mm)
    .map(({ bases }) => bases);
}

/** The worth of a way: how much nearer to the enemy it brings its bases, in millimetres for a point. */
function worthOf(context: OrderContext, { idea: { bases }, battle, cost }: Way): number {
  const mm = progress(context, bases, battle);
  const alone = bases.length === 1 ? placedBase(battle, bases[0]?.id ?? '') : null;
  const { left: onLeft, right } = alone ? neighboursOf(battle, alone) : { left: null, right: null };
  return mm < LEAST * bases.length ? 0 : (mm + (onLeft || right ? IN_LINE : 0)) / (0.5 + cost);
}

/**
 * An order that brings as much of an idle line as possible nearer to the enemy; null if there is none. A bold one may end
 * where the enemy can attack it.
 */
export function comingUp(
  context: OrderContext,
  accepts: (order: Order) => boolean,
  isBold = false,
): Order | null {
  for (const bases of idleOf(context)) {
    const ids = bases.map(({ id }) => id);
    const isSafe = ({ battle }: Way): boolean =>
      isBold ||
      bases.every(({ id }) => {
        const there = placedBase(battle, id);
        return there === null || isCovered(inBattle(context, battle), there, ids);
      });
    const ways = [straight, round, inLine, column]
      .flatMap((find) => find(context, bases))
      .filter(({ meets }) => !meets)
      .map((way) => ({ way, worth: worthOf(context, way) }))
      .filter(({ way, worth }) => worth > 0 && isSafe(way))
      .toSorted((a, b) => b.worth - a.worth);
    for (const { way } of ways) {
      const [order] = valued(context, [way]);
      if (order && order.gain > -RISK * bases.length && accepts(order)) return order;
    }
  }
  return null;
}
