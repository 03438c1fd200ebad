/** Bridges and fords. Blood and Blades, rivers, roads. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { bankNear, stretchesOf } from '../../../engine/board/banks.ts';
import { meetingsOfLines } from '../../../engine/board/crossings.ts';
import { LINE_WIDTH } from '../../../engine/board/going.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { facingFromDegrees, facingOf, HALF_TURN, turnBetween } from '../../../geometry/exact.ts';
import { convexOverlap } from '../../../geometry/overlap.ts';
import {
  cross,
  distance,
  nearestOnSegment,
  type Point,
  segmentDistance,
  subtract,
} from '../../../geometry/point.ts';
import { type Rectangle, rectangleOf } from '../../../geometry/rectangle.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isRoad } from './roads.ts';

/** A place where a road crosses a river, with its ground between the banks. */
export interface Crossing {
  readonly river: TerrainPiece;
  readonly kind: 'bridge' | 'ford';
  readonly at: Point;
  /** The direction along the road, of length 1. */
  readonly axis: Point;
  /** A bridge is as wide as a base; of a ford only the middle of the road counts. */
  readonly ground: Rectangle;
}

/** A road leads over a named crossing if its middle line passes this near, in millimetres. */
const NEAR = 5;
/** The width of a ford's ground. */
const MIDDLE = 1;

/** The direction of a crossing: along the road there, else straight across the stream. */
function axisAt(roads: readonly TerrainPiece[], river: TerrainPiece, at: Point): Point {
  const stretches = roads.flatMap(({ line = [] }) => stretchesOf(line));
  const passing = stretches.filter(([from, to]) => segmentDistance(at, from, to) <= NEAR);
  if (passing.length > 0) return bankNear(passing, at);
  const { x, y } = bankNear(stretchesOf(river.line ?? []), at);
  return { x: -y, y: x };
}

function crossingAt(roads: readonly TerrainPiece[], river: TerrainPiece, at: Point, named: string): Crossing {
  const axis = axisAt(roads, river, at);
  const stream = bankNear(stretchesOf(river.line ?? []), at);
  const kind = named === 'bridge' ? 'bridge' : 'ford';
  const long = (river.width ?? LINE_WIDTH) / Math.max(Math.abs(cross(axis, stream)), 0.5);
  const front = { x: at.x + (axis.x * long) / 2, y: at.y + (axis.y * long) / 2 };
  const pose = { ...front, facing: facingOf(axis.x, axis.y) };
  const ground = rectangleOf(pose, kind === 'bridge' ? BASE_WIDTH : MIDDLE, long);
  return { river, kind, at, axis, ground };
}

interface Named {
  readonly at: Point;
  readonly kind: string;
}

/** The distance of a point from a line, in millimetres. */
const offLine = (p: Point, line: readonly Point[]): number =>
  stretchesOf(line).reduce(
    (least, [a, b]) => Math.min(least, segmentDistance(p, a, b)),
    Number.POSITIVE_INFINITY,
  );

/** Is a crossing named near enough to its river: within the water, or off by a reading error? */
export const isOnRiver = (at: Point, river: TerrainPiece): boolean =>
  offLine(at, river.line ?? []) <= (river.width ?? LINE_WIDTH) / 2 + NEAR;

const nearestOf = (p: Point, points: readonly Point[]): Point =>
  points.reduce((best, each) => (distance(p, each) < distance(p, best) ? each : best));

/**
 * The place that a crossing names: where a road meets the river near it, else the nearest in the middle of the river.
 */
function placeMeant(at: Point, river: TerrainPiece, met: readonly Point[]): Point {
  const near = met.filter((p) => distance(p, at) <= BASE_WIDTH);
  if (near.length > 0) return nearestOf(at, near);
  return nearestOf(
    at,
    stretchesOf(river.line ?? []).map(([a, b]) => nearestOnSegment(at, a, b)),
  );
}

const namesOf = ({ crossings = [] }: TerrainPiece): readonly Named[] =>
  crossings.map(({ at: [x, y], kind }) => ({ at: { x, y }, kind }));

/** The crossings that a river names, and those that its roads name. */
function namesAt(river: TerrainPiece, roads: readonly TerrainPiece[]): readonly Named[] {
  const own = namesOf(river);
  const more = roads
    .flatMap(namesOf)
    .filter(({ at }) => isOnRiver(at, river) && own.every((each) => distance(each.at, at) > BASE_WIDTH));
  return [...own, ...more];
}

const crossingsAmong = keptWith((terrain: Battle['terrain']): readonly Crossing[] => {
  const roads = terrain.filter(isRoad);
  return terrain
    .filter(({ kind, line }) => kind === 'Rv' && (line?.length ?? 0) > 1)
    .flatMap((river) => {
      const met = roads.flatMap((road) => meetingsOfLines(road.line ?? [], river.line ?? []));
      const named = namesAt(river, roads).map(({ at, kind }) =>
        crossingAt(roads, river, placeMeant(at, river, met), kind),
      );
      const unnamed = met.filter((p) => named.every((each) => distance(each.at, p) > BASE_WIDTH));
      return [...named, ...unnamed.map((p) => crossingAt(roads, river, p, 'ford'))];
    });
});

/** All bridges and fords: the named ones, and a ford wherever else a road crosses a river. */
export const crossingsOf = ({ terrain }: Pick<Battle, 'terrain'>): readonly Crossing[] =>
  crossingsAmong(terrain);

/** How far a base may be off the middle of a road, and off its direction, and still follow it. */
const ASTRAY = 0.5;
const ASKEW = facingFromDegrees(0.5);

/** Does some ground follow the crossing, with its middle on the crossing's middle? */
function liesAlong({ centre, pose }: Rectangle, { at, axis }: Crossing): boolean {
  const off = Math.abs(cross(axis, subtract(centre, at)));
  const turn = turnBetween(pose.facing, facingOf(axis.x, axis.y));
  return off <= ASTRAY && Math.min(turn, HALF_TURN - turn) <= ASKEW;
}

/** Is part of this ground on the crossing, between the banks? */
const isOver = (ground: Rectangle, crossing: Crossing): boolean =>
  convexOverlap(ground.corners, crossing.ground.corners);

/** The bridge that some ground is on, following the road; null if there is none. */
export function bridgeUnder(battle: Pick<Battle, 'terrain'>, ground: Rectangle): Crossing | null {
  if (!holds('bnb.terrain.53')) return null;
  const bridge = crossingsOf(battle).find(
    (each) => each.kind === 'bridge' && isOver(ground, each) && liesAlong(ground, each),
  );
  return bridge ?? null;
}

/** The bridge that some ground would be on without following its road; null if there is none. */
export function bridgeBlocking(battle: Pick<Battle, 'terrain'>, ground: Rectangle): Crossing | null {
  if (!holds('bnb.terrain.53')) return null;
  const bridge = crossingsOf(battle).find(
    (each) => each.kind === 'bridge' && isOver(ground, each) && !liesAlong(ground, each),
  );
  return bridge ?? null;
}

/** Is some ground on a bridge, or on a ford in the middle of the road? */
export const isAtCrossing = (battle: Pick<Battle, 'terrain'>, ground: Rectangle): boolean =>
  crossingsOf(battle).some((each) => isOver(ground, each));
