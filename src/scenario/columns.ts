/** Bent columns of a scenario: reads them and gives the bases of a column their links. */
import { type Base, isPlaced, type PlacedBase } from '../engine/battle.ts';
import { farthestBehind } from '../engine/board/columns.ts';
import type { Fault } from '../engine/event.ts';
import { direction, facingFromDegrees } from '../geometry/exact.ts';
import { cross, distance, dot, scale, subtract } from '../geometry/point.ts';
import { ahead, type Pose, roundPose } from '../geometry/pose.ts';
import { ARITHMETIC_NOISE, atMost, parallel } from '../geometry/tolerance.ts';
import type { Scenario } from './schema.ts';

type Columns = NonNullable<Scenario['columns']>;
type Column = Columns[number];

/** Where a file names no corner, the way round it may be this many times the depth of the front base. */
const FARTHEST_CORNER = 3;

const fault = (key: string, figures: Fault['figures']): Fault => ({ key: `fault.column-${key}`, figures });

/** The track from one base to the next ahead: it bends where the centre lines of the two meet. */
function simplestTrack(behind: Pose, front: PlacedBase): readonly Pose[] {
  const [u, v] = [direction(behind.facing), direction(front.pose.facing)];
  const turn = cross(u, v);
  if (Math.abs(turn) < ARITHMETIC_NOISE || parallel(behind.facing, front.pose.facing)) return [behind];
  const apart = subtract(front.pose, behind);
  const to = cross(apart, v) / turn;
  const from = dot(subtract(apart, scale(u, to)), v);
  if (!atMost(0, to) || !atMost(0, from) || to + from > FARTHEST_CORNER * front.depth) return [behind];
  const { facing } = front.pose;
  return atMost(to, 0) ? [{ ...behind, facing }] : [behind, { ...ahead(behind, to), facing }];
}

function trackOf({ corners }: Column, behind: PlacedBase, front: PlacedBase): readonly Pose[] {
  const said = corners?.[behind.id]?.map(([x, y, facing]) => ({ x, y, facing: facingFromDegrees(facing) }));
  return (said ? [behind.pose, ...said] : simplestTrack(behind.pose, front)).map(roundPose);
}

/** The faults of the names in all columns. */
function nameFaults(columns: Columns, bases: readonly Base[]): readonly Fault[] {
  const names = columns.flatMap((column) => column.bases);
  const standing = new Set(bases.filter(isPlaced).map(({ id }) => id));
  const seen = new Set<string>();
  const isRepeated = (id: string): boolean => seen.size === seen.add(id).size;
  return [
    ...names.filter((id) => !standing.has(id)).map((id) => fault('unknown', { base: id })),
    ...names.filter(isRepeated).map((id) => fault('twice', { base: id })),
    ...columns.flatMap((column) =>
      Object.keys(column.corners ?? {})
        .filter((id) => !column.bases.slice(1).includes(id))
        .map((id) => fault('corners', { base: id })),
    ),
  ];
}

/** The faults of two neighbours in a column. */
function pairFaults(front: PlacedBase, behind: PlacedBase): readonly Fault[] {
  const figures = { base: behind.id, other: front.id };
  if (front.side !== behind.side) return [fault('sides', figures)];
  const [mm, most] = [distance(front.pose, behind.pose), farthestBehind(front)];
  return atMost(mm, most) ? [] : [fault('apart', { ...figures, mm: Math.round(mm), most })];
}

interface Read {
  readonly bases: readonly Base[];
  readonly faults: readonly Fault[];
}

/** The bases of a scenario with the links that its columns give them, and the faults of those columns. */
export function withColumns(bases: readonly Base[], columns: Columns = []): Read {
  const named = nameFaults(columns, bases);
  if (named.length > 0) return { bases, faults: named };
  const pairs = columns.flatMap((column) => {
    const all = column.bases.map((id) => bases.find((base) => base.id === id) as PlacedBase);
    return all.slice(1).map((behind, at) => ({ column, behind, front: all[at] as PlacedBase }));
  });
  const linked = (base: Base): Base => {
    const pair = pairs.find(({ behind }) => behind === base);
    if (!pair) return base;
    const { column, behind, front } = pair;
    return { ...base, follows: { base: front.id, track: trackOf(column, behind, front) } };
  };
  return {
    bases: bases.map(linked),
    faults: pairs.flatMap(({ front, behind }) => pairFaults(front, behind)),
  };
}
