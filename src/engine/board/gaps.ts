/** Gaps: narrow spaces between bases that limit moves through them. */
import { gapShape, rectanglesDistance } from '../../geometry/distance.ts';
import { convexOverlap } from '../../geometry/overlap.ts';
import { boxOf, type Polygon } from '../../geometry/polygon.ts';
import { type Box, boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { keptByPair, keptWith } from '../data/memory.ts';
import { holds } from '../effects.ts';
import { keptByBase } from './memory.ts';
import { rectangleOfBase, rectanglesOnTable } from './rectangles.ts';

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

const boxOfShape = keptWith((shape: Polygon): Box => boxOf(shape));

/** The box round a gap. */
export const boxOfGap = ({ shape }: Gap): Box => boxOfShape(shape);

/** The gaps between a base and those that come after it in the list of all. */
const gapsBeside = keptByBase((rules, battle, base): readonly PlacedGap[] => {
  const bases = basesOnTable(battle);
  const grounds = rectanglesOnTable(battle);
  const mine = rectangleOfBase(base);
  const gaps: PlacedGap[] = [];
  for (let at = bases.indexOf(base) + 1; at < bases.length; at++) {
    const ground = grounds[at] as Rectangle;
    if (!boxesMeet(mine.box, ground.box, rules.board.gap.widest + CONTACT_GAP)) continue;
    const { width, shape } = spaceBetween(mine, ground);
    const other = bases[at] as PlacedBase;
    if (isGap(rules, width)) gaps.push({ a: base.id, b: other.id, shape, bases: [base, other] });
  }
  return gaps;
});

/** The gaps that reach into a box and bind an order to these bases. Both sides of such a gap are near the box. */
export function gapsNear(
  rules: Ruleset,
  battle: Battle,
  movers: readonly BaseId[],
  box: Box,
): readonly Gap[] {
  const { gap } = rules.board;
  const grounds = rectanglesOnTable(battle);
  const isNear = (at: number): boolean =>
    boxesMeet((grounds[at] as Rectangle).box, box, gap.widest + CONTACT_GAP);
  return basesOnTable(battle)
    .filter((_, at) => isNear(at))
    .flatMap((base) => gapsBeside(rules, battle, base))
    .filter(
      (each) =>
        boxesMeet(boxOfGap(each), box, 0) && each.bases.every((base) => gap.hasSide(battle, base, movers)),
    );
}

/** All gaps on the table that bind an order to these bases. */
export const gapsOf = (rules: Ruleset, battle: Battle, movers: readonly BaseId[]): readonly Gap[] => {
  const { width, depth } = battle.table;
  return gapsNear(rules, battle, movers, { minX: 0, minY: 0, maxX: width, maxY: depth });
};

/** Does a convex shape overlap a gap? A touch is no overlap. */
export const crossesGap = (gap: Gap, shape: Polygon): boolean =>
  boxesMeet(boxOf(shape), boxOfGap(gap), 0) && convexOverlap(shape, gap.shape);
