import type { PlacedBase } from '../../engine/battle.ts';
import type { Leg } from '../../engine/command.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { ghost, selected } from '../state/orders/selection.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { commandOf, type Held, held, lineAfter, wishFor } from './aiming.ts';
import { type Field, field } from './field.ts';
import { bestWay, endsAlong, familyPlaces } from './judging.ts';
import { planFirst } from './options.ts';
import { type Place, snapOf, waysTo } from './snapping.ts';
import { type Line, lineOf, pathTo, placeOf, seenFrom, slid, swing, wheeled, withStep } from './wish.ts';

/** A drag that has begun: from which wish, what point of which base was grabbed, and where it may snap to. */
export interface Drag {
  path: readonly Leg[];
  pose: Pose;
  grabbed: Point;
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

/** Places looked for before the drag begins, by the battle and the bases that they are for. */
let prepared: { readonly battle: unknown; readonly key: string; readonly search: Search } | null = null;

interface Search {
  readonly places: readonly Place[];
  readonly more: Generator<readonly Place[], void>;
}

const keyOf = (ids: readonly string[], id: string): string => [...ids, id].join(' ');

/** The places that players mean, and straight ahead; the others follow. */
function search({ rules, battle }: Field, ids: readonly string[], id: string): Search {
  const more = familyPlaces(rules, battle, ids, id);
  return { places: [more.next(), more.next()].flatMap((next) => next.value ?? []), more };
}

/** A base is pressed and may be dragged: looks for places now, so that the first frame need not. */
export function prepareHold(id: string): void {
  setTimeout(() => {
    const now = field.value;
    if (now?.mode !== 'move') return;
    const ids = selected.value.includes(id) ? selected.value : [id];
    prepared = { battle: now.battle, key: keyOf(ids, id), search: search(now, ids, id) };
  });
}

/** What was prepared for these bases, once; else it is looked for now. */
function searched(now: Field, ids: readonly string[], id: string): Search {
  const ready = prepared;
  prepared = null;
  return ready?.battle === now.battle && ready.key === keyOf(ids, id) ? ready.search : search(now, ids, id);
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
  const pose = endsAlong(now.rules, now.battle, movers, path)[index] ?? holding.base.pose;
  const places: Place[] = [];
  if (now.mode === 'move') {
    const found = searched(now, selected.value, movers[index]?.id ?? id);
    places.push(...found.places);
    gather(places, found.more, holding);
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

/**
 * A hand that takes a line ahead strays by so much of its way without meaning a pivot: about 20 degrees. Who
 * means one takes a handle, or the drag by pivots.
 */
const STRAIGHT = 0.36;

/** Ways to one place that are judged in one frame. */
const WAYS_TRIED = 4;

/** The way of the family to the place that a wish is drawn to; null when none is near. */
function snapTo(holding: Held, drag: Drag, wish: Pose, depth: number, reach: number): Place | null {
  const place = snapOf(drag.places, wish, depth, reach);
  if (!place) return null;
  const known = drag.ways.get(place);
  if (known) return known;
  const ways = waysTo(drag.places, place);
  const best = bestWay(holding.now.rules, holding.now.battle, ways.slice(0, WAYS_TRIED)) ?? place;
  for (const way of ways) drag.ways.set(way, best);
  return best;
}

let bendAsked = false;

/** Whoever is dragged goes on from where its wish is now, however it came there: a column bends there. */
export function bendHere(): void {
  bendAsked = true;
  planFirst.value = true;
  announce(t('table.bend-set'));
}

/** A drag taken up anew at the wish, where a bend was asked for. */
function takeUp(id: string, drag: Drag, pointer: Point): void {
  const shown = ghost.value;
  if (!bendAsked) return;
  bendAsked = false;
  const end = shown?.ends.find(({ base }) => base === id);
  if (shown && end) Object.assign(drag, { path: shown.command.path, pose: end.pose, grabbed: pointer });
}

/** The picked bases are dragged so that what was grabbed comes under the pointer. */
export function dragTo(id: string, drag: Drag, pointer: Point, hand: Hand): void {
  const holding = held();
  lastAim = performance.now();
  const base = holding && (holding.movers.find((each) => each.id === id) ?? holding.base);
  if (!holding || !base) return;
  takeUp(id, drag, pointer);
  const wheels = (holding.movers.length > 1 && holding.now.mode === 'move') || hand.wheel;
  if (holding.movers.length > 1 && !wheels) {
    placeTogether(holding, drag, pointer);
    return;
  }
  if (wheels) {
    wheelTo(holding, base, drag, pointer, hand);
    return;
  }
  const pose = slid(drag.pose, drag.grabbed, pointer, hand.slack);
  const place = snapTo(holding, drag, pose, base.depth, hand.snap);
  wishFor(
    holding,
    place?.command ?? commandOf(holding, pathTo(base.pose, pose, base.depth)),
    place !== null,
    true,
  );
}

function wheelTo(holding: Held, base: PlacedBase, drag: Drag, pointer: Point, hand: Hand): void {
  const line = lineAfter(holding, drag.path);
  const stray = hand.wheel ? 0 : STRAIGHT;
  const legs = joined(drag.path, wheeled(line, drag.grabbed, pointer, hand.slack, stray));
  const index = Math.max(0, holding.movers.indexOf(base));
  const pose = endsAlong(holding.now.rules, holding.now.battle, holding.movers, legs)[index] ?? base.pose;
  const place = snapTo(holding, drag, pose, base.depth, hand.snap);
  wishFor(holding, place?.command ?? commandOf(holding, legs), place !== null, true);
}

/** While armies are set up a line goes as it stands to anywhere. */
function placeTogether(holding: Held, drag: Drag, pointer: Point): void {
  const first =
    endsAlong(holding.now.rules, holding.now.battle, holding.movers, drag.path)[0] ?? holding.base.pose;
  const pose = slid(first, drag.grabbed, pointer, 0);
  wishFor(holding, commandOf(holding, pathTo(holding.base.pose, pose, holding.base.depth)));
}

/** Two paths one after the other; legs of one kind that meet become one. */
function joined(path: readonly Leg[], more: readonly Leg[]): readonly Leg[] {
  let all = path;
  for (const leg of more) {
    if ('forward' in leg) all = withStep(all, { step: 'ahead', mm: Number(leg.forward) });
    else if ('back' in leg) all = withStep(all, { step: 'ahead', mm: -Number(leg.back) });
    else all = all.concat(leg);
  }
  return all;
}

/** Turns the wish about a corner until its other corner is under the pointer. */
export function swingTo(on: 'left' | 'right', path: readonly Leg[], pointer: Point): void {
  const holding = held();
  if (!holding) return;
  const turn = swing(lineAfter(holding, path), on, pointer);
  wishFor(
    holding,
    commandOf(holding, turn === 0 ? path : withStep(path, { step: 'pivot', on, degrees: turn })),
    false,
    true,
  );
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
