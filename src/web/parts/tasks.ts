/** Work in tasks of its own, so that a large battle never holds up the page for long. */

/** What a person does. Moves of the pointer are too many to be among them. */
const INPUTS = ['keydown', 'pointerdown', 'pointerup', 'click'] as const;

/**
 * Has the input already changed what the page shows, as a click on a checkbox does? What is rendered before it is handled
 * would take it back. So would it with a text that has changed: what is typed is heeded at its key.
 */
const hasChangedThePage = ({ target }: Event): boolean =>
  ['checkbox', 'radio'].includes((target as Partial<HTMLInputElement> | null)?.type ?? '');

/**
 * Lets work be done in tasks of its own, in order: so what is decided and what it changes on the screen are two tasks. A
 * message begins the next at once, also in a tab in the background, where timers wait. Before an input is handled all
 * work is done, so that it meets what the input before it has changed.
 */
export function inNextTask(): (work: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  const next = (): void => waiting.shift()?.();
  port1.onmessage = next;
  const all = (): void => {
    while (waiting.length > 0) next();
  };
  const before = (input: Event): void => {
    if (input.type !== 'click' || !hasChangedThePage(input)) all();
  };
  for (const input of INPUTS) addEventListener(input, before, { capture: true });
  return (work) => {
    waiting.push(work);
    port2.postMessage(null);
  };
}

let queue: ((work: () => void) => void) | null = null;

/** Does work in a task of its own, after all work that waits, but before the next input is handled. */
export function inOwnTask(work: () => void): void {
  queue ??= inNextTask();
  queue(work);
}
