/** Brings an end that is nearly in contact into exact contact. */
import { degreesOf, HALF_TURN, QUARTER_TURN, signedTurn, TURN } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { ahead, type Pose, shifted } from '../../geometry/pose.ts';
import type { CornerName, EdgeName } from '../../geometry/rectangle.ts';
import { aheadOf, cornerOf, edgeOf, type Rectangle, rightOf } from '../../geometry/rectangle.ts';
import { straightFree } from '../../geometry/sweep.ts';
import { CONTACT_GAP, CORNER_GAP } from '../../geometry/tolerance.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Leg } from '../command.ts';
import type { EndContact } from './end-contacts.ts';
import type { Trace } from './trace.ts';
import { outlineAt, type Stage } from './way.ts';

/** Smaller differences come from rounding. */
const ROUNDED = 1 / 512;
/** How much farther to look for a contact that a leg nearly reaches. */
const BEYOND = 4 * CONTACT_GAP;

/** The length at which a straight stage just touches a base, if that is near its end; else null. */
function touchLength(trace: Trace, stage: Stage, contact: EndContact): number | null {
  const from = stage.from[contact.mover] as Pose;
  const to = stage.to[contact.mover] as Pose;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const longer = length + BEYOND;
  const base = trace.way.movers[contact.mover];
  if (!base || length === 0) return null;
  const start = outlineAt(base, from);
  const free = straightFree(
    start,
    (dx * longer) / length,
    (dy * longer) / length,
    rectangleOfBase(contact.other).corners,
  );
  const touch = free * longer;
  return free < 1 && Math.abs(touch - length) <= 2 * CONTACT_GAP ? touch : null;
}

/** The factor that brings a straight last stage into contact; null if its length is right already. */
function rightLength(trace: Trace, stage: Stage): number | null {
  const touches = trace.contacts
    .map((contact) => touchLength(trace, stage, contact))
    .filter((length) => length !== null);
  if (touches.length === 0) return null;
  const touch = Math.min(...touches);
  const from = stage.from[0] as Pose;
  const to = stage.to[0] as Pose;
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  return Math.abs(touch - length) > ROUNDED ? touch / length : null;
}

/** The exact leg for a column whose head ends nearly in contact after going forward. */
function followedLeg(
  trace: Trace,
  stage: Stage,
  leg: Leg,
  replace: (by: Leg) => readonly Leg[],
): readonly Leg[] | null {
  const { column } = trace.way;
  if (column?.kind !== 'following' || !column.reached || !('forward' in leg)) return null;
  const length = distance(stage.from[column.head] as Pose, stage.to[column.head] as Pose);
  const touches = trace.contacts
    .filter((contact) => contact.mover === column.head)
    .map((contact) => touchLength(trace, stage, contact))
    .filter((touch) => touch !== null);
  const off = touches.length > 0 ? Math.min(...touches) - length : 0;
  return Math.abs(off) > ROUNDED ? replace({ forward: (leg.forward as number) + off }) : null;
}

const scaled = (mm: number, factor: number): number => mm * factor;

function straightLeg(leg: Leg, stage: Stage, factor: number): Leg {
  if ('forward' in leg) return { forward: scaled(leg.forward as number, factor) };
  if ('back' in leg) return { back: scaled(leg.back as number, factor) };
  if ('shift' in leg) return { shift: scaled(leg.shift as number, factor) };
  const from = stage.from[0] as Pose;
  const to = stage.to[0] as Pose;
  return { to: [from.x + (to.x - from.x) * factor, from.y + (to.y - from.y) * factor, degreesOf(to.facing)] };
}

/** How far a front corner is beside the corner that it nearly touches, measured to the right; 0 if it is too far. */
function sideways(mine: Rectangle, theirs: Rectangle, contact: EndContact): number {
  const pair = contact.touches.find((touch) => touch.mine.startsWith('front-') && touch.theirs.includes('-'));
  if (!pair) return 0;
  const gap =
    rightOf(mine, cornerOf(theirs, pair.theirs as CornerName)) -
    rightOf(mine, cornerOf(mine, pair.mine as CornerName));
  return Math.abs(gap) <= CORNER_GAP ? gap : 0;
}

/** The pose that sets the front edge exactly along the edge that it nearly touches. */
function alongEdge(pose: Pose, mine: Rectangle, contact: EndContact): Pose | null {
  const edge = contact.touches.find((touch) => touch.mine === 'front' && touch.length > 0);
  if (!edge) return null;
  const theirs = rectangleOfBase(contact.other);
  const quarters = Math.round(signedTurn(theirs.pose.facing, pose.facing) / QUARTER_TURN);
  const facing = (theirs.pose.facing + quarters * QUARTER_TURN + 2 * HALF_TURN) % TURN;
  const turned = outlineAt({ ...contact.other, width: mine.width, depth: mine.depth }, { ...pose, facing });
  const gap = aheadOf(turned, edgeOf(theirs, edge.theirs as EdgeName)[0]);
  const side = sideways(turned, theirs, contact);
  const unmoved = Math.abs(gap) < ROUNDED && Math.abs(side) < ROUNDED && facing === pose.facing;
  return unmoved ? null : shifted(ahead({ ...pose, facing }, gap), side);
}

function freeLeg(trace: Trace, stage: Stage): Leg | null {
  const pose = stage.to[0] as Pose;
  const base = trace.way.movers[0];
  if (!base || trace.way.movers.length > 1) return null;
  for (const contact of trace.contacts) {
    const exact = alongEdge(pose, outlineAt(base, pose), contact);
    if (exact) return { to: [exact.x, exact.y, degreesOf(exact.facing)] };
  }
  return null;
}

/**
 * The path with its last leg brought into exact contact, if it ends within the contact gap of a base: bases never stand
 * almost in contact. Null if nothing changes.
 */
export function snappedPath(trace: Trace, path: readonly Leg[]): readonly Leg[] | null {
  const stage = trace.way.stages.at(-1);
  const leg = stage && path[stage.leg];
  if (!stage || !leg || trace.contacts.length === 0) return null;
  const replace = (by: Leg): readonly Leg[] => path.map((each) => (each === leg ? by : each));
  if (stage.motion.kind === 'straight') {
    const factor = rightLength(trace, stage);
    return factor === null ? null : replace(straightLeg(leg, stage, factor));
  }
  if (stage.motion.kind === 'each') return followedLeg(trace, stage, leg, replace);
  if (stage.motion.kind !== 'free') return null;
  const exact = freeLeg(trace, stage);
  return exact && replace(exact);
}
