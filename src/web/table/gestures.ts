import { placedBase } from '../../engine/battle.ts';
import type { Leg } from '../../engine/command.ts';
import { outlineDistance } from '../../geometry/distance.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { insideByCrossings } from '../../geometry/polygon.ts';
import { announce, cancelGhost, focused, ghost, pick, pickOn, selected } from '../state/selection.ts';
import { t } from '../state/telling.ts';
import { skipAnimation } from './animation.ts';
import { pinched } from './camera.ts';
import { cornerUnder, type Drag, dragTo, handles, prepareHold, swingTo, takeHold } from './dragging.ts';
import { field, isMovable } from './field.ts';
import { HANDLE_OFF, markTime } from './GhostLayer.tsx';
import { type End, measured, measuring, withEnd } from './measuring.ts';
import { ghostHeld, planFirst, wheelDrag } from './options.ts';
import { giveOrder } from './ordering.ts';
import { hovered } from './SetupLayer.tsx';
import { camera, look, pan, pixels, pointAt, screen, seenSize } from './view.ts';

/** What the pointer that is down is doing. */
type Doing =
  | {
      readonly what: 'press';
      readonly base: string | null;
      readonly at: Point;
      readonly add: boolean;
      readonly touch: boolean;
    }
  | { readonly what: 'pan' }
  | { readonly what: 'drag'; readonly base: string; readonly drag: Drag }
  | { readonly what: 'swing'; readonly on: 'left' | 'right'; readonly path: readonly Leg[] }
  | { readonly what: 'lay' }
  | { readonly what: 'nothing' };

/** Pixels that a pointer may tremble before a press is a drag. */
const TREMBLE = { mouse: 4, touch: 9 } as const;
const SNAP = 12;
const SLACK = 7;
/** How near to a piece that is being laid a pointer takes hold of it. */
const GRASP = 24;

/** May pressing this base and pulling move it? A finger pulls only what is picked; elsewhere it pans. */
function pulls(id: string, touch: boolean): boolean {
  const now = field.value;
  const base = now && placedBase(now.battle, id);
  return Boolean(now && base && isMovable(now, base) && (!touch || selected.value.includes(id)));
}

/** Is a piece of terrain under this place of the screen, to be pulled about? */
function laysAt(at: Point): boolean {
  const offers = field.value?.offers;
  const shown = offers?.shown;
  if (!offers?.pull || !shown) return false;
  const p = pointAt(at);
  return insideByCrossings(shown, p) || outlineDistance(p, shown) <= pixels(GRASP);
}

/** A click or tap: answers a question, measures, picks, or lets go. */
function clicked(id: string | null, at: Point, add: boolean): void {
  const now = field.value;
  if (!now) return;
  if (measuring.value) {
    measureEnd(id === null ? { point: at } : { base: id });
    return;
  }
  if (id === null) {
    if (now.onGround?.(at)) return;
    if (!add) pick([]);
    return;
  }
  if (now.onBase?.(id)) return;
  focused.value = id;
  pickOn(now.rules, now.battle, id, add);
  announce(t('table.picked', { count: selected.value.length }));
}

export { clicked as clickBase };

function measureEnd(end: End): void {
  const now = field.value;
  measuring.value = withEnd(measuring.value ?? [], end);
  const found = now && measured(now.battle, measuring.value);
  announce(found ? t('table.measure.result', { length: found.length }) : t('table.measure.second'));
}

/** Pointer events of the stage made into pans, pinches, picks, drags and orders. */
export function gestures(stage: HTMLElement) {
  const down = new Map<number, Point>();
  let doing: Doing = { what: 'nothing' };
  let latest: PointerEvent | null = null;
  let request = 0;

  // Measured when a press begins: measuring in every frame would make the browser lay the page out twice.
  let box = { left: 0, top: 0 };
  let inputAt = 0;

  const place = (event: PointerEvent): Point => ({ x: event.clientX - box.left, y: event.clientY - box.top });

  const begin = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    skipAnimation();
    box = stage.getBoundingClientRect();
    down.set(event.pointerId, place(event));
    stage.setPointerCapture(event.pointerId);
    stage.dataset.by = 'pointer';
    // Keys go to the table after it was touched, whatever was under the pointer.
    const target = event.target as Element;
    (target.closest<SVGElement>('.base[data-id]') ?? stage).focus({ preventScroll: true });
    event.preventDefault();
    if (down.size === 2) {
      if (doing.what === 'drag' || doing.what === 'swing') cancelGhost();
      doing = { what: 'nothing' };
      ghostHeld.value = false;
      return;
    }
    const handle = target.closest<SVGElement>('[data-handle]')?.dataset.handle;
    if (handle === 'left' || handle === 'right') {
      doing = { what: 'swing', on: handle, path: ghost.value?.command.path ?? [] };
      ghostHeld.value = true;
      return;
    }
    const base = target.closest<SVGElement>('.base[data-id], .ghost[data-id]')?.dataset.id ?? null;
    doing = {
      what: 'press',
      base,
      at: place(event),
      add: event.shiftKey,
      touch: event.pointerType === 'touch',
    };
    if (base !== null && pulls(base, doing.touch)) prepareHold(base);
  };

  const pull = (press: Extract<Doing, { what: 'press' }>): Doing => {
    if (press.base === null && !measuring.value && laysAt(press.at)) return { what: 'lay' };
    if (press.base === null || measuring.value || !pulls(press.base, press.touch)) return { what: 'pan' };
    if (!selected.value.includes(press.base)) pick([press.base]);
    const drag = takeHold(press.base, pointAt(press.at));
    return drag ? { what: 'drag', base: press.base, drag } : { what: 'pan' };
  };

  const aim = (): void => {
    request = 0;
    const event = latest;
    if (!event) return;
    const at = pointAt(place(event));
    if (doing.what === 'drag') {
      markTime('ghost-input', inputAt);
      const wheel = wheelDrag.value !== event.altKey;
      dragTo(doing.base, doing.drag, at, {
        slack: pixels(SLACK),
        snap: event.ctrlKey ? 0 : pixels(SNAP),
        wheel,
      });
    } else if (doing.what === 'lay') {
      field.value?.offers?.pull?.(at);
    } else if (doing.what === 'swing') {
      markTime('ghost-input', inputAt);
      const line = handles();
      const corner = doing.on === 'left' ? 'right' : 'left';
      if (line) swingTo(doing.on, doing.path, cornerUnder(line, corner, at, pixels(HANDLE_OFF)));
    }
  };

  /** A mouse that only passes over shows where what is to be set up would stand. */
  const hover = (event: PointerEvent): void => {
    const overBase = (event.target as Element).closest('.base[data-id]') !== null;
    const shows = field.value?.mode === 'place' && event.pointerType === 'mouse' && !overBase;
    if (shows) hovered.value = pointAt(place(event));
    else if (hovered.value) hovered.value = null;
  };

  const move = (event: PointerEvent): void => {
    if (down.size === 0) hover(event);
    const before = down.get(event.pointerId);
    if (!before) return;
    const at = place(event);
    if (down.size === 2) {
      pinch(event.pointerId, at);
      return;
    }
    if (doing.what === 'press') {
      if (distance(doing.at, at) < TREMBLE[doing.touch ? 'touch' : 'mouse']) return;
      doing = pull(doing);
      ghostHeld.value = doing.what === 'drag';
    }
    if (doing.what === 'pan') pan(at.x - before.x, at.y - before.y);
    down.set(event.pointerId, at);
    latest = event;
    // One wish a frame, however many events a mouse sends.
    if (doing.what !== 'drag' && doing.what !== 'swing' && doing.what !== 'lay') return;
    if (request === 0) inputAt = performance.now();
    request ||= requestAnimationFrame(aim);
  };

  const pinch = (id: number, at: Point): void => {
    const [a, b] = [...down.keys()] as [number, number];
    const was = [down.get(a), down.get(b)] as [Point, Point];
    down.set(id, at);
    const is = [down.get(a), down.get(b)] as [Point, Point];
    look(pinched(camera.value, was, is, seenSize.value, screen.value));
  };

  const finish = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    if (request !== 0) {
      cancelAnimationFrame(request);
      aim();
    }
    const done = doing;
    doing = { what: 'nothing' };
    ghostHeld.value = false;
    if (done.what === 'press') clicked(done.base, pointAt(done.at), done.add);
    if (done.what === 'drag' && !planFirst.value && !event.shiftKey) giveOrder();
  };

  const abandon = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    if (doing.what === 'drag' || doing.what === 'swing') cancelGhost();
    doing = { what: 'nothing' };
    ghostHeld.value = false;
  };

  const leave = (): void => {
    hovered.value = null;
  };

  return { begin, move, finish, abandon, leave };
}
