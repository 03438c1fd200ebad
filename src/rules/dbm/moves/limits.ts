/** How far moves may go. DBM, Tactical moves; rulings 62 and 64. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { IMPASSABLE } from '../../../engine/board/going.ts';
import {
  flankAttacked,
  isFlankOnFlank,
  isFrontCornerOnFrontCorner,
} from '../../../engine/board/positions.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Allowance, Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import type { Ground } from '../../../engine/moves/types.ts';
import { moreThan, OVERLAP_DEPTH } from '../../../geometry/tolerance.ts';
import { troopOf } from '../base.ts';
import { breaks } from '../citing.ts';
import { rearHalf } from '../double-bases.ts';
import { goingOf, goingOfBase } from '../going.ts';
import { paces } from '../measures.ts';
import { marching } from '../riding.ts';
import { followsRoad } from '../roads.ts';
import { isGroping } from '../sight-reach.ts';
import { type MoveGround, moveOf, moveParts } from '../troops.ts';
import { isMarch } from './kind.ts';
import { isDeep, wadingsOn } from './wading.ts';

/** How far an element may go, and the ground that sets it. */
export interface Limit {
  readonly base: PlacedBase;
  readonly going: MoveGround;
  readonly mm: number;
}

export const distanceIn = (base: PlacedBase, going: MoveGround, times = 1): Limit => ({
  base,
  going,
  mm: times * paces(moveOf(troopOf(base), going)),
});

const shorter = (a: Limit, b: Limit): Limit => (b.mm < a.mm ? b : a);

/** By slower ground that an element comes into: it stops there at once if it has gone as far as that ground allows. */
function entryLimit(trace: Trace, base: PlacedBase, ground: Ground, times: number): readonly Limit[] {
  if (ground.going === IMPASSABLE || ground.going === 'GGo') return [];
  const allowed = distanceIn(base, ground.going as MoveGround, times);
  // It counts as in the ground once it overlaps it by this depth.
  const used = ground.at > 0 ? Math.max(0, usedAt(trace, ground.at) - OVERLAP_DEPTH) : 0;
  return [{ ...allowed, mm: Math.max(used, allowed.mm) }];
}

/** The additional distance for a turn from an overlap onto the flank, in paces. */
const SWING = 50;
/** The additional distance for an expansion, in paces. */
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

function extraFor(trace: Trace, mover: number): number {
  const { column } = trace.way;
  const expands = column?.kind === 'extending' && mover !== column.head && holds('dbm.expand.2');
  const swings = trace.way.movers.length === 1 && swingsOnto(trace, mover) && holds('dbm.move.14');
  return paces((expands ? EXPANDING : 0) + (swings ? SWING : 0));
}

/** The longest move in poor sight or through a river, in paces. */
const HAMPERED = 100;

/** No move is longer in poor sight, nor if it wades a river that is not paltry: it stops at the bank if it has gone as far. */
export function hamperedLimit(trace: Trace, mover: number): number {
  const deep = wadingsOn(trace).find((wading) => wading.mover === mover && isDeep(wading));
  if (!deep && !isGroping(trace.battle, moverOf(trace, { mover }))) return Number.POSITIVE_INFINITY;
  if (!holds('dbm.move.15')) return Number.POSITIVE_INFINITY;
  const used = deep && !deep.fromStart ? usedAt(trace, deep.at) - OVERLAP_DEPTH : 0;
  return Math.max(paces(HAMPERED), used);
}

/** How far one mover may go on the ground that its own way touches: its distances, or several times as far. */
export function limitOf(trace: Trace, mover: number, times = 1): Limit {
  const { mm, ...limit } = ownLimit(trace, mover, times);
  return { ...limit, mm: Math.min(mm, hamperedLimit(trace, mover)) };
}

/** Ground as it is to a base on its mounts. */
const goingFor = ({ battle }: Trace, base: PlacedBase, ground: Ground): Ground => ({
  ...ground,
  going: goingOf(battle, ground.piece, base) ?? 'GGo',
});

function ownLimit(trace: Trace, mover: number, times: number): Limit {
  const front = trace.way.movers[mover] as PlacedBase;
  const rear = rearHalf(trace.battle, front);
  const limit = limitFor(trace, mover, front, times);
  // A double base goes as far as its slower half.
  return rear && holds('dbm.dbe.6')
    ? { ...shorter(limit, limitFor(trace, mover, rear, times)), base: front }
    : limit;
}

function limitFor(trace: Trace, mover: number, walker: PlacedBase, times: number): Limit {
  const base = isMarch(trace) ? marching(walker) : walker;
  if (followsRoad(trace)) return distanceIn(base, 'road', times);
  const start = distanceIn(base, goingOfBase(trace.rules, trace.battle, base), times);
  const grounds = trace.grounds
    .filter((ground) => ground.mover === mover)
    .map((ground) => (base === walker ? ground : goingFor(trace, base, ground)));
  const limit = grounds
    .flatMap((ground) => entryLimit(trace, base, ground, times))
    .reduce(shorter, shorter(distanceIn(base, 'GGo', times), start));
  return { ...limit, mm: limit.mm + extraFor(trace, mover) };
}

/** The distance of a mover: its own in a formation, otherwise that of the whole way. */
export const lengthOf = (trace: Trace, mover: number): number =>
  trace.way.column?.lengths?.[mover] ?? trace.length;

/** The limit of a move: that of the mover which has least left. */
export function limitingBase(trace: Trace): Limit {
  const limits = trace.way.movers.map((_, mover) => limitOf(trace, mover));
  const left = limits.map(({ mm }, mover) => mm - lengthOf(trace, mover));
  return limits[left.indexOf(Math.min(...left))] as Limit;
}

export function allowance(trace: Trace): Allowance {
  const { base, going, mm } = limitingBase(trace);
  const [part] = moveParts(troopOf(base), going);
  const figures = { base: base.id, going };
  return { mm, going, lines: [{ rule: part?.rule ?? '', value: mm, key: 'dbm.distance', figures }] };
}

/** The longest possible way of these bases, in good going or along a road. */
export const farthest = (_battle: Battle, bases: readonly PlacedBase[]): number =>
  bases
    .map(marching)
    .reduce(
      (least, base) => Math.min(least, Math.max(distanceIn(base, 'GGo').mm, distanceIn(base, 'road').mm)),
      Number.POSITIVE_INFINITY,
    );

/** The stage of the way that passes the limit. */
const placeBeyond = (trace: Trace, mm: number): number =>
  Math.max(
    0,
    trace.reached.findIndex((used) => moreThan(used, mm)),
  );

export function distanceBroken(trace: Trace): readonly Broken[] {
  const { base, going, mm } = limitingBase(trace);
  const mover = trace.way.movers.findIndex(({ id }) => id === base.id);
  const length = lengthOf(trace, mover);
  if (!moreThan(length, mm)) return NONE;
  const [part] = moveParts(troopOf(base), going);
  const figures = { base: base.id, length, allowance: mm, going };
  return [breaks(placeBeyond(trace, mm), part?.rule ?? 'dbm.move.1', 'reason.too-far', figures)];
}
