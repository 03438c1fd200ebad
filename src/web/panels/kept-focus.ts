import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { session } from '../state/battle/session.ts';

/** What had the focus last. */
let last: EventTarget | null = null;

const note = (event: FocusEvent): void => {
  last = event.target;
};

const isGone = (): boolean =>
  last instanceof Element && !last.isConnected && document.activeElement === document.body;

/** From a button that has gone to the head of what is asked next; from a base that has gone to the table. */
function follow(): void {
  if (!isGone()) return;
  const next =
    last instanceof SVGElement
      ? document.querySelector<HTMLElement>('.table .stage')
      : document.querySelector<HTMLElement>('.panels .panel h3');
  if (!next) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** Keys go on from where they were when an answer takes its own button away, not from the top of the page. */
export function useKeptFocus(): void {
  useEffect(() => {
    let frame = 0;
    document.addEventListener('focusin', note);
    const stop = effect(() => {
      cancelAnimationFrame(frame);
      if (session.value) frame = requestAnimationFrame(() => requestAnimationFrame(follow));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', note);
    };
  }, []);
}
