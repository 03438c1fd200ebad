/** A way: the path of an order as the motions of its bases, stage by stage. */
import { HALF_TURN, QUARTER_TURN, signedTurn, TURN } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import {
  ahead,
  between,
  type Pose,
  pivotCentre,
  rotated,
  roundPose,
  shifted,
  turnedAbout,
} from '../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH, parallel } from '../../geometry/tolerance.ts';
import type { Follow, PlacedBase } from '../battle.ts';
import { rectangleAt } from '../board/rectangles.ts';
import type { Leg } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { fromBook, keptWith } from '../data/memory.ts';
import type { Reason } from '../event.ts';

/**
 * How one leg moves its bases. All but `each` move all of them as one rigid body, in millimetres and units of a turn.
 */
export type Motion =
  /** Without turning. `ahead` is negative for backward, `right` is negative for left. */
  | { readonly kind: 'straight'; readonly ahead: number; readonly right: number }
  /** Forward about a front corner. `turn` is above 0. */
  | { readonly kind: 'pivot'; readonly on: 'left' | 'right'; readonly turn: number; readonly centre: Point }
  /** Each base turns to face the other way on its spot. */
  | { readonly kind: 'turnabout' }
  /** To a pose, turning on the way. `turn` is positive for clockwise. */
  | { readonly kind: 'free'; readonly turn: number }
  /** Each base by itself, straight to its place in a column. */
  | { readonly kind: 'each' };

/** One leg carried out: where each base comes from and goes to. */
export interface Stage {
  readonly motion: Motion;
  readonly from: readonly Pose[];
  readonly to: readonly Pose[];
  /** The index of its leg in the path. */
  readonly leg: number;
  /** The part of that leg, as fractions; the whole leg if absent. */
  readonly part?: readonly [number, number];
  /** Other ways begin with it too, so what it meets is cached with it. */
  readonly shared?: true;
}

/** A path turned into motions of all its bases. Its poses are those that the events will hold. */
export interface Way {
  readonly movers: readonly PlacedBase[];
  readonly stages: readonly Stage[];
  /** The bases at the left and right end of the front line, as indices into `movers`. */
  readonly leftEnd: number;
  readonly rightEnd: number;
  /** Set if the bases form a column, or follow the head of one. */
  readonly column?: ColumnWay;
}

/** How each base of a column, or of a column that forms, goes its own way. */
export interface ColumnWay {
  /** The column follows its head; forms, facing as before or across; or comes into line. */
  readonly kind: 'following' | 'forming' | 'across' | 'extending';
  /** An index into the movers. */
  readonly head: number;
  /** The bases of the column from front to rear, as indices into the movers. */
  readonly order: readonly number[];
  /** The way of the head. If the column turns about first, the way of its new head. */
  readonly headWay: Way;
  /** The links of all bases behind the head at the end of the way, in their order. */
  readonly links?: readonly Follow[];
  /** Millimetres used at the end of each stage and by each mover in all, if the formation measures them itself. */
  readonly reached?: readonly number[];
  readonly lengths?: readonly number[];
}

/** Why a path is not a way: the leg and the fault. `reason` is set if the ruleset has a better one. */
export interface WayFault {
  readonly leg: number;
  readonly what: 'unknown-leg' | 'not-forward' | 'turns-too-far' | 'cannot-form';
  readonly kind: string;
  readonly reason?: Reason;
}

/** The widest turn of one pivot. */
const WIDEST_PIVOT = HALF_TURN;
const DEGREES = 360;
const LEAST = EQUAL_LENGTH / 100;

interface Carrier {
  readonly movers: readonly PlacedBase[];
  readonly poses: readonly Pose[];
  readonly leftEnd: number;
  readonly rightEnd: number;
}

type Carried = Pick<Stage, 'motion' | 'to'> | WayFault['what'];

const amount = (leg: Leg, name: string): number | undefined => {
  const value = (leg as { readonly [key: string]: unknown })[name];
  return typeof value === 'number' ? value : undefined;
};

/**
 * All bases of a group go by the same vector. Their facings may differ a little, and separate vectors would let
 * neighbours overlap.
 */
function straight(carrier: Carrier, mm: number, right: number): Carried {
  const [first] = carrier.poses as readonly [Pose];
  const move = (pose: Pose): Pose => {
    const along = parallel(pose.facing, first.facing) ? { ...pose, facing: first.facing } : pose;
    const end = right === 0 ? ahead(along, mm) : shifted(along, right);
    return roundPose({ ...end, facing: pose.facing });
  };
  return { motion: { kind: 'straight', ahead: mm, right }, to: carrier.poses.map(move) };
}

function pivot(carrier: Carrier, on: 'left' | 'right', degrees: number): Carried {
  const turn = Math.round((degrees * TURN) / DEGREES);
  if (turn < 0) return 'not-forward';
  if (turn > WIDEST_PIVOT) return 'turns-too-far';
  const end = on === 'left' ? carrier.leftEnd : carrier.rightEnd;
  const centre = pivotCentre(carrier.poses[end] as Pose, (carrier.movers[end] as PlacedBase).width, on);
  const clockwise = on === 'left' ? -turn : turn;
  const to = carrier.poses.map((pose) => roundPose(rotated(pose, centre, clockwise)));
  return { motion: { kind: 'pivot', on, turn, centre }, to };
}

function turnabout(carrier: Carrier): Carried {
  const depth = (at: number): number => (carrier.movers[at] as PlacedBase).depth;
  return {
    motion: { kind: 'turnabout' },
    to: carrier.poses.map((pose, at) => roundPose(turnedAbout(pose, depth(at)))),
  };
}

/** The most that rounding a facing to degrees can change it, in units of a turn. */
const ROUNDED_TURN = 2;

/** Is it a real turn, and not a trace of rounding? */
export const isTurn = (turn: number): boolean => Math.abs(turn) > ROUNDED_TURN;

/** The rigid motion that brings the first base exactly to the pose. */
function to(carrier: Carrier, goal: readonly [number, number, number]): Carried {
  const first = carrier.poses[0] as Pose;
  const [x, y, degrees] = goal;
  const end = roundPose({ x, y, facing: (degrees * TURN) / DEGREES });
  const turn = signedTurn(first.facing, end.facing);
  const carried = carrier.poses.map((pose) => {
    const turned = turn === 0 ? pose : rotated(pose, first, turn);
    return roundPose({ ...turned, x: turned.x + end.x - first.x, y: turned.y + end.y - first.y });
  });
  return { motion: isTurn(turn) ? { kind: 'free', turn } : translation(first, end), to: carried };
}

/** A motion without a turn as millimetres ahead and to the right. Lengths too small to measure count as 0. */
function translation(from: Pose, end: Pose): Motion {
  const there = rectangleOf(from, 0, 0).forward;
  const dx = end.x - from.x;
  const dy = end.y - from.y;
  const clean = (mm: number, least: number): number => (Math.abs(mm) < least ? 0 : mm);
  return {
    kind: 'straight',
    ahead: clean(dx * there.x + dy * there.y, LEAST * 4),
    right: clean(dx * there.y - dy * there.x, EQUAL_LENGTH),
  };
}

function carry(carrier: Carrier, leg: Leg): Carried {
  const forward = amount(leg, 'forward');
  const back = amount(leg, 'back');
  const shift = amount(leg, 'shift');
  if (forward !== undefined) return forward < 0 ? 'not-forward' : straight(carrier, forward, 0);
  if (back !== undefined) return back < 0 ? 'not-forward' : straight(carrier, -back, 0);
  if (shift !== undefined) return straight(carrier, 0, shift);
  if ('turnabout' in leg) return turnabout(carrier);
  if ('pivot' in leg) return pivot(carrier, leg.pivot as 'left' | 'right', amount(leg, 'degrees') ?? 0);
  return 'to' in leg ? to(carrier, leg.to as [number, number, number]) : 'unknown-leg';
}

/** If a leg leads to a pose that faces more to the rear than to the front, it begins with a turnabout. */
function partsOf(leg: Leg, { facing }: Pose): readonly Leg[] {
  if (!('to' in leg)) return [leg];
  const [, , degrees] = leg.to as readonly [number, number, number];
  const turn = signedTurn(facing, Math.round((degrees * TURN) / DEGREES));
  return Math.abs(turn) > QUARTER_TURN ? [{ turnabout: true }, leg] : [leg];
}

const isNothing = (motion: Motion): boolean =>
  (motion.kind === 'straight' && Math.abs(motion.ahead) < LEAST && Math.abs(motion.right) < LEAST) ||
  (motion.kind === 'pivot' && motion.turn === 0);

/** At most this many pivots are cached with a pose. */
const MOST_SHARED = 100;
const sharedFrom = keptWith((_from: Pose) => new Map<string, Stage>());

/** Many ways of a base begin with the same pivot, so pivots are cached with their first pose. */
const sharedStage = ({ pose, width, depth }: PlacedBase, leg: Leg, stage: Stage): Stage =>
  fromBook(
    sharedFrom(pose),
    JSON.stringify([leg, width, depth]),
    () => ({ ...stage, shared: true }),
    MOST_SHARED,
  );

/** The way of these bases along a path, or the first fault of the path. Legs that move nothing are left out. */
export function wayOf(rules: Ruleset, movers: readonly PlacedBase[], path: readonly Leg[]): Way | WayFault {
  const front = movers.length > 1 ? rules.board.groups.front(movers) : movers;
  const leftEnd = Math.max(
    0,
    movers.findIndex((base) => base.id === front[0]?.id),
  );
  const rightEnd = Math.max(
    0,
    movers.findIndex((base) => base.id === front.at(-1)?.id),
  );
  const stages: Stage[] = [];
  let poses: readonly Pose[] = movers.map((base) => base.pose);
  for (const [at, leg] of path.entries()) {
    for (const part of partsOf(leg, poses[0] as Pose)) {
      const carried = carry({ movers, poses, leftEnd, rightEnd }, part);
      if (typeof carried === 'string')
        return { leg: at, what: carried, kind: Object.keys(leg).sort()[0] ?? '' };
      if (isNothing(carried.motion)) continue;
      const stage: Stage = { ...carried, from: poses, leg: at };
      const begins = at === 0 && movers.length === 1 && carried.motion.kind === 'pivot';
      stages.push(begins ? sharedStage(movers[0] as PlacedBase, leg, stage) : stage);
      poses = (stages.at(-1) as Stage).to;
    }
  }
  return { movers, stages, leftEnd, rightEnd };
}

export const isWayFault = (way: Way | WayFault): way is WayFault => 'what' in way;

/** The end poses of the movers. */
export const endsOf = (way: Way): readonly Pose[] =>
  way.stages.at(-1)?.to ?? way.movers.map((base) => base.pose);

/** The pose of a mover at a fraction of a stage. */
export function poseAlong(stage: Stage, mover: number, fraction: number): Pose {
  const from = stage.from[mover] as Pose;
  const end = stage.to[mover] as Pose;
  if (fraction <= 0) return from;
  if (fraction >= 1) return end;
  const { motion } = stage;
  if (motion.kind === 'turnabout') return from;
  if (motion.kind !== 'pivot') return between(from, end, fraction);
  const turn = (motion.on === 'left' ? -motion.turn : motion.turn) * fraction;
  return rotated(from, motion.centre, turn);
}

/** The ground of a mover at a pose. It is cached, because a way asks for the same few again and again. */
export const outlineAt: (base: PlacedBase, pose: Pose) => Rectangle = rectangleAt;

/** The way whose stages the checks look at: that of the head if a column follows its head, else the way itself. */
export const leadingWay = (way: Way): Way => (way.column?.kind === 'following' ? way.column.headWay : way);

export const isStraightAhead = (motion: Motion): boolean =>
  motion.kind === 'straight' && motion.right === 0 && motion.ahead > 0;

export const isStraightBack = (motion: Motion): boolean =>
  motion.kind === 'straight' && motion.right === 0 && motion.ahead < 0;
