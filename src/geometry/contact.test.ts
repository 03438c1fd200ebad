import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactName, type Touch, touchesOf, touching } from './contact.ts';
import { rectanglesDistance } from './distance.ts';
import { facingFromDegrees, HALF_TURN, QUARTER_TURN, TURN } from './exact.ts';
import { overlapDepth } from './overlap.ts';
import { ahead, type Pose, roundPose, shifted } from './pose.ts';
import { type Rectangle, rectangleOf } from './rectangle.ts';
import {
  anyFacing,
  anyPoint,
  anyPose,
  moved,
  nearRectangle,
  slowDepth,
  swung,
} from './shapes.test-support.ts';
import { CONTACT_GAP } from './tolerance.ts';

const turnedBy = (pose: Pose, turn: number): Pose => ({ ...pose, facing: (pose.facing + turn) % TURN });
const base = (pose: Pose): Rectangle => rectangleOf(roundPose(pose), 40, 20);
const nameOf = (a: Rectangle, b: Rectangle) => contactName(touchesOf(a, b));

/** The place of another 40 x 20 base for each contact, when mine stands at `pose`. */
const CONTACTS: readonly (readonly [string, string, (pose: Pose) => Pose])[] = [
  ['front-to-front', 'front-to-front', (pose) => turnedBy(pose, HALF_TURN)],
  ['front-to-front-part', 'front-to-front-part', (pose) => turnedBy(shifted(pose, 10), HALF_TURN)],
  ['front-to-flank', 'flank-to-front', (pose) => turnedBy(shifted(ahead(pose, 20), 10), QUARTER_TURN)],
  ['front-to-rear', 'rear-to-front', (pose) => ahead(pose, 20)],
  ['side-to-side', 'side-to-side', (pose) => shifted(pose, 40)],
  ['rear-to-rear', 'rear-to-rear', (pose) => turnedBy(ahead(pose, -40), HALF_TURN)],
  ['rear-to-flank', 'flank-to-rear', (pose) => turnedBy(shifted(ahead(pose, -40), 10), QUARTER_TURN)],
  ['corner-to-corner', 'corner-to-corner', (pose) => shifted(ahead(pose, 20), 40)],
];

describe('contact', () => {
  it('is named correctly at every angle, after rounding', () => {
    const property = fc.property(anyPose, fc.constantFrom(...CONTACTS), (pose, [mine, theirs, place]) => {
      const a = base(pose);
      const b = base(place(pose));
      expect(nameOf(a, b)).toBe(mine);
      expect(nameOf(b, a)).toBe(theirs);
    });
    fc.assert(property, { numRuns: 400 });
  });

  it('is reached by going ahead as far as the gap, at odd angles', () => {
    for (const degrees of [0, 33, 45, 211.7, 359.9]) {
      const target = { x: 612.3, y: 401.7, facing: facingFromDegrees(degrees) };
      const from = turnedBy(ahead(target, 137.25), HALF_TURN);
      const reached = base(ahead(roundPose(from), 137.25));
      expect(nameOf(reached, base(target))).toBe('front-to-front');
      expect(nameOf(base(ahead(from, 137.15)), base(target))).toBe(null);
      expect(touching(base(ahead(from, 137.21)), base(target))).toBe(true);
    }
  });

  it('of a corner is with the edge that it touches', () => {
    const a = base({ x: 0, y: 0, facing: 0 });
    const corner = rectangleOf({ x: 12, y: 0, facing: facingFromDegrees(135) }, 40, 20);
    const lifted = moved(corner, 0, -Math.min(...corner.corners.map((p) => p.y)));
    expect(touchesOf(a, lifted)).toEqual([{ mine: 'front', theirs: 'front-right', length: 0 }]);
    expect(nameOf(a, lifted)).toBe('front-to-corner');
    expect(nameOf(lifted, a)).toBe('corner-to-front');
    expect(touchesOf(a, moved(lifted, 0, 0.06))).toEqual([]);
  });

  it('lists edges, corners on edges and corners on corners', () => {
    const a = base({ x: 0, y: 0, facing: 0 });
    const shared = (touches: readonly Touch[]) =>
      touches.map((t) => [t.mine, t.theirs, Math.round(t.length)]);
    expect(shared(touchesOf(a, base({ x: 0, y: 0, facing: HALF_TURN })))).toEqual([
      ['front', 'front', 40],
      ['front-left', 'front-right', 0],
      ['front-right', 'front-left', 0],
    ]);
    expect(shared(touchesOf(a, base({ x: 10, y: 0, facing: HALF_TURN })))).toEqual([
      ['front', 'front', 30],
      ['front-right', 'front', 0],
      ['front', 'front-right', 0],
    ]);
    expect(shared(touchesOf(a, base({ x: 40, y: 10, facing: 0 })))).toEqual([
      ['right', 'left', 10],
      ['front-right', 'left', 0],
      ['right', 'rear-left', 0],
    ]);
  });

  it('of fronts is full only if both corners meet', () => {
    const wide = rectangleOf({ x: 10, y: 0, facing: HALF_TURN }, 60, 20);
    expect(nameOf(base({ x: 0, y: 0, facing: 0 }), wide)).toBe('front-to-front-part');
  });

  it('of slanting edges is measured where they are nearest', () => {
    const a = rectangleOf({ x: 0, y: 0, facing: 0 }, 80, 80);
    const slanting = (gap: number) => rectangleOf({ x: 0, y: 0.0349 + gap, facing: HALF_TURN + 146 }, 80, 80);
    const shared = (gap: number) => touchesOf(a, slanting(gap)).some((touch) => touch.length > 79);
    expect([0.04, -0.04, 0.06, -0.06].map(shared)).toEqual([true, true, false, false]);
  });

  it('of a corner on an edge ends if the corner is in too deep', () => {
    const a = base({ x: 0, y: 0, facing: 0 });
    const spike = rectangleOf({ x: 0, y: 0, facing: facingFromDegrees(135) }, 40, 20);
    const tip = spike.frontRight;
    const at = (depth: number) => moved(spike, -tip.x, -tip.y - depth);
    expect([-0.04, 0.04, 0.06].map((depth) => touching(a, at(depth)))).toEqual([true, true, false]);
  });

  it('needs edges parallel within 0.05 degrees', () => {
    const a = rectangleOf({ x: 0, y: 0, facing: 0 }, 40, 20);
    const tilted = (turn: number) => rectangleOf({ x: 0, y: 0, facing: HALF_TURN + turn }, 40, 20);
    expect(touchesOf(a, tilted(146)).some((touch) => touch.length > 39)).toBe(true);
    expect(touchesOf(a, tilted(147)).some((touch) => touch.length > 0)).toBe(false);
  });

  it('is the same from both sides, and after the two are moved and turned', () => {
    const swap = ({ mine, theirs, length }: Touch) => ({ mine: theirs, theirs: mine, length });
    const key = ({ mine, theirs, length }: Touch) => `${mine} ${theirs} ${length.toFixed(2)}`;
    const keys = (touches: readonly Touch[]) => touches.map(key).sort();
    const property = fc.property(
      anyPose,
      fc.constantFrom(...CONTACTS),
      anyPoint,
      anyFacing,
      (pose, [, , place], p, turn) => {
        const a = base(pose);
        const b = base(place(pose));
        const found = keys(touchesOf(a, b));
        expect(found.length).toBeGreaterThan(0);
        expect(keys(touchesOf(b, a).map(swap))).toEqual(found);
        expect(keys(touchesOf(moved(a, p.x, p.y), moved(b, p.x, p.y)))).toEqual(found);
        for (const by of [QUARTER_TURN, turn])
          expect(keys(touchesOf(swung(a, p, by), swung(b, p, by)))).toEqual(found);
      },
    );
    fc.assert(property);
  });

  it('exists exactly if the two neither overlap nor are apart', () => {
    const near = fc.double({ min: -0.12, max: 0.12, noNaN: true });
    fc.assert(
      fc.property(nearRectangle, nearRectangle, anyFacing, near, (a, b, toward, gap) => {
        const met = broughtTogether(a, b, toward, gap);
        const depth = overlapDepth(a, met);
        fc.pre(Math.abs(Math.abs(depth) - CONTACT_GAP) > 1e-4);
        if (depth < -CONTACT_GAP) expect(touchesOf(a, met)).toEqual([]);
        else if (depth < CONTACT_GAP) expect(touching(a, met)).toBe(true);
        if (rectanglesDistance(a, met) > 0.08) expect(touching(a, met)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('of corners with edges agrees with a search over many points', () => {
    fc.assert(
      fc.property(nearRectangle, nearRectangle, anyFacing, (a, b, toward) => {
        const met = broughtTogether(a, b, toward, 0.02);
        const cornerDepths = met.corners.map((p) => slowDepth(a.corners, p));
        for (const touch of touchesOf(a, met)) {
          if (touch.theirs.includes('-')) {
            expect(Math.min(...cornerDepths.map(Math.abs))).toBeLessThan(0.08);
          }
        }
        const touched = cornerDepths.some((depth) => Math.abs(depth) < 0.049);
        if (touched) expect(touchesOf(a, met).some((touch) => touch.theirs.includes('-'))).toBe(true);
      }),
    );
  });
});

/** Moves b from far along a direction until the gap between the two is `gap`, by halving. */
function broughtTogether(a: Rectangle, b: Rectangle, toward: number, gap: number): Rectangle {
  const from = { x: a.centre.x - b.centre.x, y: a.centre.y - b.centre.y };
  const at = (mm: number): Rectangle => {
    const { x, y } = ahead({ ...from, facing: toward }, mm);
    return moved(b, x, y);
  };
  let within = 0;
  let apart = 400;
  for (let i = 0; i < 50; i++) {
    const middle = (within + apart) / 2;
    if (overlapDepth(a, at(middle)) > 0) within = middle;
    else apart = middle;
  }
  return at(within + gap);
}
