/** Zones of control: the ground before the front of a base, and the bases that it binds. */
import { touchesOf } from '../../geometry/contact.ts';
import { rectanglesOverlap, sharesArea } from '../../geometry/overlap.ts';
import type { Point } from '../../geometry/point.ts';
import { boxOf, type Polygon } from '../../geometry/polygon.ts';
import { ahead } from '../../geometry/pose.ts';
import {
  aheadOf,
  type Box,
  boxesMeet,
  type Rectangle,
  rectangleOf,
  rightOf,
} from '../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../battle.ts';
import type { ZoneMeeting } from '../contract/board.ts';
import type { Ruleset } from '../contract.ts';
import { keptLast } from '../data/memory.ts';
import { keptByBase } from './memory.ts';
import { rectangleOfBase, rectanglesOnTable } from './rectangles.ts';

/** The zone before the front of a base. */
interface Zone {
  readonly owner: PlacedBase;
  /** All of it. Its front edge is the far edge. */
  readonly whole: Rectangle;
}

/** The rectangle of this depth straight before the front edge of some ground. */
const wholeBefore = keptLast((ground: Rectangle, depth: number) =>
  rectangleOf(ahead(ground.pose, depth), ground.width, depth),
);

const zoneBefore = keptByBase((rules, battle, owner): Zone | null => {
  const depth = rules.board.zone.depth(battle, owner);
  return depth > 0 ? { owner, whole: wholeBefore(rectangleOfBase(owner), depth) } : null;
});

/** The part of a zone that counts. */
interface ZoneGround {
  readonly outline: Polygon;
  /** Its convex pieces, side by side. */
  readonly strips: readonly Polygon[];
  /** The pieces that reach the far edge in their whole width. */
  readonly full: readonly Rectangle[];
}

function cuttersOf(rules: Ruleset, battle: Battle, { owner, whole }: Zone): readonly PlacedBase[] {
  const { zone } = rules.board;
  if (!zone.cutBy) return [];
  const grounds = rectanglesOnTable(battle);
  return basesOnTable(battle).filter(
    (other, at) =>
      rectanglesOverlap(grounds[at] as Rectangle, whole) &&
      other.id !== owner.id &&
      zone.cutBy?.(battle, owner, other),
  );
}

const groundOf = keptByBase((rules, battle, owner): ZoneGround | null => {
  const zone = zoneBefore(rules, battle, owner);
  if (!zone) return null;
  const { corners } = zone.whole;
  const cutting = cuttersOf(rules, battle, zone);
  if (cutting.length === 0) return { outline: corners, strips: [corners], full: [zone.whole] };
  return cutGround(zone, cutting);
});

/** A part of the front edge, and how far the zone reaches at each of its ends. */
interface Strip {
  readonly from: number;
  readonly to: number;
  readonly atFrom: number;
  readonly atTo: number;
}

/** The rest of a zone after these bases have taken all ground under and straight beyond them. */
function cutGround(zone: Zone, cutting: readonly PlacedBase[]): ZoneGround {
  const front = rectangleOfBase(zone.owner);
  const depth = zone.whole.depth;
  const shadows = cutting.map((base) =>
    rectangleOfBase(base).corners.map((p) => ({ x: rightOf(front, p), y: aheadOf(front, p) })),
  );
  const strips = stripsUnder(shadows, zone.whole.width, depth);
  const { pose, forward } = front;
  const put = (right: number, forwards: number): Point => ({
    x: pose.x + forward.y * right + forward.x * forwards,
    y: pose.y - forward.x * right + forward.y * forwards,
  });
  const upper = strips.flatMap((strip) => [put(strip.from, strip.atFrom), put(strip.to, strip.atTo)]);
  return {
    outline: withoutRepeats([...upper, front.frontRight, front.frontLeft]),
    strips: strips
      .filter((strip) => strip.atFrom > CONTACT_GAP || strip.atTo > CONTACT_GAP)
      .map((strip) =>
        withoutRepeats([
          put(strip.from, strip.atFrom),
          put(strip.to, strip.atTo),
          put(strip.to, 0),
          put(strip.from, 0),
        ]),
      ),
    full: strips
      .filter((strip) => strip.atFrom === depth && strip.atTo === depth)
      .map((strip) => {
        const middle = put((strip.from + strip.to) / 2, depth);
        return rectangleOf({ ...middle, facing: pose.facing }, strip.to - strip.from, depth);
      }),
  };
}

const withoutRepeats = (points: readonly Point[]): Polygon =>
  points.filter((p, at) => {
    const before = points.at(at - 1);
    return !before || before.x !== p.x || before.y !== p.y;
  });

/** Cuts the front edge where a shadow begins, bends or ends. Between these places the zone has a straight edge. */
function stripsUnder(shadows: readonly Polygon[], width: number, depth: number): readonly Strip[] {
  const places = new Set([-width / 2, width / 2]);
  for (const shadow of shadows)
    for (const x of bends(shadow, depth)) if (Math.abs(x) < width / 2) places.add(x);
  const sorted = [...places].sort((a, b) => a - b);
  const strips: Strip[] = [];
  for (const [at, to] of sorted.entries()) {
    const from = sorted[at - 1];
    if (from === undefined || to - from <= CONTACT_GAP) continue;
    const [atFrom, atTo] = reach(shadows, from, to, depth);
    strips.push({ from, to, atFrom, atTo });
  }
  return strips;
}

/** The corners of a shadow, and the places where its outline crosses the front edge or the far edge. */
function bends(shadow: Polygon, depth: number): readonly number[] {
  const found = shadow.map((p) => p.x);
  for (const [at, p] of shadow.entries()) {
    const q = shadow[(at + 1) % shadow.length] as Point;
    for (const level of [0, depth])
      if (p.y < level !== q.y < level) found.push(p.x + ((level - p.y) * (q.x - p.x)) / (q.y - p.y));
  }
  return found;
}

/** How far the zone reaches at both ends of a part of the front edge within which no shadow bends. */
function reach(shadows: readonly Polygon[], from: number, to: number, depth: number): [number, number] {
  let best: [number, number] = [depth, depth];
  for (const shadow of shadows) {
    const edge = nearEdge(shadow, (from + to) / 2);
    if (!edge) continue;
    const [p, q] = edge;
    const at = (x: number): number =>
      Math.max(0, Math.min(depth, p.y + ((x - p.x) * (q.y - p.y)) / (q.x - p.x)));
    const [atFrom, atTo] = [at(from), at(to)];
    if (atFrom + atTo < best[0] + best[1]) best = [atFrom, atTo];
  }
  return best;
}

/** The edge of a shadow that is nearest to the front edge at x. */
function nearEdge(shadow: Polygon, x: number): readonly [Point, Point] | null {
  let nearest: readonly [Point, Point] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, p] of shadow.entries()) {
    const q = shadow[(at + 1) % shadow.length] as Point;
    if (p.x < x === q.x < x) continue;
    const y = p.y + ((x - p.x) * (q.y - p.y)) / (q.x - p.x);
    if (y < least) {
      least = y;
      nearest = [p, q];
    }
  }
  return nearest;
}

/** The outline of the part of a base's zone that counts; null if it has no zone. */
export const zoneOf = (rules: Ruleset, battle: Battle, owner: PlacedBase): Polygon | null =>
  groundOf(rules, battle, owner)?.outline ?? null;

function meetingOf(ground: ZoneGround, mine: Rectangle): ZoneMeeting | null {
  if (ground.strips.some((strip) => sharesArea(mine.corners, strip))) return 'ground';
  const touches = ground.full.flatMap((full) => touchesOf(full, mine));
  const atFarEdge = touches.filter((touch) => touch.mine === 'front');
  if (atFarEdge.some((touch) => touch.length > 0)) return 'far-edge';
  if (atFarEdge.length > 0) return 'far-corner';
  return touches.length === 1 && touches[0]?.length === 0 ? 'side-corner' : null;
}

/** A zone, and the part of it that counts. */
export interface PlacedZone {
  readonly owner: PlacedBase;
  readonly whole: Rectangle;
  readonly ground: ZoneGround;
  /** The outline of the part that counts, and the box round it. */
  readonly outline: Polygon;
  readonly box: Box;
}

const placedZone = keptByBase((rules, battle, owner): PlacedZone | null => {
  const zone = zoneBefore(rules, battle, owner);
  const ground = groundOf(rules, battle, owner);
  return zone && ground ? { ...zone, ground, outline: ground.outline, box: boxOf(ground.outline) } : null;
});

/** The enemy zones that come near a box, in the order of their owners' ids. */
export function zonesNear(
  rules: Ruleset,
  battle: Battle,
  box: Box,
  side: SideId | undefined,
): readonly PlacedZone[] {
  const far = rules.board.zone.deepest + CONTACT_GAP;
  const grounds = rectanglesOnTable(battle);
  return basesOnTable(battle)
    .filter((owner, at) => owner.side !== side && boxesMeet((grounds[at] as Rectangle).box, box, far))
    .map((owner) => placedZone(rules, battle, owner))
    .filter((zone): zone is PlacedZone => zone !== null && boxesMeet(zone.whole.box, box, CONTACT_GAP));
}

/** The owners of the zones that bind a base on this ground. */
export function bindersAmong(
  rules: Ruleset,
  zones: readonly PlacedZone[],
  mine: Rectangle,
): readonly PlacedBase[] {
  const owners: PlacedBase[] = [];
  for (const { owner, whole, ground } of zones) {
    if (!boxesMeet(whole.box, mine.box, CONTACT_GAP)) continue;
    const meeting = meetingOf(ground, mine);
    if (meeting && rules.board.zone.binds(meeting)) owners.push(owner);
  }
  return owners;
}

const zonedWhere = (rules: Ruleset, battle: Battle, base: PlacedBase, mine: Rectangle) =>
  bindersAmong(rules, zonesNear(rules, battle, mine.box, base.side), mine);

const zonedStanding = keptByBase((rules, battle, base) =>
  zonedWhere(rules, battle, base, rectangleOfBase(base)),
);

/** The enemies whose zones bind a base, by id. With `at`, the base counts as standing there. */
export const zonedBy = (
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  at?: Rectangle,
): readonly PlacedBase[] => (at ? zonedWhere(rules, battle, base, at) : zonedStanding(rules, battle, base));
