/** What each kind of condition asks of a position: where bases stand, beside where they stood before. */
import { type Battle, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { contactsOf, enemyContacts } from '../../engine/board/contacts.ts';
import {
  decisive,
  flankAttacked,
  isFrontCorner,
  isFrontCornerOnFrontCorner,
  isOverlap,
  rearAttacked,
} from '../../engine/board/positions.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Touch } from '../../geometry/contact.ts';
import { polygonsDistance, rectanglesDistance } from '../../geometry/distance.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { centroid, containsPoint, segmentsCross, someEdge } from '../../geometry/polygon.ts';
import { ahead } from '../../geometry/pose.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { CONTACT_GAP, EQUAL_LENGTH } from '../../geometry/tolerance.ts';

/** A position before the orders of a bound, and after them. */
export interface Bound {
  readonly before: Battle;
  readonly after: Battle;
}

/** What a condition says besides its names. */
interface More {
  readonly from: 'front' | 'flank' | 'rear' | undefined;
  /** Millimetres. */
  readonly by: number;
}

type Check = (bound: Bound, ids: readonly string[], more: More) => boolean;
type AskBases = (battle: Battle, bases: readonly PlacedBase[], more: More) => boolean;

/** Asks about bases after the orders. Where one of them is not on the table, the answer is no. */
const ofBases =
  (ask: AskBases): Check =>
  ({ after }, ids, more) => {
    const bases = ids.map((id) => placedBase(after, id)).filter((base) => base !== null);
    return bases.length === ids.length && ask(after, bases, more);
  };

const ofTwo = (ask: (battle: Battle, one: PlacedBase, other: PlacedBase, more: More) => boolean): Check =>
  ofBases((battle, bases, more) => ask(battle, bases[0] as PlacedBase, bases[1] as PlacedBase, more));

/** Asks about a base and the area of a piece of terrain. */
const onPiece =
  (ask: (base: PlacedBase, area: readonly Point[]) => boolean): Check =>
  ({ after }, [id = '', piece]) => {
    const base = placedBase(after, id);
    const area = after.terrain.find((each) => each.id === piece)?.area;
    return base !== null && area !== undefined && ask(base, area);
  };

const touchesBetween = (battle: Battle, one: PlacedBase, other: PlacedBase) =>
  contactsOf(battle, one).find(({ base }) => base.id === other.id)?.touches ?? [];

/** Does the front edge lie along an edge of the other? */
const liesAlong = ({ mine, length }: Touch): boolean => mine === 'front' && length > 0;

/** Does the front come upon the other: along an edge of it, or at a corner? */
const comesUpon = (touch: Touch): boolean =>
  liesAlong(touch) ||
  ((touch.mine === 'front' || isFrontCorner(touch.mine)) && !isFrontCornerOnFrontCorner(touch));

function meets(battle: Battle, one: PlacedBase, other: PlacedBase, from: More['from']): boolean {
  const touches = touchesBetween(battle, one, other);
  if (from === undefined) return decisive(touches).some(comesUpon);
  if (from === 'flank') return flankAttacked(touches) !== null;
  if (from === 'rear') return rearAttacked(touches);
  return touches.some((touch) => liesAlong(touch) && touch.theirs === 'front');
}

/** Would the recoil of a base end on the other? */
function strikes(back: PlacedBase, other: PlacedBase): boolean {
  const ground = rectangleAt(back, ahead(back.pose, -back.depth));
  return rectanglesOverlap(ground, rectangleOfBase(other));
}

function isBetween([base, from, to]: readonly PlacedBase[]): boolean {
  if (!base || !from || !to) return false;
  const [a, b] = [rectangleOfBase(from).centre, rectangleOfBase(to).centre];
  return someEdge(rectangleOfBase(base).corners, (p, q) => segmentsCross(a, b, p, q));
}

function faces(base: PlacedBase, other: PlacedBase): boolean {
  const [mine, { centre }] = [rectangleOfBase(base), rectangleOfBase(other)];
  return aheadOf(mine, centre) > Math.abs(rightOf(mine, centre));
}

const gap = (one: PlacedBase, other: PlacedBase): number =>
  rectanglesDistance(rectangleOfBase(one), rectangleOfBase(other));

/** The middle of a base or of a piece of terrain; null if there is neither. */
function middleOf(battle: Battle, id: string): Point | null {
  const base = placedBase(battle, id);
  if (base) return rectangleOfBase(base).centre;
  const area = battle.terrain.find((piece) => piece.id === id)?.area;
  return area ? centroid(area) : null;
}

/** How many millimetres nearer a base came to where another stood; negative if it went away. */
function approach({ before, after }: Bound, [id = '', to = '']: readonly string[]): number {
  const goal = middleOf(before, to);
  const [then, now] = [placedBase(before, id), placedBase(after, id)];
  if (!goal || !then || !now) return 0;
  return distance(rectangleOfBase(then).centre, goal) - distance(rectangleOfBase(now).centre, goal);
}

function isStill({ before, after }: Bound, id: string): boolean {
  const [then, now] = [placedBase(before, id)?.pose, placedBase(after, id)?.pose];
  if (!then || !now) return false;
  return distance(then, now) <= EQUAL_LENGTH && then.facing === now.facing;
}

/** By the kind of condition: does it hold of these bases and pieces? */
export const CHECKS = {
  meets: ofTwo((battle, one, other, { from }) => meets(battle, one, other, from)),
  apart: ofTwo((battle, one, other) => touchesBetween(battle, one, other).length === 0),
  free: ofBases((battle, bases) => bases.every((base) => enemyContacts(battle, base).length === 0)),
  overlaps: ofTwo((battle, one, other) => {
    const touches = touchesBetween(battle, one, other);
    return isOverlap(touches) && !touches.some(liesAlong);
  }),
  behind: ofTwo((_, one, other) => strikes(other, one)),
  nearer: (bound, ids, { by }) => approach(bound, ids) >= by,
  farther: (bound, ids, { by }) => -approach(bound, ids) >= by,
  within: ofTwo((_, one, other, { by }) => gap(one, other) <= by),
  beyond: ofTwo((_, one, other, { by }) => gap(one, other) > by),
  still: (bound, [id = '']) => isStill(bound, id),
  between: ofBases((_, bases) => isBetween(bases)),
  faces: ofTwo((_, one, other) => faces(one, other)),
  in: onPiece((base, area) => containsPoint(area, rectangleOfBase(base).centre)),
  reaches: onPiece((base, area) => polygonsDistance(rectangleOfBase(base).corners, area) <= CONTACT_GAP),
} satisfies Readonly<Record<string, Check>>;
