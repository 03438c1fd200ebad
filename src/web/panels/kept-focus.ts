import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { session } from '../state/battle/session.ts';

/** The element that had the focus last. */
let last: EventTarget | null = null;

const note = (event: FocusEvent): void => {
  last = event.target;
};

const isGone = (): boolean =>
  last instanceof Element && !last.isConnected && document.activeElement === document.body;

/** Frames to wait for the next question: its panel may still be fetched. */
const MOST_FRAMES = 120;
/** Frames to wait for what an answer removes: the page is rendered in a task of its own. */
const FRAMES_TO_GO = 20;

/** Where the focus goes: from a removed button to the head of the next question, from a removed base to the table. */
function follow(later: (go: () => void) => void, frames = 0): void {
  if (!isGone()) {
    if (frames < FRAMES_TO_GO) later(() => follow(later, frames + 1));
    return;
  }
  const next =
    last instanceof SVGElement
      ? document.querySelector<HTMLElement>('.table .stage')
      : document.querySelector<HTMLElement>('.side .panel h3');
  if (!next) {
    if (frames < MOST_FRAMES) later(() => follow(later, frames + 1));
    return;
  }
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** Keeps the focus near when an answer removes its own button, instead of at the top of the page. */
export function useKeptFocus(): void {
  useEffect(() => {
    let frame = 0;
    const later = (go: () => void): void => {
      frame = requestAnimationFrame(go);
    };
    document.addEventListener('focusin', note);
    const stop = effect(() => {
      cancelAnimationFrame(frame);
      if (session.value) later(() => later(() => follow(later)));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', note);
    };
  }, []);
}
