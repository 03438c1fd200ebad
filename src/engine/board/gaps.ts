import { gapShape, rectanglesDistance } from '../../geometry/distance.ts';
import { convexOverlap } from '../../geometry/overlap.ts';
import { boxOf, type Polygon } from '../../geometry/polygon.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import type { BaseId, Battle, PlacedBase } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { keptByBases } from './memory.ts';
import { rectangleOfBase } from './rectangles.ts';

/** A narrow space between two bases. */
export interface Gap {
  readonly a: BaseId;
  readonly b: BaseId;
  /** All shortest segments between the two: four corners between parallel edges, else two points. */
  readonly shape: Polygon;
}

interface PlacedGap extends Gap {
  readonly bases: readonly [PlacedBase, PlacedBase];
}

function gapBetween(rules: Ruleset, a: PlacedBase, b: PlacedBase): PlacedGap | null {
  const one = rectangleOfBase(a);
  const other = rectangleOfBase(b);
  if (!boxesMeet(one.box, other.box, rules.board.gapReach + CONTACT_GAP)) return null;
  const width = rectanglesDistance(one, other);
  if (width <= CONTACT_GAP || !rules.board.isGap(width)) return null;
  const shape = gapShape(one, other);
  return { a: a.id, b: b.id, shape, bases: [a, b] };
}

const allGaps = keptByBases((rules, _battle, bases) => {
  const gaps: PlacedGap[] = [];
  for (const [at, a] of bases.entries())
    for (let next = at + 1; next < bases.length; next++) {
      const gap = gapBetween(rules, a, bases[next] as PlacedBase);
      if (gap) gaps.push(gap);
    }
  return gaps;
});

/** The gaps that bind an order of these bases: those between bases that may make one for it. */
export function gapsOf(rules: Ruleset, battle: Battle, movers: readonly BaseId[]): readonly Gap[] {
  return allGaps(rules, battle).filter((gap) =>
    gap.bases.every((base) => rules.board.makesGap(battle, base, movers)),
  );
}

/** Does a convex shape share more than an outline with a gap? */
export function crossesGap(gap: Gap, shape: Polygon): boolean {
  return boxesMeet(boxOf(shape), boxOf(gap.shape), 0) && convexOverlap(shape, gap.shape);
}
