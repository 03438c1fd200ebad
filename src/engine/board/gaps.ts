/** Gaps: narrow spaces between bases that limit moves through them. */
import { gapShape, rectanglesDistance } from '../../geometry/distance.ts';
import { convexOverlap } from '../../geometry/overlap.ts';
import { boxOf, type Polygon } from '../../geometry/polygon.ts';
import { type Box, boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import type { BaseId, Battle, PlacedBase } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { holds } from '../effects.ts';
import { keptByPair, keptWith } from '../memory.ts';
import { keptByBases } from './memory.ts';
import { rectanglesOnTable } from './rectangles.ts';

/** A narrow space between two bases. */
export interface Gap {
  readonly a: BaseId;
  readonly b: BaseId;
  /** The area of all shortest segments between the two: four corners between parallel edges, else two points. */
  readonly shape: Polygon;
}

interface PlacedGap extends Gap {
  readonly bases: readonly [PlacedBase, PlacedBase];
}

interface Space {
  readonly width: number;
  readonly shape: Polygon;
}

const spaceBetween = keptByPair((one: Rectangle, other: Rectangle): Space => {
  const width = rectanglesDistance(one, other);
  return { width, shape: width > CONTACT_GAP ? gapShape(one, other) : [] };
});

/** Is a space of this width, in millimetres, a gap? */
export const isGap = ({ board: { gap } }: Ruleset, width: number): boolean =>
  width > CONTACT_GAP && width <= gap.widest && holds(gap.rule);

const allGaps = keptByBases((rules, battle, bases) => {
  const { widest } = rules.board.gap;
  const rectangles = rectanglesOnTable(battle);
  const gaps: PlacedGap[] = [];
  for (let i = 0; i < bases.length; i++)
    for (let j = i + 1; j < bases.length; j++) {
      const [one, other] = [rectangles[i] as Rectangle, rectangles[j] as Rectangle];
      if (!boxesMeet(one.box, other.box, widest + CONTACT_GAP)) continue;
      const { width, shape } = spaceBetween(one, other);
      if (!isGap(rules, width)) continue;
      const [a, b] = [bases[i] as PlacedBase, bases[j] as PlacedBase];
      gaps.push({ a: a.id, b: b.id, shape, bases: [a, b] });
    }
  return gaps;
});

/** The gaps that bind an order to these bases. */
export function gapsOf(rules: Ruleset, battle: Battle, movers: readonly BaseId[]): readonly Gap[] {
  return allGaps(rules, battle).filter((gap) =>
    gap.bases.every((base) => rules.board.gap.hasSide(battle, base, movers)),
  );
}

const boxOfShape = keptWith((shape: Polygon): Box => boxOf(shape));

/** The box round a gap. */
export const boxOfGap = ({ shape }: Gap): Box => boxOfShape(shape);

/** Does a convex shape overlap a gap? A touch is no overlap. */
export const crossesGap = (gap: Gap, shape: Polygon): boolean =>
  boxesMeet(boxOf(shape), boxOfGap(gap), 0) && convexOverlap(shape, gap.shape);
