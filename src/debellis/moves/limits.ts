/** How far moves may go. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { IMPASSABLE } from '../../engine/board/going.ts';
import { NONE } from '../../engine/citing.ts';
import type { Allowance, Broken } from '../../engine/contract/moves.ts';
import { usedAt } from '../../engine/moves/trace.ts';
import type { Ground, Trace } from '../../engine/moves/types.ts';
import { moreThan, OVERLAP_DEPTH } from '../../geometry/tolerance.ts';
import { rearHalf } from '../bases/double-bases.ts';
import { clauseIn, holdsIn, keepsTo } from '../book.ts';
import { breaks } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { dryRoads, followsRoad, isRoadMuddy } from '../ground/roads.ts';
import { marching } from '../troops/riding.ts';
import type { MoveGround } from '../troops/troop.ts';
import { isMarch } from './kind.ts';

/** How far an element may go, and the ground that sets it. */
export interface Limit {
  readonly base: PlacedBase;
  readonly going: MoveGround;
  readonly mm: number;
  /** The clause that lets it go less far than this ground does; absent where none does. */
  readonly rule?: string;
}

export const distanceIn = (game: Debellis, base: PlacedBase, going: MoveGround, times = 1): Limit => ({
  base,
  going,
  mm: times * game.paces(game.moveOf(game.troopOf(base), going)),
});

const shorter = (a: Limit, b: Limit): Limit => (b.mm < a.mm ? b : a);

/** By slower ground that an element comes into: it stops there at once if it has gone as far as that ground allows. */
function entryLimit(
  game: Debellis,
  trace: Trace,
  base: PlacedBase,
  ground: Ground,
  times: number,
): readonly Limit[] {
  if (ground.going === IMPASSABLE || ground.going === 'GGo' || !keepsTo(game.usual, 'slowedOnEntry'))
    return [];
  if (ground.at === 0 && !keepsTo(game.usual, 'slowedAtStart')) return [];
  const allowed = distanceIn(game, base, ground.going as MoveGround, times);
  // It counts as in the ground once it overlaps it by this depth.
  const used = ground.at > 0 ? Math.max(0, usedAt(trace, ground.at) - OVERLAP_DEPTH) : 0;
  return [{ ...allowed, mm: keepsTo(game.usual, 'stopAtSlower') ? Math.max(used, allowed.mm) : allowed.mm }];
}

/** How far one mover may go on the ground that its own way touches: its distances, or several times as far. */
export function limitOf(game: Debellis, trace: Trace, mover: number, times = 1): Limit {
  const limit = ownLimit(game, trace, mover, times);
  const most = game.mostMove(trace, mover);
  if (most >= limit.mm) return limit;
  const rule = game.ruleOfMost?.(trace, mover);
  return { ...limit, mm: most, ...(rule === undefined ? {} : { rule }) };
}

/** The clause that says how far it may go. */
function ruleOf(game: Debellis, { base, going, rule }: Limit): string | undefined {
  const [part] = game.moveParts(game.troopOf(base), going);
  return rule ?? part?.rule;
}

/** Ground as it is to a base on its mounts. */
const goingFor = (game: Debellis, { battle }: Trace, base: PlacedBase, ground: Ground): Ground => ({
  ...ground,
  going: game.goingOf(battle, ground.piece, base) ?? 'GGo',
});

function ownLimit(game: Debellis, trace: Trace, mover: number, times: number): Limit {
  const front = trace.way.movers[mover] as PlacedBase;
  const rear = rearHalf(trace.battle, front);
  const limit = limitFor(game, trace, mover, front, times);
  // A double base goes as far as its slower half.
  return rear && holdsIn(game.moves, 'doubleAsOne')
    ? { ...shorter(limit, limitFor(game, trace, mover, rear, times)), base: front }
    : limit;
}

function limitFor(game: Debellis, trace: Trace, mover: number, walker: PlacedBase, times: number): Limit {
  const base = isMarch(trace) ? marching(game, walker) : walker;
  const part = keepsTo(game.usual, 'roadAllAlong') ? 'whole' : 'start';
  if (followsRoad(trace, dryRoads(game, trace), part)) return distanceIn(game, base, 'road', times);
  if (isRoadMuddy(game, trace) && followsRoad(trace)) return distanceIn(game, base, 'RGo', times);
  if (game.isGuided(trace)) {
    const guided = distanceIn(game, base, 'GGo', times);
    return { ...guided, mm: guided.mm + game.extraMove(trace, mover) };
  }
  const under = game.goingOfBase(trace.rules, trace.battle, base);
  const start = distanceIn(game, base, keepsTo(game.usual, 'slowedAtStart') ? under : 'GGo', times);
  const grounds = trace.grounds
    .filter((ground) => ground.mover === mover)
    .map((ground) => (base === walker ? ground : goingFor(game, trace, base, ground)));
  const limit = grounds
    .flatMap((ground) => entryLimit(game, trace, base, ground, times))
    .reduce(shorter, shorter(distanceIn(game, base, 'GGo', times), start));
  return { ...limit, mm: limit.mm + game.extraMove(trace, mover) };
}

/** The distance of a mover: its own in a formation, otherwise that of the whole way. */
export const lengthOf = (trace: Trace, mover: number): number =>
  trace.way.column?.lengths?.[mover] ?? trace.length;

/** The limit of a move: that of the mover which has least left. */
export function limitingBase(game: Debellis, trace: Trace): Limit {
  const limits = trace.way.movers.map((_, mover) => limitOf(game, trace, mover));
  const left = limits.map(({ mm }, mover) => mm - lengthOf(trace, mover));
  const least = keepsTo(game.usual, 'slowestOfGroup') ? Math.min(...left) : Math.max(...left);
  return limits[left.indexOf(least)] as Limit;
}

export function allowance(game: Debellis, trace: Trace): Allowance {
  const limit = limitingBase(game, trace);
  const { base, going, mm } = limit;
  const figures = { base: base.id, going };
  const rule = ruleOf(game, limit) ?? '';
  return { mm, going, lines: [{ rule, value: mm, key: 'debellis.distance', figures }] };
}

/** The longest possible way of these bases, in good going or along a road. */
export const farthest = (game: Debellis, _battle: Battle, bases: readonly PlacedBase[]): number =>
  bases
    .map((base) => marching(game, base))
    .reduce(
      (least, base) =>
        Math.min(least, Math.max(distanceIn(game, base, 'GGo').mm, distanceIn(game, base, 'road').mm)),
      Number.POSITIVE_INFINITY,
    );

/** The stage of the way that passes the limit. */
const placeBeyond = (trace: Trace, mm: number): number =>
  Math.max(
    0,
    trace.reached.findIndex((used) => moreThan(used, mm)),
  );

export function distanceBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const limit = limitingBase(game, trace);
  const { base, going, mm } = limit;
  const mover = trace.way.movers.findIndex(({ id }) => id === base.id);
  const length = lengthOf(trace, mover);
  if (!moreThan(length, mm)) return NONE;
  const figures = { base: base.id, length, allowance: mm, going };
  const rule = ruleOf(game, limit) ?? clauseIn(game.moves, 'alongPath');
  return [breaks(placeBeyond(trace, mm), rule, 'reason.too-far', figures)];
}
