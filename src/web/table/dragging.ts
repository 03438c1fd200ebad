import type { PlacedBase } from '../../engine/battle.ts';
import type { Leg } from '../../engine/command.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { ghost, selected } from '../state/orders/selection.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { commandOf, type Held, held, lineAfter, wishFor } from './aiming.ts';
import { type Drag, pullNow, type Swing } from './drag.ts';
import { type Field, field } from './field.ts';
import { bestWay, endsAlong, familyPlaces } from './judging.ts';
import { planFirst } from './options.ts';
import { type Place, snapOf, waysTo } from './snapping.ts';
import {
  type Line,
  lineOf,
  pathTo,
  placeOf,
  seenFrom,
  slid,
  swing as turnTo,
  wheeled,
  withStep,
} from './wish.ts';

/** Milliseconds that a hand must rest before places that take long to find are looked for. */
const PAUSE = 150;

/** Looks for more places while the hand rests, until the drag is over. */
function gather(drag: Drag, found: Search['more'], battle: unknown): void {
  setTimeout(() => {
    if (pullNow.value !== drag || field.value?.battle !== battle) return;
    if (performance.now() - drag.movedAt > PAUSE) {
      const next = found.next();
      if (next.done) return;
      drag.places.push(...next.value);
    }
    gather(drag, found, battle);
  }, PAUSE / 5);
}

/** Places that players mean, and a search for the others. */
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

/** Places looked for while a base is only pressed, with the battle and the bases that they are for. */
export interface Prepared {
  found: { readonly battle: unknown; readonly key: string; readonly search: Search } | null;
}

/** A base is pressed and may be dragged: looks for places now, so that the first frame need not. */
export function prepareHold(id: string): Prepared {
  const prepared: Prepared = { found: null };
  setTimeout(() => {
    const now = field.value;
    if (now?.mode !== 'move') return;
    const ids = selected.value.includes(id) ? selected.value : [id];
    prepared.found = { battle: now.battle, key: keyOf(ids, id), search: search(now, ids, id) };
  });
  return prepared;
}

/** The places prepared where they are for these bases; else they are looked for now. */
function searched(now: Field, ids: readonly string[], id: string, prepared: Prepared | null): Search {
  const found = prepared?.found;
  return found?.battle === now.battle && found.key === keyOf(ids, id) ? found.search : search(now, ids, id);
}

/** Begins to drag the picked bases from their wish or, where they have none, from where they stand. */
export function takeHold(id: string, at: Point, prepared: Prepared | null): Drag | null {
  const holding = held();
  if (!holding) return null;
  const { now, movers } = holding;
  const path = ghost.value?.command.path ?? [];
  const index = Math.max(
    0,
    movers.findIndex((base) => base.id === id),
  );
  const pose = endsAlong(now.rules, now.battle, movers, path)[index] ?? holding.base.pose;
  const drag: Drag = {
    base: id,
    path,
    pose,
    grabbed: at,
    places: [],
    ways: new Map(),
    movedAt: performance.now(),
    bends: false,
    judging: 0,
  };
  if (now.mode === 'move') {
    const found = searched(now, selected.value, movers[index]?.id ?? id, prepared);
    drag.places.push(...found.places);
    gather(drag, found.more, now.battle);
  }
  return drag;
}

/** How a drag follows the pointer. The lengths are a few pixels, in millimetres. */
export interface Manner {
  /** Aside of straight ahead by less than this is straight ahead. */
  readonly slack: number;
  /** A base snaps to a place as near as this. */
  readonly snap: number;
  /** A single base too goes by a pivot and straight ahead. */
  readonly wheel: boolean;
}

/**
 * A pointer that drags a line ahead may stray aside by so much of its way (about 20 degrees) before that is a pivot.
 * Smaller pivots are made by a handle, or by the drag by pivots.
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

/** The drag goes on from where its wish is now: a column bends there. So does the next drag of a wish that is kept. */
export function bendHere(): void {
  if (pullNow.value && 'bends' in pullNow.value) pullNow.value.bends = true;
  planFirst.value = true;
  announce(t('table.bend-set'));
}

/** Where a bend was asked for, the drag goes on from the wish that is shown. */
function takeUp(drag: Drag, pointer: Point): void {
  const shown = ghost.value;
  if (!drag.bends) return;
  drag.bends = false;
  const end = shown?.ends.find(({ base }) => base === drag.base);
  if (shown && end) Object.assign(drag, { path: shown.command.path, pose: end.pose, grabbed: pointer });
}

/** The picked bases are dragged so that the point that was grabbed comes under the pointer. */
export function dragTo(drag: Drag, pointer: Point, manner: Manner): void {
  const holding = held();
  drag.movedAt = performance.now();
  const base = holding && (holding.movers.find((each) => each.id === drag.base) ?? holding.base);
  if (!holding || !base) return;
  takeUp(drag, pointer);
  const wheels = (holding.movers.length > 1 && holding.now.mode === 'move') || manner.wheel;
  if (holding.movers.length > 1 && !wheels) {
    placeTogether(holding, drag, pointer);
    return;
  }
  if (wheels) {
    wheelTo(holding, base, drag, pointer, manner);
    return;
  }
  const pose = slid(drag.pose, drag.grabbed, pointer, manner.slack);
  const place = snapTo(holding, drag, pose, base.depth, manner.snap);
  wishFor(
    holding,
    place?.command ?? commandOf(holding, pathTo(base.pose, pose, base.depth)),
    place !== null,
    drag,
  );
}

function wheelTo(holding: Held, base: PlacedBase, drag: Drag, pointer: Point, manner: Manner): void {
  const line = lineAfter(holding, drag.path);
  const stray = manner.wheel ? 0 : STRAIGHT;
  const legs = joined(drag.path, wheeled(line, drag.grabbed, pointer, manner.slack, stray));
  const index = Math.max(0, holding.movers.indexOf(base));
  const pose = endsAlong(holding.now.rules, holding.now.battle, holding.movers, legs)[index] ?? base.pose;
  const place = snapTo(holding, drag, pose, base.depth, manner.snap);
  wishFor(holding, place?.command ?? commandOf(holding, legs), place !== null, drag);
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
export function swingTo(swing: Swing, pointer: Point): void {
  const { on, path } = swing;
  const holding = held();
  if (!holding) return;
  const turn = turnTo(lineAfter(holding, path), on, pointer);
  wishFor(
    holding,
    commandOf(holding, turn === 0 ? path : withStep(path, { step: 'pivot', on, degrees: turn })),
    false,
    swing,
  );
}

/** Where the handles of the wish stand: the front corners of the line that would be moved. */
export function handles(): Line | null {
  const holding = held();
  const ends = ghost.value?.ends;
  if (!holding || !ends) return holding && lineAfter(holding, []);
  const front =
    holding.movers.length > 1 ? holding.now.rules.board.groups.front(holding.movers) : holding.movers;
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
