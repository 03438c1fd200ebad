/** Turns pointer events on the table into actions: press, pan, pinch, drag, swing. */
import { placedBase } from '../../engine/battle.ts';
import { outlineDistance } from '../../geometry/distance.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { insideByCrossings } from '../../geometry/polygon.ts';
import { cancelGhost, ghost, pick, selected } from '../state/orders/selection.ts';
import { planFirst, wheelDrag } from '../state/view/options.ts';
import { skipAnimation } from './animation.ts';
import { box, boxing } from './boxing.ts';
import { pinched } from './camera.ts';
import { clickBase } from './clicking.ts';
import { type Drag, pullNow, type Swing, straightened } from './drag.ts';
import { cornerUnder, dragTo, handles, type Prepared, prepareHold, swingTo, takeHold } from './dragging.ts';
import { field, hoveredBase, isMovable } from './field.ts';
import { baseNear } from './finger.ts';
import { HANDLE_OFF } from './GhostLayer.tsx';
import { measuring } from './measuring.ts';
import { giveUnlessWarned } from './ordering.ts';
import { hovered } from './SetupLayer.tsx';
import { camera, pan, pixels, pointAt, screen, seenSize, tellView } from './view.ts';

/** The action of the pressed pointer. `swing` turns a wish by a handle; `lay` moves a piece of terrain. */
type Doing =
  | {
      readonly what: 'press';
      readonly base: string | null;
      readonly isGhost: boolean;
      /** The finger has missed the base by a few pixels. */
      readonly isNear: boolean;
      readonly at: Point;
      readonly add: boolean;
      readonly touch: boolean;
      /** When it began, by the clock of its event. */
      readonly since: number;
      /** Places for the drag that this may become. */
      readonly prepared: Prepared | null;
      /** The handle over the base: a tap means the base, a drag the handle. */
      readonly handle: Swing['on'] | null;
    }
  | { readonly what: 'pan' }
  | { readonly what: 'box'; readonly from: Point; readonly add: boolean }
  | { readonly what: 'drag'; readonly drag: Drag }
  | { readonly what: 'swing'; readonly swing: Swing }
  | { readonly what: 'lay' }
  | { readonly what: 'nothing' };

/** A press becomes a drag after the pointer has moved by this number of pixels. */
const TREMBLE = { mouse: 4, touch: 9 } as const;
/** A dragged base snaps to a place within this number of pixels. */
const SNAP = 12;
/** A drag that strays aside by fewer pixels counts as straight. */
const SLACK = 7;
/** A base that is dropped so near to where it was grabbed gets no order, in pixels. */
const BACK = 8;
/** A finger that rests on a base for this many milliseconds asks for its name. */
const LONG_PRESS = 500;
/** A pointer grabs a piece of terrain from at most this number of pixels. */
const GRASP = 24;

/** May a drag move this base? Elsewhere it moves the table, and two fingers always do. */
function pulls(id: string): boolean {
  const now = field.value;
  const base = now && placedBase(now.battle, id);
  return Boolean(now && base && isMovable(now, base));
}

/** Can the pointer grab a piece of terrain at this pixel? */
function laysAt(at: Point): boolean {
  const offers = field.value?.offers;
  const shown = offers?.shown;
  if (!offers?.pull || !shown) return false;
  const p = pointAt(at);
  return insideByCrossings(shown, p) || outlineDistance(p, shown) <= pixels(GRASP);
}

/** The state of the pointers on a stage (the element that shows the table). */
interface Hand {
  readonly stage: HTMLElement;
  readonly down: Map<number, Point>;
  doing: Doing;
  latest: PointerEvent | null;
  /** The requested animation frame; 0 where there is none. */
  request: number;
  /** The place of the stage, measured once a press: measuring in every frame would force a second layout. */
  box: { readonly left: number; readonly top: number };
}

const place = ({ box }: Hand, event: PointerEvent): Point => ({
  x: event.clientX - box.left,
  y: event.clientY - box.top,
});

const NOTHING: Doing = { what: 'nothing' };

/** Sets the action of the pointer. */
function setAction(hand: Hand, doing: Doing): void {
  hand.doing = doing;
  hoveredBase.value = null;
  pullNow.value = doing.what === 'drag' ? doing.drag : doing.what === 'swing' ? doing.swing : null;
}

/** Ends the action without an order. */
function letGo(hand: Hand): void {
  box.value = null;
  if (hand.doing.what === 'drag' || hand.doing.what === 'swing') cancelGhost();
  setAction(hand, NOTHING);
}

const swingOn = (on: Swing['on']): Doing => ({
  what: 'swing',
  swing: { on, path: ghost.value?.command.path ?? [], judging: 0 },
});

/** The base that is not picked and lies under a handle, at this pixel. */
function beneath(at: Point): string | null {
  const base = baseNear(pointAt(at), 1);
  return base !== null && !selected.value.includes(base) ? base : null;
}

/** The action that a press on this element begins. */
function pressOn(hand: Hand, target: Element, event: PointerEvent): Doing {
  const touch = event.pointerType === 'touch';
  const at = place(hand, event);
  const on = target.closest<SVGElement>('[data-handle]')?.dataset.handle;
  const handle = on === 'left' || on === 'right' ? on : null;
  if (handle !== null && !(touch && beneath(at) !== null)) return swingOn(handle);
  const pressed = target.closest<SVGElement>('.base[data-id], .ghost[data-id]');
  const exact = pressed?.dataset.id ?? null;
  const base = exact ?? (touch ? baseNear(pointAt(at)) : null);
  const isGhost = pressed?.classList.contains('ghost') ?? false;
  const isNear = exact === null && base !== null;
  const prepared = handle === null && base !== null && pulls(base) ? prepareHold(base) : null;
  const [add, since] = [event.shiftKey, event.timeStamp];
  return { what: 'press', base, isGhost, isNear, at, add, touch, since, prepared, handle };
}

function begin(hand: Hand, event: PointerEvent): void {
  if (event.button !== 0) return;
  skipAnimation();
  straightened.value = false;
  const { stage, down } = hand;
  hand.box = stage.getBoundingClientRect();
  down.set(event.pointerId, place(hand, event));
  stage.setPointerCapture(event.pointerId);
  stage.dataset.by = 'pointer';
  // After a press, keys go to the table, even if something else was under the pointer.
  const target = event.target as Element;
  (target.closest<SVGElement>('.base[data-id]') ?? stage).focus({ preventScroll: true });
  event.preventDefault();
  if (down.size === 2) {
    letGo(hand);
    return;
  }
  const pressed = pressOn(hand, target, event);
  setAction(hand, pressed);
  if (pressed.what !== 'press' || !pressed.touch) return;
  setTimeout(() => {
    if (hand.doing === pressed) hoveredBase.value = pressed.base;
  }, LONG_PRESS);
}

/** The action that a press becomes when the pointer moves. */
function pulled(press: Extract<Doing, { what: 'press' }>): Doing {
  if (press.handle !== null) return swingOn(press.handle);
  const isBeside = press.base === null || press.isNear;
  if (boxing.value || (isBeside && press.add)) return { what: 'box', from: press.at, add: press.add };
  if (press.base === null && !measuring.value && laysAt(press.at)) return { what: 'lay' };
  if (press.base === null || measuring.value || !pulls(press.base)) return { what: 'pan' };
  // A finger beside a base that is not picked moves the table.
  if (press.isNear && !selected.value.includes(press.base)) return { what: 'pan' };
  if (!selected.value.includes(press.base)) pick([press.base]);
  // A base itself begins a new wish; its ghost goes on with the old one.
  if (!press.isGhost) cancelGhost();
  const drag = takeHold(press.base, pointAt(press.at), press.prepared);
  return drag ? { what: 'drag', drag } : { what: 'pan' };
}

/** Moves the dragged bases, handle or piece to the pointer. */
function aim(hand: Hand): void {
  hand.request = 0;
  const { doing, latest: event } = hand;
  if (!event) return;
  const at = pointAt(place(hand, event));
  if (doing.what === 'drag') {
    const wheel = wheelDrag.value !== event.altKey;
    const snap = event.ctrlKey ? 0 : pixels(SNAP);
    dragTo(doing.drag, at, { slack: pixels(SLACK), snap, wheel });
  } else if (doing.what === 'lay') {
    field.value?.offers?.pull?.(at);
  } else if (doing.what === 'swing') {
    const line = handles();
    const corner = doing.swing.on === 'left' ? 'right' : 'left';
    if (line) swingTo(doing.swing, cornerUnder(line, corner, at, pixels(HANDLE_OFF)));
  }
}

/** A hovering mouse names the base under it, or shows where the taken bases would stand. */
function hover(hand: Hand, event: PointerEvent): void {
  const base = (event.target as Element).closest<SVGElement>('.base[data-id]')?.dataset.id ?? null;
  const isMouse = event.pointerType === 'mouse';
  hoveredBase.value = isMouse ? base : null;
  const shows = field.value?.mode === 'place' && isMouse && base === null;
  if (shows) hovered.value = pointAt(place(hand, event));
  else if (hovered.value) hovered.value = null;
}

function pinch({ down }: Hand, id: number, at: Point): void {
  const [a, b] = [...down.keys()] as [number, number];
  const was = [down.get(a), down.get(b)] as [Point, Point];
  down.set(id, at);
  const is = [down.get(a), down.get(b)] as [Point, Point];
  tellView('chosen', pinched(camera.value, was, is, seenSize.value, screen.value));
}

function move(hand: Hand, event: PointerEvent): void {
  const { down } = hand;
  if (down.size === 0) hover(hand, event);
  const before = down.get(event.pointerId);
  if (!before) return;
  const at = place(hand, event);
  if (down.size === 2) {
    pinch(hand, event.pointerId, at);
    return;
  }
  if (hand.doing.what === 'press') {
    if (distance(hand.doing.at, at) < TREMBLE[hand.doing.touch ? 'touch' : 'mouse']) return;
    setAction(hand, pulled(hand.doing));
  }
  if (hand.doing.what === 'box') box.value = [hand.doing.from, at];
  if (hand.doing.what === 'pan') pan(at.x - before.x, at.y - before.y);
  down.set(event.pointerId, at);
  hand.latest = event;
  // The ghost follows once a frame, however many events a mouse sends.
  const { what } = hand.doing;
  if (what === 'drag' || what === 'swing' || what === 'lay')
    hand.request ||= requestAnimationFrame(() => aim(hand));
}

/** May this base be picked in addition to the picked ones? */
function joins(id: string | null): boolean {
  const now = field.value;
  const base = now && id !== null ? placedBase(now.battle, id) : null;
  return (
    now !== null && base !== null && isMovable(now, base) && selected.value.some((other) => other !== id)
  );
}

/** Was a base brought back to where it was grabbed? Then the player has changed their mind. */
const isBroughtBack = (hand: Hand, { grabbed, path }: Drag, event: PointerEvent): boolean =>
  path.length === 0 && distance(pointAt(place(hand, event)), grabbed) < pixels(BACK);

/** Has the finger rested on the base? A busy page may hear late that it was lifted, so the events tell how long it was down. */
const hasRested = ({ since }: { readonly since: number }, { timeStamp }: PointerEvent): boolean =>
  hoveredBase.value !== null && timeStamp - since >= LONG_PRESS;

function finish(hand: Hand, event: PointerEvent): void {
  if (!hand.down.delete(event.pointerId)) return;
  if (hand.request !== 0) {
    cancelAnimationFrame(hand.request);
    aim(hand);
  }
  const done = hand.doing;
  const rested = done.what === 'press' && hasRested(done, event);
  // Once nothing is dragged the table may move to show the order, so places are compared before.
  const isBack = done.what === 'drag' && isBroughtBack(hand, done.drag, event);
  setAction(hand, NOTHING);
  // A finger that rests on a base asks for its name, and picks the base in addition to others.
  if (done.what === 'press' && (!rested || joins(done.base)))
    clickBase(done.base, pointAt(done.at), done.add || rested);
  if (done.what === 'box') void import('../picked/PickBox.tsx').then(({ pickBoxed }) => pickBoxed(done.add));
  if (isBack) {
    cancelGhost();
    return;
  }
  const isPulled = done.what === 'drag' || done.what === 'swing';
  if (isPulled && !planFirst.value && !event.shiftKey) void giveUnlessWarned();
}

function abandon(hand: Hand, event: PointerEvent): void {
  hand.down.delete(event.pointerId);
  letGo(hand);
}

/** Turns the pointer events of the stage into pans, pinches, picks, drags and orders. */
export function gestures(stage: HTMLElement) {
  const hand: Hand = {
    stage,
    down: new Map(),
    doing: NOTHING,
    latest: null,
    request: 0,
    box: { left: 0, top: 0 },
  };
  const by = (does: (hand: Hand, event: PointerEvent) => void) => (event: PointerEvent) => does(hand, event);
  const leave = (): void => {
    hovered.value = null;
    hoveredBase.value = null;
  };
  return { begin: by(begin), move: by(move), finish: by(finish), abandon: by(abandon), leave };
}
