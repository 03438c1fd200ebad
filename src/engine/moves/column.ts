/** Columns: a group that falls in behind its head, and a column that follows it. */
import { TURN } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { ahead, between, type Pose, roundPose } from '../../geometry/pose.ts';
import { edgeMidpoint } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Leg } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { stageLength } from './measure.ts';
import { isWayFault, type Stage, type Way, type WayFault, wayOf } from './way.ts';

/** What a column leg asks for, as places in the movers. */
interface ColumnWords {
  readonly head: number;
  /** Those in the column, from front to rear, the head first. */
  readonly order: readonly number[];
  /** Where others go meanwhile. */
  readonly places: ReadonlyMap<number, Pose>;
}

/** How a column is formed or followed, for those who judge it. */
export interface ColumnWay extends Pick<ColumnWords, 'head' | 'order'> {
  /** It was a column before: each goes where the one before it went. */
  readonly follows: boolean;
  /** The head's own way. */
  readonly headWay: Way;
}

const DEGREES = 360;

const isColumnLeg = (leg: Leg): boolean => 'column' in leg;

type Words = { readonly [key: string]: unknown };

const centreGap = (a: PlacedBase, b: PlacedBase): number =>
  distance(rectangleOfBase(a).centre, rectangleOfBase(b).centre);

/** All movers, the nearest to the head first. */
function byNearness(movers: readonly PlacedBase[], head: number): readonly number[] {
  const first = movers[head] as PlacedBase;
  return movers
    .map((base, at) => ({ at, mm: centreGap(base, first), id: base.id }))
    .sort((a, b) => a.mm - b.mm || (a.id < b.id ? -1 : 1))
    .map(({ at }) => at);
}

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

/** The column leg of a path, read; `unknown` where it asks for what is none, null where there is none. */
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

/** Does the second stand behind the first, straight or where the column bends? */
const standsBehind = (front: PlacedBase, behind: PlacedBase): boolean =>
  atMost(distance(edgeMidpoint(rectangleOfBase(front), 'rear'), behind.pose), front.width / 2);

/** Do they stand in a column in this order already, straight or bent? */
function standsInColumn(movers: readonly PlacedBase[], order: readonly number[]): boolean {
  const bases = order.map((at) => movers[at] as PlacedBase);
  return (
    bases.length === movers.length &&
    bases.every((base, at) => at === 0 || standsBehind(bases[at - 1] as PlacedBase, base))
  );
}

/** Places straight behind the head, one behind the other. */
function fallenIn(movers: readonly PlacedBase[], order: readonly number[], head: Pose): Map<number, Pose> {
  const found = new Map<number, Pose>();
  let back = 0;
  for (const at of order) {
    found.set(at, roundPose(ahead(head, -back)));
    back += (movers[at] as PlacedBase).depth;
  }
  return found;
}

interface Step {
  readonly to: Pose;
  readonly mm: number;
}

/** The pose after so many millimetres of a track. */
function alongTrack(from: Pose, track: readonly Step[], mm: number): Pose {
  let pose = from;
  let left = mm;
  for (const step of track) {
    if (step.mm >= left) return step.mm === 0 ? pose : between(pose, step.to, left / step.mm);
    left -= step.mm;
    pose = step.to;
  }
  return pose;
}

/** Each goes as far as the head, over the places of those before it. */
function followed(movers: readonly PlacedBase[], order: readonly number[], headWay: Way): Map<number, Pose> {
  const steps: Step[] = headWay.stages.map((stage) => ({
    to: stage.to[0] as Pose,
    mm: stageLength(headWay, stage),
  }));
  const mm = steps.reduce((sum, step) => sum + step.mm, 0);
  const found = new Map<number, Pose>();
  let track = steps;
  for (const at of order) {
    const base = movers[at] as PlacedBase;
    found.set(at, roundPose(alongTrack(base.pose, track, mm)));
    track = [{ to: base.pose, mm: base.depth }, ...track];
  }
  return found;
}

/** The way of a group that forms a column behind its head, or of a column that follows it. */
function columnWay(movers: readonly PlacedBase[], headWay: Way, words: ColumnWords, leg: number): Way {
  const { head, order, places } = words;
  const follows = standsInColumn(movers, order);
  const headEnd = headWay.stages.at(-1)?.to[0] ?? (movers[head] as PlacedBase).pose;
  const column = follows ? followed(movers, order, headWay) : fallenIn(movers, order, headEnd);
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
  return { movers, stages, leftEnd: head, rightEnd: head, column: { head, order, follows, headWay } };
}

/** As `wayOf`, of a path that may hold a column leg: the head goes along the other legs, the rest fall in or follow. */
export function wayOfGroup(
  rules: Ruleset,
  movers: readonly PlacedBase[],
  path: readonly Leg[],
): Way | WayFault {
  const words = rules.moves.columns && movers.length > 1 ? columnLegOf(movers, path) : null;
  if (words === null) return wayOf(rules, movers, path);
  const at = path.findIndex(isColumnLeg);
  if (words === 'unknown') return { leg: at, what: 'unknown-leg', kind: 'column' };
  const legs = path.map((leg) => (isColumnLeg(leg) ? { forward: 0 } : leg));
  const head = wayOf(rules, [movers[words.head] as PlacedBase], legs);
  return isWayFault(head) ? head : columnWay(movers, head, words, at);
}
