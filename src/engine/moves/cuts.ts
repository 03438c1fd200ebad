/** Cuts a way at the places where it might end better, and finds the path that leads up to a cut. */
import { TURN } from '../../geometry/exact.ts';
import type { Pose } from '../../geometry/pose.ts';
import { aheadOf } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Leg } from '../command.ts';
import { fromTurnabout, stageLength } from './measure.ts';
import { moverOf, stageLengths, type Trace, usedAt } from './trace.ts';
import type { Brush } from './types.ts';
import { isStraightAhead, outlineAt, poseAlong, type Stage, type Way } from './way.ts';

const HALVINGS = 24;
const DEGREES = 360;

/** The greatest fraction of a stage whose measured length is at most this. */
function fractionFor(way: Way, stage: Stage, measured: Stage, mm: number): number {
  const whole = stageLength(way, measured);
  if (mm >= whole) return 1;
  if (measured.motion.kind === 'straight') return mm / whole;
  let under = 0;
  let over = 1;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (under + over) / 2;
    const to = stage.to.map((_, mover) => poseAlong(stage, mover, middle));
    if (stageLength(way, { ...measured, to }) > mm) over = middle;
    else under = middle;
  }
  return under;
}

/** A stage together with the turnabout that begins its leg, if its length was measured that way. */
function measuredAs(way: Way, place: number, length: number): Stage {
  const stage = way.stages[place] as Stage;
  const whole = fromTurnabout(way, place);
  return whole !== stage && Math.abs(stageLength(way, whole) - length) <= EQUAL_LENGTH ? whole : stage;
}

/** The place on the way where this many millimetres are used; null if the way is shorter. */
export function placeOfLength(trace: Trace, mm: number): number | null {
  const lengths = stageLengths(trace.reached);
  for (const [place, used] of trace.reached.entries()) {
    if (used <= mm) continue;
    const length = lengths[place] as number;
    const before = used - length;
    const stage = trace.way.stages[place] as Stage;
    if (trace.way.column?.reached) return place + Math.min(1, (mm - before) / length);
    return place + fractionFor(trace.way, stage, measuredAs(trace.way, place, length), mm - before);
  }
  return null;
}

/** The distance allowed by the ground that the way touches before a place. Each set of grounds is asked about once. */
function allowanceBefore(trace: Trace): (at: number) => number {
  const known = new Map<number, number>();
  return (at) => {
    const grounds = trace.grounds.filter((ground) => ground.at < at);
    const before = known.get(grounds.length);
    if (before !== undefined) return before;
    const whole = grounds.length === trace.grounds.length;
    const { mm } = trace.rules.moves.distance.allowed(whole ? trace : { ...trace, grounds });
    known.set(grounds.length, mm);
    return mm;
  };
}

const fightsAt = (trace: Trace, brush: Brush): boolean =>
  trace.rules.moves.fights(trace.battle, moverOf(trace, brush), brush.other, brush.touches);

/**
 * The places where a way might end better, the last first: where it meets, enters or uses up something, and the ends of
 * its stages. Places that are out of reach in any case are left out.
 */
export function criticalPlaces(trace: Trace): readonly number[] {
  const allowance = placeOfLength(trace, trace.rules.moves.distance.allowed(trace).mm);
  const places = [
    ...trace.meetings,
    ...trace.brushes.filter((brush) => fightsAt(trace, brush)),
    ...trace.zones,
    ...trace.grounds,
    ...(trace.edge ? [trace.edge] : []),
  ]
    .map((met) => met.at)
    .concat(trace.way.stages.map((_, place) => place + 1));
  const allowed = allowanceBefore(trace);
  const within = [...new Set(places)].filter(
    (at) => at > 0 && at < trace.way.stages.length && usedAt(trace, at) <= allowed(at) + EQUAL_LENGTH,
  );
  return [...within, ...(allowance === null ? [] : [allowance])].sort((a, b) => b - a);
}

function partialLeg(leg: Leg, stage: Stage, fraction: number): Leg | null {
  const scaled = (name: string): number =>
    ((leg as { readonly [key: string]: unknown })[name] as number) * fraction;
  if ('forward' in leg) return { forward: scaled('forward') };
  if ('back' in leg) return { back: scaled('back') };
  if ('shift' in leg) return { shift: scaled('shift') };
  if ('pivot' in leg) return { pivot: leg.pivot as 'left' | 'right', degrees: scaled('degrees') };
  if (!('to' in leg)) return null;
  const { x, y, facing } = poseAlong(stage, 0, fraction);
  return { to: [x, y, (facing * DEGREES) / TURN] };
}

/** The path up to a place on its way. */
export function pathUpTo(way: Way, path: readonly Leg[], at: number): readonly Leg[] {
  const place = Math.min(Math.floor(at), way.stages.length - 1);
  const stage = way.stages[place] as Stage;
  const whole = path.slice(0, stage.leg);
  const [from, to] = stage.part ?? [0, 1];
  const fraction = from + (to - from) * (at - place);
  if (fraction <= 0) return whole;
  if (fraction >= 1) return path.slice(0, stage.leg + 1);
  const part = partialLeg(path[stage.leg] as Leg, stage, fraction);
  return part ? [...whole, part] : whole;
}

/** How much farther a mover's last straight stage must go to stand clear beyond a base. */
function clearanceOf(trace: Trace, mover: number, other: PlacedBase): number {
  const end = outlineAt(trace.way.movers[mover] as PlacedBase, trace.ends[mover] as Pose);
  const farthest = Math.max(...rectangleOfBase(other).corners.map((corner) => aheadOf(end, corner)));
  return farthest + end.depth;
}

/** Paths whose last straight leg goes on until the mover stands just clear of friends that it meets. */
export function pathsBeyond(trace: Trace, path: readonly Leg[]): readonly (readonly Leg[])[] {
  const stage = trace.way.stages.at(-1);
  const leg = stage && path[stage.leg];
  if (!stage || !leg || !('forward' in leg) || !isStraightAhead(stage.motion)) return [];
  const before = trace.way.stages.length - 1;
  const side = trace.way.movers[0]?.side;
  return trace.meetings
    .filter((meeting) => meeting.at >= before && meeting.other.side === side)
    .map((meeting) => (leg.forward as number) + clearanceOf(trace, meeting.mover, meeting.other))
    .filter((forward) => forward > EQUAL_LENGTH)
    .map((forward) => [...path.slice(0, stage.leg), { forward }]);
}
