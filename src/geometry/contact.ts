import { inTurn, QUARTER_TURN } from './exact.ts';
import { overlapDepth } from './overlap.ts';
import { distance, type Point } from './point.ts';
import {
  aheadOf,
  CORNER_NAMES,
  type CornerName,
  EDGE_NAMES,
  type EdgeName,
  type Rectangle,
  rightOf,
} from './rectangle.ts';
import { CONTACT_GAP, CORNER_GAP, EQUAL_LENGTH, OVERLAP_DEPTH, PARALLEL_TURN } from './tolerance.ts';

/** One touch of two rectangles; the length (mm) is above 0 only between two edges. */
export interface Touch {
  readonly mine: EdgeName | CornerName;
  readonly theirs: EdgeName | CornerName;
  readonly length: number;
}

/** The same touch, seen from the other rectangle. */
export const turnedRound = (touch: Touch): Touch => ({ ...touch, mine: touch.theirs, theirs: touch.mine });

export type ContactName =
  | 'front-to-front'
  | 'front-to-front-part'
  | 'front-to-flank'
  | 'flank-to-front'
  | 'front-to-rear'
  | 'rear-to-front'
  | 'side-to-side'
  | 'rear-to-rear'
  | 'rear-to-flank'
  | 'flank-to-rear'
  | 'front-to-corner'
  | 'flank-to-corner'
  | 'rear-to-corner'
  | 'corner-to-front'
  | 'corner-to-flank'
  | 'corner-to-rear'
  | 'corner-to-corner';

const NONE: readonly Touch[] = [];

/**
 * All touches of two rectangles: edges along each other (parallel, at most CONTACT_GAP apart, sharing more than
 * EQUAL_LENGTH), corners on the inside of an edge, corners on corners. Empty when they are apart. It does not check
 * whether they overlap elsewhere.
 */
export function touchesOf(a: Rectangle, b: Rectangle): readonly Touch[] {
  const dx = b.centre.x - a.centre.x;
  const dy = b.centre.y - a.centre.y;
  const reach = a.radius + b.radius + CORNER_GAP;
  return dx * dx + dy * dy > reach * reach ? NONE : nearTouches(a, b);
}

function nearTouches(a: Rectangle, b: Rectangle): readonly Touch[] {
  if (overlapDepth(a, b) < -CONTACT_GAP) return NONE;
  const touches: Touch[] = [];
  addEdges(a, b, touches);
  addCorners(a, b, touches);
  return touches;
}

export function touching(a: Rectangle, b: Rectangle): boolean {
  return touchesOf(a, b).length > 0;
}

/** Each edge of a can lie along only one edge of b; the difference of facings says which. */
function addEdges(a: Rectangle, b: Rectangle, touches: Touch[]): void {
  const turn = inTurn(b.pose.facing - a.pose.facing);
  const quarters = Math.round(turn / QUARTER_TURN);
  if (Math.abs(turn - quarters * QUARTER_TURN) > PARALLEL_TURN) return;
  for (let i = 0; i < 4; i++) {
    const j = (i + 6 - quarters) % 4;
    const shared = sharedLength(a, i, b, j);
    if (shared > EQUAL_LENGTH) {
      touches.push({ mine: EDGE_NAMES[i] as EdgeName, theirs: EDGE_NAMES[j] as EdgeName, length: shared });
    }
  }
}

/**
 * The length along which edge i of a and edge j of b, running opposite ways, lie on each other; 0 when the gap between
 * them is too wide or too deep. It is measured along the mean of both, so that it is the same from either side.
 */
function sharedLength(a: Rectangle, i: number, b: Rectangle, j: number): number {
  const p = a.corners[i] as Point;
  const q = a.corners[(i + 1) % 4] as Point;
  const r = b.corners[(j + 1) % 4] as Point;
  const s = b.corners[j] as Point;
  const mine = distance(p, q);
  const theirs = distance(r, s);
  const ux = ((q.x - p.x) / mine + (s.x - r.x) / theirs) / 2;
  const uy = ((q.y - p.y) / mine + (s.y - r.y) / theirs) / 2;
  const from = (r.x - p.x) * ux + (r.y - p.y) * uy;
  const start = Math.max(0, from);
  const end = Math.min(mine, from + theirs);
  if (end - start <= EQUAL_LENGTH) return 0;
  const lean = rise(r, s, ux, uy) / theirs - rise(p, q, ux, uy) / mine;
  const gapAtFrom = rise(p, r, ux, uy) - (rise(p, q, ux, uy) / mine) * from;
  const least = Math.min(gapAtFrom + lean * (start - from), gapAtFrom + lean * (end - from));
  return least <= CONTACT_GAP && least >= -OVERLAP_DEPTH ? end - start : 0;
}

/** How far q lies to the left of the line from p along u. */
function rise(p: Point, q: Point, ux: number, uy: number): number {
  return (q.y - p.y) * ux - (q.x - p.x) * uy;
}

/** Corners of a with corners and edges of b, then corners of b with edges of a. */
function addCorners(a: Rectangle, b: Rectangle, touches: Touch[]): void {
  for (let i = 0; i < 4; i++) {
    const theirs = partMet(a.corners[i] as Point, b);
    if (theirs) touches.push({ mine: CORNER_NAMES[i] as CornerName, theirs, length: 0 });
  }
  for (let j = 0; j < 4; j++) {
    const mine = partMet(b.corners[j] as Point, a);
    if (mine && PART[mine] !== 'corner')
      touches.push({ mine, theirs: CORNER_NAMES[j] as CornerName, length: 0 });
  }
}

/** The corner that the point touches, else the edge that it touches between its corners. */
function partMet(p: Point, rectangle: Rectangle): EdgeName | CornerName | null {
  const right = rightOf(rectangle, p);
  const past = aheadOf(rectangle, p);
  const outRight = Math.abs(right) - rectangle.width / 2;
  const outBack = -past - rectangle.depth;
  const outAlong = Math.max(past, outBack);
  if (outRight > CORNER_GAP || outAlong > CORNER_GAP) return null;
  if (outRight * outRight + outAlong * outAlong <= CORNER_GAP * CORNER_GAP) {
    if (past > outBack) return right < 0 ? 'front-left' : 'front-right';
    return right < 0 ? 'rear-left' : 'rear-right';
  }
  if (outRight < 0 && outAlong <= CONTACT_GAP && outAlong >= -OVERLAP_DEPTH) {
    return past > outBack ? 'front' : 'rear';
  }
  if (outAlong < 0 && outRight <= CONTACT_GAP && outRight >= -OVERLAP_DEPTH)
    return right < 0 ? 'left' : 'right';
  return null;
}

type Part = 'front' | 'flank' | 'rear' | 'corner';
const PART: Readonly<Record<EdgeName | CornerName, Part>> = {
  front: 'front',
  left: 'flank',
  right: 'flank',
  rear: 'rear',
  'front-left': 'corner',
  'front-right': 'corner',
  'rear-right': 'corner',
  'rear-left': 'corner',
};

/** Order of touches: edge to edge, corner and edge, corner to corner; the front first. */
const STRENGTH: readonly ContactName[] = [
  'front-to-front',
  'front-to-front-part',
  'front-to-flank',
  'front-to-rear',
  'flank-to-front',
  'rear-to-front',
  'side-to-side',
  'flank-to-rear',
  'rear-to-flank',
  'rear-to-rear',
  'front-to-corner',
  'corner-to-front',
  'corner-to-flank',
  'corner-to-rear',
  'flank-to-corner',
  'rear-to-corner',
  'corner-to-corner',
];

/** The players' name of the strongest touch, seen from `mine`; null when there is none. */
export function contactName(touches: readonly Touch[]): ContactName | null {
  let best = STRENGTH.length;
  for (const touch of touches) best = Math.min(best, STRENGTH.indexOf(nameOf(touch, touches)));
  return STRENGTH[best] ?? null;
}

function nameOf(touch: Touch, touches: readonly Touch[]): ContactName {
  const mine = PART[touch.mine];
  const theirs = PART[touch.theirs];
  if (mine === 'flank' && theirs === 'flank') return 'side-to-side';
  if (mine === 'front' && theirs === 'front')
    return frontsFull(touches) ? 'front-to-front' : 'front-to-front-part';
  return `${mine}-to-${theirs}` as ContactName;
}

/** Both front corners lie on the other's front corners. */
function frontsFull(touches: readonly Touch[]): boolean {
  const met = (mine: CornerName, theirs: CornerName): boolean =>
    touches.some((touch) => touch.mine === mine && touch.theirs === theirs);
  return met('front-left', 'front-right') && met('front-right', 'front-left');
}
