/** Turns the pointer of a drag into a wish, and lets the wish snap to places. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { Leg } from '../../engine/command.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { bestWay, familyPlaces } from '../searching/offers.ts';
import { ghost, selected } from '../state/orders/selection.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { planFirst } from '../state/view/options.ts';
import { commandOf, type Held, held, lineAfter, wishFor } from './aiming.ts';
import { type Drag, pullNow, type Swing, straightened } from './drag.ts';
import { endsDrawn } from './drawn-ends.ts';
import { type Field, field } from './field.ts';
import { GROUP_TURN, type Place, snapOf, waysTo } from './snapping.ts';
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

/** The hand must rest for this many milliseconds before the search for more places goes on. */
const PAUSE = 150;
/** The search goes on for this many milliseconds at a time. */
const SPELL = 6;

/** Looks for more places while the hand rests, until the drag is over. */
function gather(drag: Drag, found: Search['more'], battle: unknown): void {
  setTimeout(() => {
    if (pullNow.value !== drag || field.value?.battle !== battle) return;
    const begun = performance.now();
    while (begun - drag.movedAt > PAUSE && performance.now() - begun < SPELL) {
      const next = found.next();
      if (next.done) return;
      drag.places.push(...next.value);
    }
    gather(drag, found, battle);
  }, PAUSE / 5);
}

/** The places found so far, and a search for more places. */
interface Search {
  readonly places: Place[];
  readonly more: Generator<readonly Place[], void>;
}

const keyOf = (ids: readonly string[], id: string): string => [...ids, id].join(' ');

/** How often the search goes on until a drag can begin: it finds the places that players often want, then those straight ahead. */
const STEPS_BEFORE = 2;

const begin = ({ rules, battle }: Field, ids: readonly string[], id: string): Search => ({
  places: [],
  more: familyPlaces(rules, battle, ids, id),
});

/** The search that begins when a base is pressed, with the battle and the bases for which it is valid. */
interface Begun {
  readonly battle: unknown;
  readonly key: string;
  readonly search: Search;
  /** How often it went on. */
  steps: number;
}

export interface Prepared {
  found: Begun | null;
}

function goOn(begun: Begun): void {
  begun.search.places.push(...(begun.search.more.next().value ?? []));
  begun.steps += 1;
}

/** Begins the search when a base is pressed, so that the first frame of a drag is fast. Each step is a task of its own. */
export function prepareHold(id: string): Prepared {
  const prepared: Prepared = { found: null };
  const step = (): void => {
    const { found } = prepared;
    if (!found || found.steps >= STEPS_BEFORE) return;
    goOn(found);
    setTimeout(step);
  };
  setTimeout(() => {
    const now = field.value;
    if (now?.mode !== 'move') return;
    const ids = selected.value.includes(id) ? selected.value : [id];
    prepared.found = { battle: now.battle, key: keyOf(ids, id), search: begin(now, ids, id), steps: 0 };
    step();
  });
  return prepared;
}

/** The prepared search if it is for these bases and this battle, else a new one; as far as a drag needs it. */
function searched(now: Field, ids: readonly string[], id: string, prepared: Prepared | null): Search {
  const [found, key] = [prepared?.found, keyOf(ids, id)];
  const begun =
    found?.battle === now.battle && found.key === key
      ? found
      : { battle: now.battle, key, search: begin(now, ids, id), steps: 0 };
  while (begun.steps < STEPS_BEFORE) goOn(begun);
  return begun.search;
}

/** Begins to drag the picked bases: from the end of their wish if they have one, or from their places. */
export function takeHold(id: string, at: Point, prepared: Prepared | null): Drag | null {
  const holding = held();
  if (!holding) return null;
  const { now, movers } = holding;
  const path = ghost.value?.command.path ?? [];
  const index = Math.max(
    0,
    movers.findIndex((base) => base.id === id),
  );
  const pose = endsDrawn(now.rules, now.battle, movers, path)[index] ?? holding.base.pose;
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
  /** A drag that strays aside by less than this counts as straight ahead. */
  readonly slack: number;
  /** A base snaps to a place within this distance. */
  readonly snap: number;
  /** A single base also moves by a pivot and then straight ahead, as a group does. */
  readonly wheel: boolean;
}

/**
 * A pointer that drags a group ahead may stray aside by this part of its way (about 20 degrees) before the group
 * pivots. A handle makes smaller pivots, and so does a drag with `wheel`.
 */
const STRAIGHT = 0.36;

/** The most ways to one place that are judged in one frame. */
const WAYS_TRIED = 4;

/** A group snaps no farther than this, in millimetres: an order that ends elsewhere than the finger needs a reason. */
const GROUP_REACH = 8;

/**
 * The best move to the place that a wish snaps to; null if no place is near. A group snaps only to a place that is legal
 * and turns it little: else it goes where the pointer does.
 */
function snapTo(holding: Held, drag: Drag, wish: Pose, depth: number, reach: number): Place | null {
  const isGroup = holding.movers.length > 1;
  const place = isGroup
    ? snapOf(drag.places, wish, depth, Math.min(reach, GROUP_REACH), GROUP_TURN)
    : snapOf(drag.places, wish, depth, reach);
  if (!place) return null;
  const known = drag.ways.get(place);
  if (known !== undefined) return known;
  const ways = waysTo(drag.places, place);
  const legal = bestWay(holding.now.rules, holding.now.battle, ways.slice(0, WAYS_TRIED));
  const best = legal ?? (isGroup ? null : place);
  for (const way of ways) drag.ways.set(way, best);
  return best;
}

/** Bends the column at the end of the shown wish: the rest of the drag, or the next drag, goes on from there. */
export function bendHere(): void {
  if (pullNow.value && 'bends' in pullNow.value) pullNow.value.bends = true;
  planFirst.value = true;
  announce(t('table.bend-set'));
}

/** If the player asked for a bend, the drag goes on from the shown wish. */
function takeUp(drag: Drag, pointer: Point): void {
  const shown = ghost.value;
  if (!drag.bends) return;
  drag.bends = false;
  const end = shown?.ends.find(({ base }) => base === drag.base);
  if (shown && end) Object.assign(drag, { path: shown.command.path, pose: end.pose, grabbed: pointer });
}

/** Moves the wish of the picked bases so that the grabbed point comes under the pointer. */
export function dragTo(drag: Drag, pointer: Point, manner: Manner): void {
  const holding = held();
  drag.movedAt = performance.now();
  const base = holding && (holding.movers.find((each) => each.id === drag.base) ?? holding.base);
  if (!holding || !base) return;
  takeUp(drag, pointer);
  const wheels = (holding.movers.length > 1 && holding.now.mode === 'move') || manner.wheel;
  if (!wheels) straightened.value = false;
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
  const pose = endsDrawn(holding.now.rules, holding.now.battle, holding.movers, legs)[index] ?? base.pose;
  const place = snapTo(holding, drag, pose, base.depth, manner.snap);
  const frame = { ...line.left, facing: line.facing };
  const aside = seenFrom(frame, pointer).right - seenFrom(frame, drag.grabbed).right;
  straightened.value =
    place === null && Math.abs(aside) > manner.slack && legs.every((leg) => 'forward' in leg);
  wishFor(holding, place?.command ?? commandOf(holding, legs), place !== null, drag);
}

/** During the setup several bases move together to any place, without a pivot. */
function placeTogether(holding: Held, drag: Drag, pointer: Point): void {
  const first =
    endsDrawn(holding.now.rules, holding.now.battle, holding.movers, drag.path)[0] ?? holding.base.pose;
  const pose = slid(first, drag.grabbed, pointer, 0);
  wishFor(holding, commandOf(holding, pathTo(holding.base.pose, pose, holding.base.depth)));
}

/** Joins two paths. If legs of the same kind meet, they become one. */
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

/** The line whose ends have the handles: the front corners of the wish, or of the picked bases without a wish. */
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

/** The place of a handle, just off its corner so that it does not hide the corner. */
export const handleAt = (line: Line, on: 'left' | 'right', off: number): Point =>
  placeOf(
    { ...line[on], facing: line.facing },
    { ahead: off, right: on === 'left' ? -off * 0.4 : off * 0.4 },
  );

/** The place of the corner when the pointer holds its handle. */
export function cornerUnder(line: Line, on: 'left' | 'right', pointer: Point, off: number): Point {
  const frame = { ...line[on], facing: line.facing };
  const seen = seenFrom(frame, pointer);
  return placeOf(frame, {
    ahead: seen.ahead - off,
    right: seen.right - (on === 'left' ? -off * 0.4 : off * 0.4),
  });
}
