/** Bases of a kind that stand together: from afar one label tells a whole line. */
import type { PlacedBase } from '../engine/battle.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import { TURN, turnBetween } from '../geometry/exact.ts';
import type { Point } from '../geometry/point.ts';

/** Bases of one kind that stand together and face the same way. */
export interface Line {
  readonly kind: string;
  readonly bases: readonly PlacedBase[];
  /** The middle of its bases. */
  readonly middle: Point;
}

/** Bases of a line turn at most this far from each other, and leave at most this gap, in millimetres. */
const TURNED = TURN / 72;
const GAP = 6;

/** Do two bases stand side by side, or one behind the other? */
function isBeside(a: PlacedBase, b: PlacedBase): boolean {
  if (a.side !== b.side || turnBetween(a.pose.facing, b.pose.facing) > TURNED) return false;
  const [{ centre, forward }, { centre: other }] = [rectangleOfBase(a), rectangleOfBase(b)];
  const [dx, dy] = [other.x - centre.x, other.y - centre.y];
  const ahead = Math.abs(dx * forward.x + dy * forward.y);
  const aside = Math.abs(dx * forward.y - dy * forward.x);
  return ahead <= (a.depth + b.depth) / 2 + GAP && aside <= (a.width + b.width) / 2 + GAP;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function lineOf(kind: string, bases: readonly PlacedBase[]): Line {
  const centres = bases.map((base) => rectangleOfBase(base).centre);
  return { kind, bases, middle: { x: mean(centres.map(({ x }) => x)), y: mean(centres.map(({ y }) => y)) } };
}

/** The lines of these bases, the longest first. A base that stands alone is a line, too. */
export function linesOf(bases: readonly PlacedBase[], kindOf: (base: PlacedBase) => string): readonly Line[] {
  const left = new Map(bases.map((base) => [base, kindOf(base)]));
  const lines: Line[] = [];
  for (const [first, kind] of left) {
    if (!left.delete(first)) continue;
    const line = [first];
    // The line grows while it is walked.
    for (const base of line)
      for (const [other, kindOfOther] of left)
        if (kindOfOther === kind && isBeside(base, other)) {
          left.delete(other);
          line.push(other);
        }
    lines.push(lineOf(kind, line));
  }
  return lines.toSorted((a, b) => b.bases.length - a.bases.length);
}
