import { type PlacedBase, placedBase } from '../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../engine/command.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { announce, cancelGhost, ghost, pick, selected, selectGroup } from '../state/selection.ts';
import { t } from '../state/telling.ts';
import { type Field, field, isMovable } from './field.ts';
import {
  bestWay,
  endsAlong,
  familyPlaces,
  freeGhost,
  judgedGhost,
  nearestOf,
  placedOf,
  proposals,
  withNearest,
} from './judging.ts';
import { nextPlace, type Place, snapOf, waysTo } from './snapping.ts';
import {
  type Line,
  lineOf,
  pathTo,
  placeOf,
  type Step,
  seenFrom,
  slid,
  swing,
  wheeled,
  withStep,
} from './wish.ts';
import { sayGhost } from './wording.ts';

/** The bases being ordered, with the one held first. */
interface Held {
  readonly now: Field;
  readonly base: PlacedBase;
  readonly movers: readonly PlacedBase[];
}

/** The picked bases if they may be moved; null when they may not. */
export function held(): Held | null {
  const now = field.value;
  if (!now) return null;
  const movers = placedOf(now.battle, selected.value);
  const base = movers[0];
  return base && movers.every((each) => isMovable(now, each)) ? { now, base, movers } : null;
}

const commandOf = ({ movers }: Held, path: readonly Leg[]): MoveCommand => ({
  type: 'move',
  bases: movers.map((base) => base.id),
  path,
});

/** Milliseconds that a dragged wish rests before its nearest legal end is looked for. */
const REST = 60;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Shows a wish; an empty path is none. */
function wishFor(holding: Held, command: MoveCommand, snapped = false): void {
  const { rules, battle, mode } = holding.now;
  clearTimeout(resting);
  if (command.path.length === 0) return cancelGhost();
  const shown =
    mode === 'place' ? freeGhost(rules, battle, command) : judgedGhost(rules, battle, command, snapped);
  ghost.value = shown;
  if ((shown.wish?.reasons.length ?? 0) > 0)
    resting = setTimeout(() => {
      if (ghost.value === shown) ghost.value = withNearest(rules, battle, shown);
    }, REST);
}

/** Looks for the nearest legal end at once: keys and buttons do not wait. */
function settle(): void {
  const now = field.value;
  clearTimeout(resting);
  if (now && ghost.value && !ghost.value.nearest)
    ghost.value = withNearest(now.rules, now.battle, ghost.value);
}

/** The front line of the movers after a path. */
function lineAfter(holding: Held, path: readonly Leg[]): Line {
  const { rules } = holding.now;
  const front = holding.movers.length > 1 ? rules.board.front(holding.movers) : holding.movers;
  const left = front[0] ?? holding.base;
  const right = front.at(-1) ?? holding.base;
  const poses = endsAlong(rules, holding.movers, path);
  const poseOf = (base: PlacedBase): Pose =>
    poses[holding.movers.findIndex((each) => each.id === base.id)] ?? base.pose;
  return lineOf(left, right, poseOf(left), poseOf(right));
}

/** A drag that has begun: from which wish, what point of which base was grabbed, and where it may snap to. */
export interface Drag {
  readonly path: readonly Leg[];
  readonly pose: Pose;
  readonly grabbed: Point;
  /** Filled while the drag goes on. */
  readonly places: Place[];
  /** The best of the ways to a place, once it was looked for. */
  readonly ways: Map<Place, Place>;
}

/** Milliseconds that a hand must rest before the longer looks for places to snap to. */
const PAUSE = 150;
let lastAim = 0;

/** Looks for places while the hand rests, until the drag is over. */
function gather(places: Place[], found: Generator<readonly Place[], void>, holding: Held): void {
  const ids = selected.value;
  setTimeout(() => {
    if (selected.value !== ids || field.value?.battle !== holding.now.battle) return;
    if (performance.now() - lastAim > PAUSE) {
      const next = found.next();
      if (next.done) return;
      places.push(...next.value);
    }
    gather(places, found, holding);
  }, PAUSE / 5);
}

/** Takes hold of the picked bases, as the ghost stands or, with none, as they stand. */
export function takeHold(id: string, at: Point): Drag | null {
  const holding = held();
  if (!holding) return null;
  const { now, movers } = holding;
  const path = ghost.value?.command.path ?? [];
  const index = Math.max(
    0,
    movers.findIndex((base) => base.id === id),
  );
  const pose = endsAlong(now.rules, movers, path)[index] ?? holding.base.pose;
  const places: Place[] = [];
  if (now.mode === 'move') {
    const found = familyPlaces(now.rules, now.battle, selected.value, movers[index]?.id ?? id);
    // Those that players mean, and straight ahead.
    for (const next of [found.next(), found.next()]) places.push(...(next.value ?? []));
    gather(places, found, holding);
  }
  return { path, pose, grabbed: at, places, ways: new Map() };
}

/** The parts of a drag that come from the screen: lengths of a few pixels in millimetres, and the manner. */
export interface Hand {
  /** Aside of straight ahead by less than this is straight ahead. */
  readonly slack: number;
  readonly snap: number;
  /** A single base too goes by a pivot and straight ahead. */
  readonly wheel: boolean;
}

/** The way of the family to the place that a wish is drawn to; null when none is near. */
function snapTo(holding: Held, drag: Drag, wish: Pose, depth: number, reach: number): Place | null {
  const place = snapOf(drag.places, wish, depth, reach);
  if (!place) return null;
  const known = drag.ways.get(place);
  const best = known ?? bestWay(holding.now.rules, holding.now.battle, waysTo(drag.places, place)) ?? place;
  drag.ways.set(place, best);
  return best;
}

/** The picked bases are dragged so that what was grabbed comes under the pointer. */
export function dragTo(id: string, drag: Drag, pointer: Point, hand: Hand): void {
  const holding = held();
  lastAim = performance.now();
  const base = holding && (holding.movers.find((each) => each.id === id) ?? holding.base);
  if (!holding || !base) return;
  const wheels = (holding.movers.length > 1 && holding.now.mode === 'move') || hand.wheel;
  if (holding.movers.length > 1 && !wheels) return placeTogether(holding, drag, pointer);
  if (wheels) return wheelTo(holding, base, drag, pointer, hand);
  const pose = slid(drag.pose, drag.grabbed, pointer, hand.slack);
  const place = snapTo(holding, drag, pose, base.depth, hand.snap);
  wishFor(holding, place?.command ?? commandOf(holding, pathTo(base.pose, pose, base.depth)), place !== null);
}

function wheelTo(holding: Held, base: PlacedBase, drag: Drag, pointer: Point, hand: Hand): void {
  const legs = joined(drag.path, wheeled(lineAfter(holding, drag.path), drag.grabbed, pointer, hand.slack));
  const index = Math.max(0, holding.movers.indexOf(base));
  const pose = endsAlong(holding.now.rules, holding.movers, legs)[index] ?? base.pose;
  const place = snapTo(holding, drag, pose, base.depth, hand.snap);
  wishFor(holding, place?.command ?? commandOf(holding, legs), place !== null);
}

/** While armies are set up a line goes as it stands to anywhere. */
function placeTogether(holding: Held, drag: Drag, pointer: Point): void {
  const first = endsAlong(holding.now.rules, holding.movers, drag.path)[0] ?? holding.base.pose;
  const pose = slid(first, drag.grabbed, pointer, 0);
  wishFor(holding, commandOf(holding, pathTo(holding.base.pose, pose, holding.base.depth)));
}

/** Two paths one after the other; legs of one kind that meet become one. */
function joined(path: readonly Leg[], more: readonly Leg[]): readonly Leg[] {
  return more.reduce<readonly Leg[]>((all, leg) => {
    if ('forward' in leg) return withStep(all, { step: 'ahead', mm: Number(leg.forward) });
    if ('back' in leg) return withStep(all, { step: 'ahead', mm: -Number(leg.back) });
    return [...all, leg];
  }, path);
}

/** Turns the wish about a corner until its other corner is under the pointer. */
export function swingTo(on: 'left' | 'right', path: readonly Leg[], pointer: Point): void {
  const holding = held();
  if (!holding) return;
  const turn = swing(lineAfter(holding, path), on, pointer);
  wishFor(
    holding,
    commandOf(holding, turn === 0 ? path : withStep(path, { step: 'pivot', on, degrees: turn })),
  );
}

/** One small step of the wish, by key or button. */
export function stepBy(step: Step): void {
  const holding = held();
  if (!holding) return announce(t('table.pick-first'));
  const path = withStep(ghost.value?.command.path ?? [], step);
  const single = holding.movers.length === 1;
  wishFor(holding, commandOf(holding, single && path.length > 2 ? direct(holding, path) : path));
  announceGhost();
}

/** A single base's many steps as one way. */
function direct(holding: Held, path: readonly Leg[]): readonly Leg[] {
  const pose = endsAlong(holding.now.rules, holding.movers, path)[0] ?? holding.base.pose;
  return pathTo(holding.base.pose, pose, holding.base.depth);
}

/** As far straight ahead as the rules allow. */
export function fullAhead(): void {
  const holding = held();
  if (!holding || holding.now.mode !== 'move') return;
  const { rules, battle } = holding.now;
  const farthest = rules.moves.farthest(battle, holding.movers);
  wishFor(holding, commandOf(holding, [{ forward: farthest }]));
  settle();
  const { wish, nearest } = ghost.value ?? {};
  if (wish && wish.reasons.length > 0) {
    if (nearest) takeNearest();
    else if (wish.allowance > 0 && wish.allowance < farthest)
      wishFor(holding, commandOf(holding, [{ forward: wish.allowance }]));
  }
  announceGhost();
}

/** Takes the nearest legal move instead of the wish, looked for in the whole family where its own way has none. */
export function takeNearest(): void {
  const now = field.value;
  const shown = ghost.value;
  if (!now || !shown?.wish) return;
  const nearest = shown.nearest ?? nearestOf(now.rules, now.battle, shown.command);
  if (!nearest) return announce(t('table.no-nearest'));
  ghost.value = judgedGhost(now.rules, now.battle, nearest.command, true);
  announceGhost();
}

let proposed: {
  readonly battle: unknown;
  readonly ids: readonly string[];
  readonly places: readonly Place[];
} | null = null;

/** Goes through the legal moves of the family: into contact first, then the farthest first. */
export function nextProposal(by: 1 | -1): void {
  const holding = held();
  if (!holding || holding.now.mode !== 'move') return announce(t('table.pick-first'));
  const { rules, battle } = holding.now;
  if (proposed?.battle !== battle || proposed.ids !== selected.value)
    proposed = { battle, ids: selected.value, places: proposals(rules, battle, selected.value) };
  const place = nextPlace(proposed.places, ghost.value?.command ?? null, by);
  if (!place) return announce(t('table.no-proposal'));
  wishFor(holding, place.command, true);
  announceGhost();
}

/** Gives the order shown; a refused one stays, with its reasons. */
export function giveOrder(): boolean {
  const now = field.value;
  const { command, ends, wish } = ghost.value ?? {};
  if (!now || !command || !ends) return false;
  if (wish && wish.reasons.length > 0) {
    announceGhost();
    return false;
  }
  const taken = now.mode === 'place' ? (now.onPlace?.(ends) ?? false) : now.onOrder(command);
  if (taken) cancelGhost();
  return taken;
}

/** Drops the wish; with none, lets go of the bases. */
export function cancel(): void {
  if (ghost.value) {
    cancelGhost();
    announce(t('table.cancelled'));
  } else pick([]);
}

/** The group of the base held, or the base alone when its group was held. */
export function toggleGroup(): void {
  const now = field.value;
  const first = selected.value[0];
  if (!now || first === undefined) return;
  if (selected.value.length > 1) pick([first]);
  else selectGroup(now.rules, now.battle, first);
  announce(t('table.picked', { count: selected.value.length }));
}

function announceGhost(): void {
  const now = field.value;
  settle();
  if (now && ghost.value) announce(sayGhost(now, ghost.value));
}

/** Where the handles of the wish stand: the front corners of the line that would be moved. */
export function handles(): Line | null {
  const holding = held();
  const ends = ghost.value?.ends;
  if (!holding || !ends) return holding && lineAfter(holding, []);
  const front = holding.movers.length > 1 ? holding.now.rules.board.front(holding.movers) : holding.movers;
  const left = front[0] ?? holding.base;
  const right = front.at(-1) ?? holding.base;
  const poseOf = (base: PlacedBase): Pose => ends.find((end) => end.base === base.id)?.pose ?? base.pose;
  return lineOf(left, right, poseOf(left), poseOf(right));
}

/** A place just off a front corner, where a handle can be taken without hiding the corner. */
export const handleAt = (line: Line, on: 'left' | 'right', off: number): Point =>
  placeOf(
    { ...line[on], facing: line.facing },
    { ahead: off, right: on === 'left' ? -off * 0.4 : off * 0.4 },
  );

/** The corner itself, for a pointer that holds the handle. */
export function cornerUnder(line: Line, on: 'left' | 'right', pointer: Point, off: number): Point {
  const frame = { ...line[on], facing: line.facing };
  const seen = seenFrom(frame, pointer);
  return placeOf(frame, {
    ahead: seen.ahead - off,
    right: seen.right - (on === 'left' ? -off * 0.4 : off * 0.4),
  });
}

export const baseAt = (id: string): PlacedBase | null =>
  field.value ? placedBase(field.value.battle, id) : null;
