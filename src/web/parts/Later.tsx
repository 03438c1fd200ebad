/** Renders what takes long in tasks of its own, so that a large battle never holds up the page for long. */
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';

/**
 * Lets work be done in tasks of its own, in order: so what is decided and what it changes on the screen are two tasks. A
 * message begins the next at once, also in a tab in the background, where timers wait.
 */
export function inNextTask(): (work: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return (work) => {
    waiting.push(work);
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
