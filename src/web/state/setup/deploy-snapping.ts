/** Brings bases that are put down by hand into exact contact with the bases next to them. */
import { type Battle, basesOnTable, findBase, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { touchesOf } from '../../../geometry/contact.ts';
import { QUARTER_TURN } from '../../../geometry/exact.ts';
import { project, rectanglesOverlap } from '../../../geometry/overlap.ts';
import type { Point } from '../../../geometry/point.ts';
import { boxesMeet, type Rectangle } from '../../../geometry/rectangle.ts';
import { broughtInto, type Placing, type Zone } from './deploying.ts';

/** Places in line are preferred: a place that only touches counts as this many millimetres farther away. */
const LOOSE = 10;

interface Shift {
  readonly right: number;
  readonly forward: number;
  readonly cost: number;
}

const shift = (right: number, forward: number, loose = 0): Shift => ({
  right,
  forward,
  cost: Math.abs(right) + Math.abs(forward) + loose,
});

/** The shifts that bring one base beside another, fronts level, or before or behind it, sides level. */
function shiftsTo(mine: Rectangle, theirs: Rectangle, { x, y }: Point): readonly Shift[] {
  const [across, along] = [mine, theirs].map(({ corners }) => project(corners, y, -x)) as [Stretch, Stretch];
  const [deep, high] = [mine, theirs].map(({ corners }) => project(corners, x, y)) as [Stretch, Stretch];
  const beside = [along.max - across.min, along.min - across.max];
  const behind = [high.min - deep.max, high.max - deep.min];
  return [
    ...beside.flatMap((right) => [shift(right, high.max - deep.max), shift(right, 0, LOOSE)]),
    ...behind.flatMap((forward) => [shift(along.min - across.min, forward), shift(0, forward, LOOSE)]),
  ];
}

type Stretch = ReturnType<typeof project>;

const moved = (
  placings: readonly Placing[],
  { x, y }: Point,
  { right, forward }: Shift,
): readonly Placing[] =>
  placings.map(({ base, pose }) => ({
    base,
    pose: { ...pose, x: pose.x + right * y + forward * x, y: pose.y - right * x + forward * y },
  }));

const groundsOf = (battle: Battle, placings: readonly Placing[]): readonly Rectangle[] =>
  placings.flatMap(({ base, pose }) => {
    const found = findBase(battle, base);
    return found ? [rectangleAt(found, pose)] : [];
  });

/** Bases put down near others, moved together into contact with them if the distance is at most this. */
export function snappedTo(
  battle: Battle,
  placings: readonly Placing[],
  zone: Zone,
  reach: number,
): readonly Placing[] {
  const mine = groundsOf(battle, placings);
  const [first] = mine;
  if (!first) return placings;
  const isSquare = ({ pose }: PlacedBase): boolean => (pose.facing - first.pose.facing) % QUARTER_TURN === 0;
  const others = basesOnTable(battle).filter(({ id }) => placings.every(({ base }) => base !== id));
  const standing = others.map(rectangleOfBase);
  const shifts = others
    .filter(isSquare)
    .map(rectangleOfBase)
    .flatMap((theirs) =>
      mine
        .filter((ground) => boxesMeet(ground.box, theirs.box, reach))
        .flatMap((ground) => shiftsTo(ground, theirs, first.forward)),
    )
    .filter(({ right, forward }) => Math.abs(right) <= reach && Math.abs(forward) <= reach)
    .toSorted((a, b) => a.cost - b.cost);
  for (const each of shifts) {
    const wish = broughtInto(battle, moved(placings, first.forward, each), zone);
    const there = groundsOf(battle, wish);
    const any = (met: (ground: Rectangle, theirs: Rectangle) => boolean): boolean =>
      there.some((ground) => standing.some((theirs) => met(ground, theirs)));
    if (!any(rectanglesOverlap) && any((ground, theirs) => touchesOf(ground, theirs).length > 0)) return wish;
  }
  return placings;
}

/** How far a click, or a dragged base, may miss the contact, in millimetres. */
const MISSES = { click: 10, hold: 4 };

/** The placings, brought into the zone and into contact with the bases next to them. */
export const settled = (
  battle: Battle,
  placings: readonly Placing[],
  zone: Zone,
  by: keyof typeof MISSES,
): readonly Placing[] => snappedTo(battle, broughtInto(battle, placings, zone), zone, MISSES[by]);
