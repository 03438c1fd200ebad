/** Renders what takes long in tasks of its own, so that a large battle never holds up the page for long. */
import { options, type VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';

/**
 * From now on what is decided and what it changes on the screen are two tasks. A message begins the second at once, also
 * in a tab in the background, where timers wait.
 */
export function renderApart(): void {
  const { port1, port2 } = new MessageChannel();
  const renderings: (() => void)[] = [];
  port1.onmessage = () => renderings.shift()?.();
  options.debounceRendering = (render) => {
    renderings.push(render);
    port2.postMessage(null);
  };
}

interface LaterProps<Of> {
  readonly of: Of;
  readonly children: (of: Of) => VNode | null;
}

/** Follows a value a task later than the rest of the page. */
export function Later<Of>({ of, children }: LaterProps<Of>) {
  const [late, setLate] = useState(() => of);
  useEffect(() => {
    const timer = setTimeout(() => setLate(() => of));
    return () => clearTimeout(timer);
  }, [of]);
  return useMemo(() => children(late), [late]);
}
