/** Boats that recoil follow the curve of their river. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { inTurn, turnOf } from '../../geometry/exact.ts';
import { add, distance, dot, nearestOnSegment, type Point, scale, subtract } from '../../geometry/point.ts';
import { insideByCrossings } from '../../geometry/polygon.ts';
import { ahead, type Pose, roundPose } from '../../geometry/pose.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { isRiver } from '../ground/rivers.ts';

/** A place on a line: its segment, the point, and the direction of the line there, of length 1. */
export interface PlaceOnLine {
  readonly segment: number;
  readonly at: Point;
  readonly way: Point;
}

const wayFrom = (a: Point, b: Point): Point => scale(subtract(b, a), 1 / distance(a, b));

/** The place on a line that is nearest to a point; null for a line without length. */
export function placeOnLine(line: readonly Point[], p: Point): PlaceOnLine | null {
  const places = line.slice(1).flatMap((b, segment): readonly PlaceOnLine[] => {
    const a = line[segment] as Point;
    return distance(a, b) > 0 ? [{ segment, at: nearestOnSegment(p, a, b), way: wayFrom(a, b) }] : [];
  });
  return places.toSorted((a, b) => distance(a.at, p) - distance(b.at, p))[0] ?? null;
}

/** The place this far on along a line, or at its end. */
function further(line: readonly Point[], from: PlaceOnLine, mm: number): PlaceOnLine {
  const corner = line[from.segment + 1] as Point;
  const next = line[from.segment + 2];
  const left = distance(from.at, corner);
  if (mm <= left || next === undefined)
    return { ...from, at: add(from.at, scale(from.way, Math.min(mm, left))) };
  const turned = { segment: from.segment + 1, at: corner, way: wayFrom(corner, next) };
  return further(line, turned, mm - left);
}

/** Where a boat on a river is after it went back this far along it, as far from its middle line; null elsewhere. */
export function backAlongRiver(game: Debellis, battle: Battle, base: PlacedBase, mm: number): Pose | null {
  if (!game.isOf(base, 'Bts') || !holdsIn(game.naval, 'followRiver')) return null;
  const { centre, forward } = rectangleOfBase(base);
  const river = battle.terrain.find((piece) => isRiver(piece) && insideByCrossings(outlineOf(piece), centre));
  const place = river && placeOnLine(river.line ?? [], centre);
  if (!river?.line || !place) return null;
  const line = dot(forward, place.way) > 0 ? river.line.toReversed() : river.line;
  const from = placeOnLine(line, centre) as PlaceOnLine;
  const to = further(line, from, mm);
  if (to.segment === from.segment) return null;
  const turn = turnOf(to.way.x, to.way.y) - turnOf(from.way.x, from.way.y);
  const off = subtract(centre, from.at);
  const side = dot(off, { x: from.way.y, y: -from.way.x });
  const middle = add(to.at, scale({ x: to.way.y, y: -to.way.x }, side));
  return roundPose(ahead({ ...middle, facing: inTurn(base.pose.facing + turn) }, base.depth / 2));
}
