/** Makes and changes the path of a wish from points of the pointer and small steps. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { Leg } from '../../engine/command.ts';
import { degreesOf, direction, QUARTER_TURN, signedTurn } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { type Pose, pivotCentre, turnedAbout } from '../../geometry/pose.ts';

/** Shorter lengths, in millimetres, count as 0, because a hand trembles. */
const NOTHING = 0.02;

interface Relative {
  readonly ahead: number;
  readonly right: number;
}

/** A point seen from a pose: millimetres ahead and to the right. */
export function seenFrom(pose: Pose, point: Point): Relative {
  const forward = direction(pose.facing);
  const dx = point.x - pose.x;
  const dy = point.y - pose.y;
  return { ahead: dx * forward.x + dy * forward.y, right: dx * forward.y - dy * forward.x };
}

/** The point at these millimetres ahead and to the right of a pose. */
export function placeOf(pose: Pose, { ahead, right }: Relative): Point {
  const forward = direction(pose.facing);
  return {
    x: pose.x + forward.x * ahead + forward.y * right,
    y: pose.y + forward.y * ahead - forward.x * right,
  };
}

const isSmall = (mm: number): boolean => Math.abs(mm) < NOTHING;

/** The simplest path of one base from a pose to another. */
export function pathTo(from: Pose, to: Pose, depth: number): readonly Leg[] {
  const turn = signedTurn(from.facing, to.facing);
  if (Math.abs(turn) > QUARTER_TURN)
    return [{ turnabout: true }, ...pathTo(turnedAbout(from, depth), to, depth)];
  const { ahead, right } = seenFrom(from, to);
  if (turn === 0 && isSmall(ahead) && isSmall(right)) return [];
  if (turn === 0 && isSmall(right)) return [ahead > 0 ? { forward: ahead } : { back: -ahead }];
  if (turn === 0 && isSmall(ahead)) return [{ shift: right }];
  return [{ to: [to.x, to.y, degreesOf(to.facing)] }];
}

/** The pose moved without a turn until the grabbed point is under the pointer; straight if aside by `slack` or less. */
export function slid(pose: Pose, grabbed: Point, pointer: Point, slack: number): Pose {
  const from = seenFrom(pose, grabbed);
  const to = seenFrom(pose, pointer);
  const right = to.right - from.right;
  const place = placeOf(pose, { ahead: to.ahead - from.ahead, right: Math.abs(right) <= slack ? 0 : right });
  return { ...place, facing: pose.facing };
}

/** A front line: its end corners and its facing. */
export interface Line {
  readonly left: Point;
  readonly right: Point;
  readonly facing: number;
}

/** The front line from the left end of the leftmost base to the right end of the rightmost. */
export const lineOf = (left: PlacedBase, right: PlacedBase, leftPose: Pose, rightPose: Pose): Line => ({
  left: pivotCentre(leftPose, left.width, 'left'),
  right: pivotCentre(rightPose, right.width, 'right'),
  facing: leftPose.facing,
});

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** A drag that goes ahead by less than this part of its way aside goes sideways. */
const SIDEWAYS = 0.5;

/** No drag turns the line by more than this, in degrees: nobody asks for it so. */
const MOST_TURN = 90;

/**
 * One pivot, then straight forward, so that the grabbed point comes under the pointer. The pivot is on the right corner
 * if the pointer is to the right of straight ahead. If the pointer is straight ahead within `slack` millimetres or
 * `stray` of the way, there is no pivot; if it is behind, the base goes back. A pointer beside the line, or where no
 * pivot reaches, asks for a slide: its refusal tells how a group may go sideways.
 */
export function wheeled(
  line: Line,
  grabbed: Point,
  pointer: Point,
  slack: number,
  stray = 0,
): readonly Leg[] {
  const frame = { ...line.left, facing: line.facing };
  const from = seenFrom(frame, grabbed);
  const to = seenFrom(frame, pointer);
  const ahead = to.ahead - from.ahead;
  const aside = to.right - from.right;
  if (ahead < 0 && Math.abs(aside) <= Math.max(slack, -ahead))
    return isSmall(ahead) ? [] : [{ back: -ahead }];
  if (Math.abs(aside) <= Math.max(slack, ahead * stray)) return isSmall(ahead) ? [] : [{ forward: ahead }];
  const on = aside > 0 ? 'right' : 'left';
  const wheel =
    ahead > Math.abs(aside) * SIDEWAYS &&
    wheelAbout(on, { ...line[on], facing: line.facing }, grabbed, pointer);
  return wheel || [{ shift: aside }];
}

/** A pivot on a corner and then straight ahead; null where no pivot brings the grabbed point to the pointer. */
function wheelAbout(
  on: 'left' | 'right',
  corner: Pose,
  grabbed: Point,
  pointer: Point,
): readonly Leg[] | null {
  const mirror = on === 'right' ? 1 : -1;
  const from = seenFrom(corner, grabbed);
  const to = seenFrom(corner, pointer);
  const reach = Math.hypot(to.ahead, to.right);
  const bearing = Math.atan2(mirror * to.right, to.ahead);
  const beside = mirror * from.right;
  const forward = Math.sqrt(Math.max(0, reach * reach - beside * beside)) - from.ahead;
  const turn =
    forward > 0
      ? bearing - Math.asin(Math.max(-1, Math.min(1, beside / Math.max(reach, NOTHING))))
      : bearing - Math.atan2(beside, from.ahead);
  const pivot = degrees(normalRadians(turn));
  if (pivot < 0.01 || pivot > MOST_TURN) return null;
  return [{ pivot: on, degrees: pivot }, ...(forward > NOTHING ? [{ forward }] : [])];
}

/** An angle as a pivot forward: from 0 to half a turn. The other direction would go back, so it becomes 0. */
const normalRadians = (turn: number): number => Math.max(0, turn > Math.PI ? turn - 2 * Math.PI : turn);

/** Degrees of the pivot that brings a swinging corner under the pointer; forward only, whole degrees. */
export function swing(line: Line, on: 'left' | 'right', pointer: Point): number {
  const corner = { ...line[on], facing: line.facing };
  const { ahead, right } = seenFrom(corner, pointer);
  const turn = on === 'left' ? Math.atan2(ahead, right) : Math.atan2(ahead, -right);
  return Math.max(0, Math.round(degrees(turn)));
}

/** A small change of the wish, by key or button. */
export type Step =
  | { readonly step: 'ahead'; readonly mm: number }
  | { readonly step: 'aside'; readonly mm: number }
  | { readonly step: 'pivot'; readonly on: 'left' | 'right'; readonly degrees: number }
  | { readonly step: 'turnabout' };

const signedLength = (leg: Leg | undefined): number | null => {
  if (leg && 'forward' in leg) return Number(leg.forward);
  return leg && 'back' in leg ? -Number(leg.back) : null;
};

const aheadLeg = (mm: number): readonly Leg[] =>
  isSmall(mm) ? [] : [mm > 0 ? { forward: mm } : { back: -mm }];

const pivotLeg = (on: 'left' | 'right', turn: number): readonly Leg[] => {
  const other = on === 'left' ? 'right' : 'left';
  if (Math.abs(turn) < 0.001) return [];
  return [turn > 0 ? { pivot: on, degrees: turn } : { pivot: other, degrees: -turn }];
};

/** A path with one more step; a step of the last leg's kind changes the length of that leg. */
export function withStep(path: readonly Leg[], step: Step): readonly Leg[] {
  const last = path.at(-1);
  const before = path.slice(0, -1);
  switch (step.step) {
    case 'ahead': {
      const mm = signedLength(last);
      return mm === null ? [...path, ...aheadLeg(step.mm)] : [...before, ...aheadLeg(mm + step.mm)];
    }
    case 'aside': {
      if (!last || !('shift' in last)) return [...path, { shift: step.mm }];
      const mm = Number(last.shift) + step.mm;
      return isSmall(mm) ? before : [...before, { shift: mm }];
    }
    case 'pivot': {
      if (!last || !('pivot' in last)) return [...path, ...pivotLeg(step.on, step.degrees)];
      const same = last.pivot === step.on ? 1 : -1;
      const turn = Number(last.degrees) * same + step.degrees;
      return [...before, ...pivotLeg(step.on, turn)];
    }
    case 'turnabout':
      return last && 'turnabout' in last ? before : [...path, { turnabout: true }];
  }
}
