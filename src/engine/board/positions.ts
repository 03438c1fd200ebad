/** The positions in which two bases touch, told from their touches alone. `mine` is a part of the attacking base. */
import { type Touch, turnedRound } from '../../geometry/contact.ts';
import {
  aheadOf,
  type CornerName,
  type EdgeName,
  type Rectangle,
  rightOf,
} from '../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH, moreThan } from '../../geometry/tolerance.ts';

type Part = EdgeName | CornerName;
type Touches = readonly Touch[];

export type Flank = 'left' | 'right';
export const FLANKS: readonly Flank[] = ['left', 'right'];

export const isCorner = (part: Part): part is CornerName => part.includes('-');
export const isFrontCorner = (part: Part): boolean => part === 'front-left' || part === 'front-right';
export const isRearCorner = (part: Part): boolean => part === 'rear-left' || part === 'rear-right';
export const isFlank = (part: Part): part is Flank => part === 'left' || part === 'right';

/** The flank that a corner or an edge belongs to; null for the front and the rear. */
export const flankOf = (part: Part): Flank | null =>
  FLANKS.find((flank) => part === flank || part.endsWith(`-${flank}`)) ?? null;

/** The edge itself, or the two edges of a corner. */
export const edgesOf = (part: Part): readonly EdgeName[] =>
  isCorner(part) ? (part.split('-') as EdgeName[]) : [part];

/** Do these two parts touch? Two edges touch if they lie along each other. */
export const meet = (touches: Touches, mine: Part, theirs: Part): boolean =>
  touches.some((touch) => touch.mine === mine && touch.theirs === theirs);

const isFrontCornerOnRear = ({ mine, theirs }: Touch): boolean => isFrontCorner(mine) && theirs === 'rear';

/**
 * The touches that decide a position. If edges lie along each other, corners do not count, except a front corner on a
 * rear edge.
 */
export function decisive(touches: Touches): Touches {
  if (touches.every(({ length }) => length === 0)) return touches;
  return touches.filter(
    (touch) => touch.length > 0 || isFrontCornerOnRear(touch) || isFrontCornerOnRear(turnedRound(touch)),
  );
}

/** Are both front corners on the other's front corners? */
export const isAligned = (touches: Touches): boolean =>
  meet(touches, 'front-left', 'front-right') && meet(touches, 'front-right', 'front-left');

/** Are both front corners on the other's rear corners? */
export const isSupport = (touches: Touches): boolean =>
  FLANKS.every((flank) => meet(touches, `front-${flank}`, `rear-${flank}`));

/** Do two flanks touch? */
export const isFlankOnFlank = ({ mine, theirs }: Touch): boolean => isFlank(mine) && isFlank(theirs);

/** Do two front corners touch? */
export const isFrontCornerOnFrontCorner = ({ mine, theirs }: Touch): boolean =>
  isFrontCorner(mine) && isFrontCorner(theirs);

/** Is it one of the two positions of an overlap? */
export const isOverlap = (touches: Touches): boolean =>
  touches.some((touch) => isFrontCornerOnFrontCorner(touch) || isFlankOnFlank(touch));

/**
 * The flank of the other base that is attacked: the front lies along it, with a front corner on the flank or on its
 * front corner. Null for none.
 */
export function flankAttacked(touches: Touches): Flank | null {
  const flank = FLANKS.find((each) => meet(touches, 'front', each));
  const reaches = ({ mine, theirs }: Touch): boolean =>
    isFrontCorner(mine) && (theirs === flank || theirs === `front-${flank}`);
  return flank && touches.some(reaches) ? flank : null;
}

/** Does the front touch the other's rear? */
export const rearAttacked = (touches: Touches): boolean =>
  decisive(touches).some(
    ({ mine, theirs }) =>
      (theirs === 'rear' && (mine === 'front' || isFrontCorner(mine))) ||
      (isRearCorner(theirs) && mine === 'front'),
  );

/** Is the base wholly beside the line of that flank and behind the line of the front edge? */
export function startsBeside(mine: Rectangle, theirs: Rectangle, flank: Flank): boolean {
  const half = theirs.width / 2 - EQUAL_LENGTH;
  return mine.corners.every((corner) => {
    const right = rightOf(theirs, corner);
    return (flank === 'left' ? right <= -half : right >= half) && aheadOf(theirs, corner) <= EQUAL_LENGTH;
  });
}

/** Is the base wholly behind the line of the rear edge? */
export const startsBehind = (mine: Rectangle, theirs: Rectangle): boolean =>
  mine.corners.every((corner) => aheadOf(theirs, corner) <= -theirs.depth + EQUAL_LENGTH);

/** At least partly beside the line of that flank, and any part that is not lies behind the line of the rear. */
export function startsAside(mine: Rectangle, theirs: Rectangle, flank: Flank): boolean {
  const out = mine.corners.map((corner) => rightOf(theirs, corner) * (flank === 'right' ? 1 : -1));
  // A corner that only touches the line is on neither side of it.
  const partly = out.some((mm) => moreThan(mm, theirs.width / 2));
  const rest = mine.corners.filter((_, at) => !atMost(theirs.width / 2, out[at] as number));
  return partly && rest.every((corner) => aheadOf(theirs, corner) <= -theirs.depth + EQUAL_LENGTH);
}
