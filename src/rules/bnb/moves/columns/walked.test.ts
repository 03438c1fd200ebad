import fc from 'fast-check';
import { expect, it } from 'vitest';
import { baseOf, idsOf, onTable } from '../../../../../test/support/battle.ts';
import { apply } from '../../../../engine/battle/apply.ts';
import { type Battle, basesOnTable } from '../../../../engine/battle.ts';
import { groupOf } from '../../../../engine/board/groups.ts';
import { degreesOf } from '../../../../geometry/exact.ts';
import { bnb } from '../../index.ts';
import { inTheOpen } from '../measure.ts';
import { afterOrder, moving, ordersIn } from '../moves.test-support.ts';

// A simple, slow way to find where a column stands: keep the whole polyline of the middle of its head's front, and
// put each base on it behind the depths of those before it, facing along its segment.

/** The middle of a front, and its facing in degrees, clockwise from north. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

/** A leg that the head may go. */
type Step = { readonly forward: number } | { readonly pivot: 'left' | 'right'; readonly degrees: number };

const HALF_WIDTH = 20;
/** Rounding of places, over all orders, in millimetres; and of facings, in degrees. */
const NEAR = 0.02;
const NEARLY = 0.1;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const ahead = ({ x, y, degrees }: Place, mm: number): Place => ({
  x: x + mm * Math.sin(radians(degrees)),
  y: y + mm * Math.cos(radians(degrees)),
  degrees,
});

const aside = (place: Place, mm: number): Place => ({
  ...ahead({ ...place, degrees: place.degrees + 90 }, mm),
  degrees: place.degrees,
});

function after(place: Place, leg: Step): Place {
  if ('forward' in leg) return ahead(place, leg.forward);
  const right = leg.pivot === 'left' ? -HALF_WIDTH : HALF_WIDTH;
  const turn = Math.sign(right) * leg.degrees;
  return aside({ ...aside(place, right), degrees: place.degrees + turn }, -right);
}

/** Millimetres that a leg uses; for a pivot the chord of the swinging corner. */
const lengthOf = (leg: Step): number =>
  'forward' in leg ? leg.forward : 4 * HALF_WIDTH * Math.sin(radians(leg.degrees) / 2);

/** The place this far back on a polyline, and the facings of the segments that it may be on there. */
function standingAt(line: readonly Place[], mm: number) {
  const facings: number[] = [];
  let at = line.at(-1) as Place;
  let left = mm;
  for (let end = line.length - 1; end > 0; end--) {
    const [from, to] = [line[end - 1] as Place, line[end] as Place];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const degrees = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
    if (left > -NEAR && left < length + NEAR) facings.push(degrees);
    if (left > 0 && left <= length) at = ahead({ ...to, degrees }, -left);
    left -= length;
  }
  return { at, facings };
}

const turnBetween = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

const leg: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map((forward): Step => ({ forward })),
  fc
    .tuple(fc.constantFrom('left' as const, 'right' as const), fc.integer({ min: 1, max: 120 }))
    .map(([pivot, degrees]): Step => ({ pivot, degrees })),
);

/** The first legs that together go no farther than this many millimetres. */
function within(legs: readonly Step[], most: number): readonly Step[] {
  let used = 0;
  return legs.filter((each) => {
    used += lengthOf(each);
    return used < most;
  });
}

const START: Place = { x: 1500, y: 1500, degrees: 0 };
const TROOPS = ['Reg Sp (O)', 'Irr Ps (O)', 'Reg LH (O)', 'Reg Cv (O)', 'Irr El (O)'];

/** A battle with only a column that faces north. */
function columnOf(troops: readonly string[]): Battle {
  let back = 0;
  const bases = troops.map((troop, at) => {
    const words = { id: `A${at}`, troop, at: [START.x, START.y - back] as const };
    back += baseOf(words).depth;
    return words;
  });
  return ordersIn({ bases, table: [2 * START.x, 2 * START.y] });
}

/** The same battle as if a new bound had begun. */
const rested = (battle: Battle): Battle =>
  apply(battle, { type: '', changes: [{ change: 'clear' }, { change: 'points', command: '', left: 6 }] });

it('a column stands where its head has gone, after any orders', () => {
  const columns = fc.record({
    troops: fc.array(fc.constantFrom(...TROOPS), { minLength: 2, maxLength: 6 }),
    orders: fc.array(fc.array(leg, { minLength: 1, maxLength: 4 }), { minLength: 6, maxLength: 6 }),
  });
  fc.assert(
    fc.property(columns, ({ troops, orders }) => {
      let battle = columnOf(troops);
      const ids = idsOf(basesOnTable(battle));
      const line = [ahead(START, -START.y), START];
      for (const order of orders) {
        const legs = within(order, inTheOpen(basesOnTable(battle)));
        for (const each of legs) line.push(after(line.at(-1) as Place, each));
        if (legs.length > 0) battle = rested(afterOrder(battle, moving(ids, ...legs)));
        let back = 0;
        for (const id of ids) {
          const { pose, depth } = onTable(battle, id);
          const { at, facings } = standingAt(line, back);
          expect(Math.hypot(pose.x - at.x, pose.y - at.y)).toBeLessThan(NEAR);
          const mine = back === 0 ? [(line.at(-1) as Place).degrees] : facings;
          expect(mine.some((degrees) => turnBetween(degrees, degreesOf(pose.facing)) < NEARLY)).toBe(true);
          back += depth;
        }
        expect(idsOf(groupOf(bnb, battle, onTable(battle, 'A0')))).toEqual(ids);
      }
    }),
    { numRuns: 100 },
  );
});
