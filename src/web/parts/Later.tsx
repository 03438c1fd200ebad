/** Renders what takes long a task later than the rest, so that a large battle never holds up the page for long. */
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';

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
