/**
 * A group that forms a column behind its head, and a column that follows its head. Hordes of the Things, Forming a
 * column.
 */

import type { PlacedBase } from '../../../engine/battle.ts';
import { standInOrder } from '../../../engine/board/columns.ts';
import { isColumn } from '../../../engine/board/groups.ts';
import type { Leg } from '../../../engine/command.ts';
import { followingWay } from '../../../engine/moves/following.ts';
import {
  type Formation,
  type FormationPath,
  type Formed,
  nearestFirst,
} from '../../../engine/moves/formations.ts';
import { isWayFault, type Stage, type Way, type WayFault, wayOf } from '../../../engine/moves/way.ts';
import { TURN } from '../../../geometry/exact.ts';
import { ahead, type Pose, roundPose } from '../../../geometry/pose.ts';

/** A column leg as data. Bases are given by their place among the movers. */
interface ColumnWords {
  readonly head: number;
  /** The bases in the column from front to rear, the head first. */
  readonly order: readonly number[];
  /** Where the other bases go meanwhile. */
  readonly places: ReadonlyMap<number, Pose>;
}

const DEGREES = 360;

const isColumnLeg = (leg: Leg): boolean => 'column' in leg;

type Words = { readonly [key: string]: unknown };

/** All movers, the nearest to the head first. */
const byNearness = (movers: readonly PlacedBase[], head: number): readonly number[] =>
  nearestFirst(movers, movers[head] as PlacedBase).map((base) => movers.indexOf(base));

const isPlace = (value: unknown): value is readonly [number, number, number] =>
  Array.isArray(value) && value.length === 3 && value.every((each) => typeof each === 'number');

function placesIn(movers: readonly PlacedBase[], words: Words): ReadonlyMap<number, Pose> {
  const given = (words.places ?? {}) as Words;
  const found = new Map<number, Pose>();
  for (const [at, { id }] of movers.entries()) {
    const place = Object.hasOwn(given, id) ? given[id] : undefined;
    if (isPlace(place))
      found.set(at, roundPose({ x: place[0], y: place[1], facing: (place[2] * TURN) / DEGREES }));
  }
  return found;
}

/** Reads the column leg of a path; `unknown` if the leg is not legal, null if there is none. */
function columnLegOf(movers: readonly PlacedBase[], path: readonly Leg[]): ColumnWords | 'unknown' | null {
  const legs = path.filter(isColumnLeg);
  if (legs.length === 0) return null;
  const words = (legs[0] as Words).column as Words;
  const facing = words.facing ?? 'same';
  const named = Array.isArray(words.order) ? (words.order as unknown[]) : null;
  const head = movers.findIndex((base) => base.id === (words.head ?? named?.[0] ?? movers[0]?.id));
  const order = (named ?? []).map((id) => movers.findIndex((base) => base.id === id));
  if (legs.length > 1 || facing !== 'same' || head < 0 || order.includes(-1)) return 'unknown';
  const rest = named === null ? byNearness(movers, head) : order;
  const inOrder = [head, ...rest.filter((at) => at !== head)];
  return { head, order: inOrder, places: placesIn(movers, words) };
}

/** Places straight behind the head, one behind another. */
function fallenIn(movers: readonly PlacedBase[], order: readonly number[], head: Pose): Map<number, Pose> {
  const found = new Map<number, Pose>();
  let back = 0;
  for (const at of order) {
    found.set(at, roundPose(ahead(head, -back)));
    back += (movers[at] as PlacedBase).depth;
  }
  return found;
}

/** The way of a group that forms a column: first the head moves, then all others at once. */
function formingWay(movers: readonly PlacedBase[], headWay: Way, words: ColumnWords, leg: number): Way {
  const { head, order, places } = words;
  const headEnd = headWay.stages.at(-1)?.to[0] ?? (movers[head] as PlacedBase).pose;
  const column = fallenIn(movers, order, headEnd);
  const still = movers.map((base) => base.pose);
  const withHead = (pose: Pose): readonly Pose[] => still.map((each, at) => (at === head ? pose : each));
  const stages: Stage[] = headWay.stages.map((stage) => ({
    motion: { kind: 'each' },
    from: withHead(stage.from[0] as Pose),
    to: withHead(stage.to[0] as Pose),
    leg: stage.leg,
  }));
  const ends = movers.map((base, at) =>
    at === head ? headEnd : (column.get(at) ?? places.get(at) ?? base.pose),
  );
  stages.push({ motion: { kind: 'each' }, from: withHead(headEnd), to: ends, leg });
  return {
    movers,
    stages,
    leftEnd: head,
    rightEnd: head,
    column: { kind: 'forming', head, order, headWay },
  };
}

/** The head goes along the other legs, and the rest fall in behind it or follow it. */
function wayBehind({ rules, battle, movers }: Formed, path: readonly Leg[]): Way | WayFault | null {
  const words = columnLegOf(movers, path);
  if (words === null) return null;
  const at = path.findIndex(isColumnLeg);
  if (words === 'unknown') return { leg: at, what: 'unknown-leg', kind: 'column' };
  const legs = path.map((leg) => (isColumnLeg(leg) ? { forward: 0 } : leg));
  const head = wayOf(rules, [movers[words.head] as PlacedBase], legs);
  if (isWayFault(head)) return head;
  const order = words.order.map((each) => movers[each] as PlacedBase);
  const stands = order.length === movers.length && standInOrder(rules, battle, order);
  return stands ? followingWay(order, head) : formingWay(movers, head, words, at);
}

/** Paths into a column behind each base in the group's front. */
function pathsBehind({ rules, movers }: Formed, reach: number): readonly FormationPath[] {
  if (isColumn(movers)) return [];
  return rules.board.groups.front(movers).map(({ id }) => ({
    path: [{ column: { head: id } }, { forward: reach }],
    kind: 'column',
    reaching: true,
  }));
}

/** The formation by a column leg: a group falls in behind its head, and a column follows it. */
export const fallingIn: Formation = { way: wayBehind, paths: pathsBehind };
