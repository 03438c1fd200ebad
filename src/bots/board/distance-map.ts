/** Maps of distances to a goal for a base that goes round the fronts of the enemy. */
import {
  type Base,
  type Battle,
  basesOnTable,
  isPlaced,
  type PlacedBase,
  type SideId,
} from '../../engine/battle.ts';
import { IMPASSABLE, piecesUnder } from '../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import { keptByKey } from '../../engine/data/memory.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { kindOf, targetText, weatherOf } from '../caching/facts.ts';
import { keptInBattle } from '../caching/memory.ts';
import type { Situation } from '../context.ts';
import { isPiece, type Target } from './target.ts';
import { centreOf, stormingPoint } from './targets.ts';

/** Side of a square of a map, in millimetres. */
const CELL = 30;
/** The cost to cross a square, in squares. */
const COST = { free: 1, hard: 3, watched: 8, taken: 30 } as const;

/** Squares with the distance that is left from each, in millimetres. */
export interface DistanceMap {
  readonly columns: number;
  readonly rows: number;
  readonly left: Float64Array;
}

const cellOf = ({ columns, rows }: Pick<DistanceMap, 'columns' | 'rows'>, { x, y }: Point): number => {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / CELL)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y / CELL)));
  return row * columns + column;
};

const pointOf = ({ columns }: Pick<DistanceMap, 'columns'>, cell: number): Point => ({
  x: ((cell % columns) + 0.5) * CELL,
  y: (Math.floor(cell / columns) + 0.5) * CELL,
});

/** Millimetres left to go from a point. */
export const leftFrom = (map: DistanceMap, point: Point): number => map.left[cellOf(map, point)] ?? Infinity;

/** A base passes an enemy front at this distance or more, in millimetres, plus half a square. */
const WATCH = 60;
const MARGIN = 30;

/** Does the enemy hold or watch the ground about this point? */
function heldBy(enemy: PlacedBase, point: Point): number {
  const mine = rectangleOfBase(enemy);
  const ahead = aheadOf(mine, point);
  if (Math.abs(rightOf(mine, point)) > enemy.width / 2 + MARGIN || ahead < -enemy.depth - MARGIN)
    return COST.free;
  if (ahead <= MARGIN) return COST.taken;
  return ahead <= WATCH ? COST.watched : COST.free;
}

function groundCost(rules: Situation['rules'], battle: Battle, base: PlacedBase, point: Point): number {
  if (battle.terrain.length === 0) return COST.free;
  const pieces = piecesUnder(battle, rectangleAt(base, { ...point, facing: 0 }));
  const goings = rules.board.going.kinds;
  const best = goings.at(-1);
  const found = pieces.map((piece) => rules.board.going.of(battle, piece, base));
  if (found.includes(IMPASSABLE)) return COST.taken;
  return found.some((going) => going !== null && going !== best) ? COST.hard : COST.free;
}

interface Asked {
  readonly battle: Battle;
  readonly base: PlacedBase;
}

const sizeOf = ({ table }: Battle): Pick<DistanceMap, 'columns' | 'rows'> => ({
  columns: Math.ceil(table.width / CELL),
  rows: Math.ceil(table.depth / CELL),
});

/** Any base of this troop. */
const unmarked = (base: PlacedBase): PlacedBase => ({ ...base, marks: {}, bound: {} });

/** The cost of the ground alone for a troop, square by square. */
const groundOf = keptInBattle<Asked, Float64Array>({
  most: 50,
  keyOf: (rules, { battle, base: { side, troop, width, depth } }) =>
    `${side} ${troop} ${width} ${depth} ${weatherOf(rules, battle)}`,
  reckon: ({ rules }, _field, { battle, base }) => {
    const size = sizeOf(battle);
    const any = unmarked(base);
    return Float64Array.from({ length: size.columns * size.rows }, (_, cell) =>
      groundCost(rules, battle, any, pointOf(size, cell)),
    );
  },
});

function costsOf(situation: Situation, base: PlacedBase, goal: Target | null) {
  const { battle } = situation;
  const size = sizeOf(battle);
  const costs = groundOf(situation, { battle, base }).slice();
  for (let cell = 0; cell < costs.length; cell++) {
    const { x, y } = pointOf(size, cell);
    const room = Math.min(x, y, battle.table.width - x, battle.table.depth - y);
    if (room < base.width / 2) costs[cell] = COST.taken;
  }
  for (const enemy of basesOnTable(battle)) {
    if (enemy.side === base.side || enemy.id === goal?.id) continue;
    const reach = WATCH + enemy.depth + enemy.width + CELL;
    for (let y = enemy.pose.y - reach; y <= enemy.pose.y + reach; y += CELL)
      for (let x = enemy.pose.x - reach; x <= enemy.pose.x + reach; x += CELL) {
        if (x < 0 || y < 0 || x > battle.table.width || y > battle.table.depth) continue;
        const cell = cellOf(size, { x, y });
        costs[cell] = Math.max(costs[cell] ?? 0, heldBy(enemy, pointOf(size, cell)));
      }
  }
  return { ...size, costs };
}

const STEPS: readonly (readonly [number, number, number])[] = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [-1, -1, Math.SQRT2],
];

/** A point to go to, and the estimated distance left from there, in millimetres. */
export interface Aim {
  readonly point: Point;
  readonly left: number;
}

/** Squares in the order in which they are reached. Buckets of half a square are exact enough. */
function spread(
  size: Pick<DistanceMap, 'columns' | 'rows'>,
  costs: Float64Array,
  aims: readonly Aim[],
): DistanceMap {
  const { columns, rows } = size;
  const left = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const buckets: number[][] = [];
  for (const aim of aims) {
    const cell = cellOf(size, aim.point);
    left[cell] = Math.min(left[cell] ?? 0, aim.left);
    const bucket = Math.floor((2 * aim.left) / CELL);
    for (let fill = buckets.length; fill <= bucket; fill++) buckets.push([]);
    buckets[bucket]?.push(cell);
  }
  for (let at = 0; at < buckets.length; at++)
    for (const cell of buckets[at] ?? []) {
      const here = left[cell] ?? 0;
      if (Math.floor((2 * here) / CELL) < at) continue;
      const column = cell % columns;
      const row = Math.floor(cell / columns);
      for (const [dx, dy, length] of STEPS) {
        const x = column + dx;
        const y = row + dy;
        if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
        const next = y * columns + x;
        const far = here + length * CELL * (costs[next] ?? 1);
        if (far >= (left[next] ?? 0)) continue;
        left[next] = far;
        const bucket = Math.floor((2 * far) / CELL);
        for (let fill = buckets.length; fill <= bucket; fill++) buckets.push([]);
        buckets[bucket]?.push(next);
      }
    }
  return { ...size, left };
}

/** All enemies of a side on the table, with their kinds and places. */
const enemiesOf = keptByKey((bases: readonly Base[], side: SideId, _: null): string =>
  bases.flatMap((base) => (isPlaced(base) && base.side !== side ? [targetText(base)] : [])).join(' '),
);

interface MapAsked extends Asked {
  /** The goal, as a text. */
  readonly name: string;
  readonly find: () => DistanceMap;
}

const keptMap = keptInBattle<MapAsked, DistanceMap>({
  most: 100,
  keyOf: (rules, { battle, base, name }) =>
    `${kindOf(base)} ${name} ${weatherOf(rules, battle)} ${enemiesOf(battle.bases, base.side, null)}`,
  reckon: (_rules, _field, { find }) => find(),
});

/** Before a piece, or the middle of a base. */
const goalPoint = (battle: Battle, base: PlacedBase, goal: Target): Point =>
  isPiece(goal) ? stormingPoint(battle, base, goal) : centreOf(goal);

/** The map of distances to a goal, for bases of this kind. */
export const mapTo = (situation: Situation, base: PlacedBase, goal: Target): DistanceMap =>
  keptMap(situation, {
    battle: situation.battle,
    base,
    name: targetText(goal),
    find: () => {
      const { costs, ...size } = costsOf(situation, base, goal);
      return spread(size, costs, [{ point: goalPoint(situation.battle, base, goal), left: 0 }]);
    },
  });

/** The map of distances to the best of several aims. All bases of this kind have the same aims. */
export const mapToAims = (situation: Situation, base: PlacedBase, aims: () => readonly Aim[]): DistanceMap =>
  keptMap(situation, {
    battle: situation.battle,
    base,
    name: 'aims',
    find: () => {
      const { costs, ...size } = costsOf(situation, base, null);
      return spread(size, costs, aims());
    },
  });

/** Points on the way of a base to its goal, as far as it can go, the farthest last. */
export function waypoints(map: DistanceMap, base: PlacedBase, reach: number): readonly Point[] {
  const points: Point[] = [];
  let cell = cellOf(map, base.pose);
  for (let steps = 0; steps < 40; steps++) {
    const column = cell % map.columns;
    const row = Math.floor(cell / map.columns);
    let next = cell;
    for (const [dx, dy] of STEPS) {
      const x = column + dx;
      const y = row + dy;
      if (x < 0 || y < 0 || x >= map.columns || y >= map.rows) continue;
      const at = y * map.columns + x;
      if ((map.left[at] ?? Infinity) < (map.left[next] ?? Infinity)) next = at;
    }
    if (next === cell) break;
    const point = pointOf(map, next);
    if (distance(base.pose, point) > reach + CELL) break;
    points.push(point);
    cell = next;
  }
  return points;
}
