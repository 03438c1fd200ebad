/** Terrain and table edges on the straight way of an outcome move. */
import { sharesArea } from '../../geometry/overlap.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { straightEntry } from '../../geometry/sweep.ts';
import { OVERLAP_DEPTH, WAY_STEP } from '../../geometry/tolerance.ts';
import type { Battle, PlacedBase, TableEdge, TerrainPiece } from '../battle.ts';
import { outlineOf } from '../board/going.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { landing } from '../board/room.ts';
import type { OutcomeWay } from '../contract/outcomes.ts';
import type { Ruleset } from '../contract.ts';
import type { Stop } from './plan.ts';

const EDGES: readonly TableEdge[] = ['south', 'north', 'east', 'west'];

/** The millimetres between a rectangle and a table edge, and how fast it nears the edge along `unit`. */
function towards(
  battle: Battle,
  from: Rectangle,
  unit: Point,
  edge: TableEdge,
): [room: number, speed: number] {
  switch (edge) {
    case 'south':
      return [from.box.minY, -unit.y];
    case 'north':
      return [battle.table.depth - from.box.maxY, unit.y];
    case 'east':
      return [battle.table.width - from.box.maxX, unit.x];
    case 'west':
      return [from.box.minX, -unit.x];
  }
}

/** The table edges that a straight way would cross, with the millimetres to each, the nearest first. */
function edgesCrossed(
  battle: Battle,
  from: Rectangle,
  unit: Point,
  wanted: number,
): readonly { readonly edge: TableEdge; readonly at: number }[] {
  return EDGES.flatMap((edge) => {
    const [room, speed] = towards(battle, from, unit, edge);
    if (speed <= 0 || speed * wanted <= room + OVERLAP_DEPTH) return [];
    return [{ edge, at: Math.max(0, room / speed) }];
  }).sort((a, b) => a.at - b.at);
}

/** Is any part of it beyond a table edge? */
export const offTable = (battle: Battle, { box }: Rectangle): boolean =>
  box.minX < -OVERLAP_DEPTH ||
  box.minY < -OVERLAP_DEPTH ||
  box.maxX > battle.table.width + OVERLAP_DEPTH ||
  box.maxY > battle.table.depth + OVERLAP_DEPTH;

/** The length up to the touch of an area. The base counts as inside only deeper in it, by the tolerance. */
const untilTouch = (entry: number): number => Math.max(0, entry - OVERLAP_DEPTH);

/**
 * The places where terrain or a table edge stops a straight way, or where the base is lost over an edge; the nearest
 * first.
 */
export function groundOnWay(
  rules: Ruleset,
  battle: Battle,
  way: OutcomeWay,
  from: Rectangle,
  unit: Point,
  wanted: number,
): readonly (Stop & { readonly lost?: true })[] {
  const pieces = battle.terrain.flatMap((piece) => {
    const outline = outlineOf(piece);
    const inside = sharesArea(from.corners, outline);
    const entry = inside ? 0 : straightEntry(from, unit.x * wanted, unit.y * wanted, outline);
    const rule = entry === null ? null : rules.outcomes.stopsAt(battle, way, piece, inside, wanted);
    return entry === null || rule === null ? [] : [{ at: untilTouch(entry * wanted), rule, piece: piece.id }];
  });
  const edges = edgesCrossed(battle, from, unit, wanted).map(({ edge, at }) => {
    const { does, rule } = rules.outcomes.atEdge(battle, way, edge);
    return { at, rule, edge, ...(does === 'lost' ? { lost: true as const } : {}) };
  });
  return [...pieces, ...edges].sort((a, b) => a.at - b.at);
}

interface Onward {
  readonly mover: PlacedBase;
  readonly unit: Point;
  readonly reach: number;
  readonly since: Rectangle;
}

/**
 * The millimetres after which a piece begins to count for a base that goes straight on, and its going there. It does
 * not count on an island or a bridge that the base may cross first.
 */
function borderOf(
  rules: Ruleset,
  battle: Battle,
  { mover, unit, reach, since }: Onward,
  piece: TerrainPiece,
): { readonly at: number; readonly going: string } | null {
  const { going: ground } = rules.board;
  if (ground.of(battle, piece, mover) === null) return null;
  const outline = outlineOf(piece);
  const before = sharesArea(since.corners, outline) ? ground.of(battle, piece, mover, since) : null;
  if (before !== null) return { at: 0, going: before };
  const entry = straightEntry(rectangleOfBase(mover), unit.x * reach, unit.y * reach, outline);
  if (entry === null) return null;
  for (let at = entry * reach; at <= reach; at += WAY_STEP) {
    const going = ground.of(battle, piece, mover, landing(mover, unit, at + 2 * OVERLAP_DEPTH));
    if (going !== null) return { at, going };
  }
  return null;
}

/**
 * How far a base may go straight on if its distance depends on the worst going met. It stops at the border of going in
 * which it would have used up its distance already. Ground under `since` counts from the start.
 */
export function distanceOver(
  rules: Ruleset,
  battle: Battle,
  mover: PlacedBase,
  unit: Point,
  allowance: (going: string) => number,
  since: Rectangle = rectangleOfBase(mover),
): number {
  const goings = rules.board.going.kinds;
  const open = goings.indexOf(rules.board.going.of(battle, null, mover) ?? goings.at(-1) ?? '');
  const reach = Math.max(0, ...goings.map(allowance));
  const borders = battle.terrain
    .flatMap((piece) => borderOf(rules, battle, { mover, unit, reach, since }, piece) ?? [])
    .map(({ at, going }) => ({ at, rank: goings.indexOf(going) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.at - b.at);
  let worst = open;
  let allowed = allowance(goings[open] ?? '');
  for (const border of borders) {
    const at = untilTouch(border.at);
    if (at >= allowed) break;
    if (border.rank >= worst) continue;
    worst = border.rank;
    const there = allowance(goings[worst] ?? '');
    if (there <= at && at > 0) return at;
    allowed = Math.min(allowed, there);
  }
  return allowed;
}
