/** A way: the path of an order as the motions of its bases, stage by stage. */
import { HALF_TURN, QUARTER_TURN, signedTurn, TURN } from '../../geometry/exact.ts';
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
import type { PlacedBase } from '../battle.ts';
import { rectangleAt } from '../board/rectangles.ts';
import type { Leg } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { fromBook, keptWith } from '../data/memory.ts';
import type { Motion, Stage, Way, WayFault } from './types.ts';

export type { ColumnWay, Motion, Stage, Way, WayFault } from './types.ts';

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
