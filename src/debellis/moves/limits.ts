/** How far moves may go. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { IMPASSABLE } from '../../engine/board/going.ts';
import { flankAttacked, isFlankOnFlank, isFrontCornerOnFrontCorner } from '../../engine/board/positions.ts';
import { NONE } from '../../engine/citing.ts';
import type { Allowance, Broken } from '../../engine/contract/moves.ts';
import { moverOf, usedAt } from '../../engine/moves/trace.ts';
import type { Ground, Trace } from '../../engine/moves/types.ts';
import { moreThan, OVERLAP_DEPTH } from '../../geometry/tolerance.ts';
import { rearHalf } from '../bases/double-bases.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { breaks } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { followsRoad } from '../ground/roads.ts';
import { marching } from '../troops/riding.ts';
import type { MoveGround } from '../troops/troop.ts';
import { isMarch } from './kind.ts';

/** How far an element may go, and the ground that sets it. */
export interface Limit {
  readonly base: PlacedBase;
  readonly going: MoveGround;
  readonly mm: number;
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
  if (ground.going === IMPASSABLE || ground.going === 'GGo') return [];
  const allowed = distanceIn(game, base, ground.going as MoveGround, times);
  // It counts as in the ground once it overlaps it by this depth.
  const used = ground.at > 0 ? Math.max(0, usedAt(trace, ground.at) - OVERLAP_DEPTH) : 0;
  return [{ ...allowed, mm: Math.max(used, allowed.mm) }];
}

/** The additional distance for a turn from an overlap onto the flank, in game.paces. */
const SWING = 50;
/** The additional distance for an expansion, in game.paces. */
const EXPANDING = 50;

/** Does an element that overlaps an enemy at the start turn its front onto that enemy's flank? */
function swingsOnto(trace: Trace, mover: number): boolean {
  const base = trace.way.movers[mover] as PlacedBase;
  return trace.contacts.some(
    ({ mover: at, other, touches }) =>
      at === mover &&
      other.side !== base.side &&
      flankAttacked(touches) !== null &&
      enemyContacts(trace.battle, base).some(
        (before) =>
          before.base.id === other.id &&
          before.touches.some((touch) => isFrontCornerOnFrontCorner(touch) || isFlankOnFlank(touch)),
      ),
  );
}

function extraFor(game: Debellis, trace: Trace, mover: number): number {
  const { column } = trace.way;
  const expands = column?.kind === 'extending' && mover !== column.head && holdsIn(game.moves, 'expandExtra');
  const swings =
    trace.way.movers.length === 1 && swingsOnto(trace, mover) && holdsIn(game.moves, 'fromContact');
  return game.paces((expands ? EXPANDING : 0) + (swings ? SWING : 0));
}

/** The longest move in poor sight or through a river, in game.paces. */
const HAMPERED = 100;

/** No move is longer in poor sight, nor if it wades a river that is not paltry: it stops at the bank if it has gone as far. */
export function hamperedLimit(game: Debellis, trace: Trace, mover: number): number {
  const deep = game.wadingsOn(trace).find((wading) => wading.mover === mover && game.isDeep(wading));
  if (!deep && !game.isGroping(trace.battle, moverOf(trace, { mover }))) return Number.POSITIVE_INFINITY;
  if (!holdsIn(game.moves, 'slowedByRiver')) return Number.POSITIVE_INFINITY;
  const used = deep && !deep.fromStart ? usedAt(trace, deep.at) - OVERLAP_DEPTH : 0;
  return Math.max(game.paces(HAMPERED), used);
}

/** How far one mover may go on the ground that its own way touches: its distances, or several times as far. */
export function limitOf(game: Debellis, trace: Trace, mover: number, times = 1): Limit {
  const { mm, ...limit } = ownLimit(game, trace, mover, times);
  return { ...limit, mm: Math.min(mm, hamperedLimit(game, trace, mover)) };
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
  if (followsRoad(trace)) return distanceIn(game, base, 'road', times);
  const start = distanceIn(game, base, game.goingOfBase(trace.rules, trace.battle, base), times);
  const grounds = trace.grounds
    .filter((ground) => ground.mover === mover)
    .map((ground) => (base === walker ? ground : goingFor(game, trace, base, ground)));
  const limit = grounds
    .flatMap((ground) => entryLimit(game, trace, base, ground, times))
    .reduce(shorter, shorter(distanceIn(game, base, 'GGo', times), start));
  return { ...limit, mm: limit.mm + extraFor(game, trace, mover) };
}

/** The distance of a mover: its own in a formation, otherwise that of the whole way. */
export const lengthOf = (trace: Trace, mover: number): number =>
  trace.way.column?.lengths?.[mover] ?? trace.length;

/** The limit of a move: that of the mover which has least left. */
export function limitingBase(game: Debellis, trace: Trace): Limit {
  const limits = trace.way.movers.map((_, mover) => limitOf(game, trace, mover));
  const left = limits.map(({ mm }, mover) => mm - lengthOf(trace, mover));
  return limits[left.indexOf(Math.min(...left))] as Limit;
}

export function allowance(game: Debellis, trace: Trace): Allowance {
  const { base, going, mm } = limitingBase(game, trace);
  const [part] = game.moveParts(game.troopOf(base), going);
  const figures = { base: base.id, going };
  return { mm, going, lines: [{ rule: part?.rule ?? '', value: mm, key: 'debellis.distance', figures }] };
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
  const { base, going, mm } = limitingBase(game, trace);
  const mover = trace.way.movers.findIndex(({ id }) => id === base.id);
  const length = lengthOf(trace, mover);
  if (!moreThan(length, mm)) return NONE;
  const [part] = game.moveParts(game.troopOf(base), going);
  const figures = { base: base.id, length, allowance: mm, going };
  return [
    breaks(
      placeBeyond(trace, mm),
      part?.rule ?? clauseIn(game.moves, 'alongPath'),
      'reason.too-far',
      figures,
    ),
  ];
}
