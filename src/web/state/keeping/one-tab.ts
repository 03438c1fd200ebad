/** One tab at a time plays a battle: two would overwrite each other's orders. */
import { signal } from '@preact/signals';
import { type TabLocks, tabLocks } from './tab-locks.ts';

/** The battle that is open in another tab; null where none is wanted here. */
export const elsewhere = signal<string | null>(null);

/** Milliseconds to wait for a page that is just being closed or reloaded. */
const PATIENCE = 500;
/** Milliseconds until a tab that does not answer loses its battle. */
const STALE = 3000;

const nameOf = (id: string): string => `acies.battle.${id}`;

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('acies.tabs') : null;

/** Locks between tabs; null where the browser has none and tabs cannot speak with each other. */
const locks: TabLocks | null = navigator.locks ?? (tabs ? tabLocks('acies.locks') : null);

/** The battle that this tab plays, and how it lets go of it. */
let held: { readonly id: string; readonly letGo: () => void } | null = null;
/** Writes the last change of the battle and takes it off the screen. */
let stop: () => Promise<void> = async () => undefined;

/** Stops playing a battle that another tab wants. */
function giveUp(id: unknown): void {
  if (held === null || held.id !== id) return;
  const { letGo } = held;
  elsewhere.value = held.id;
  held = null;
  void stop().finally(letGo);
}

/** Waits for the lock of a battle; false if it does not come in time. */
const locked = (id: string, options: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const holding = locks?.request(nameOf(id), options, () => {
      resolve(true);
      return new Promise<void>((letGo) => {
        held = { id, letGo };
      });
    });
    // It came too late, or another tab took it.
    holding?.catch(() => {
      giveUp(id);
      resolve(false);
    });
  });

/**
 * Makes this tab the one that plays a battle; false while another tab does. With `takes`, that tab stops first. Where
 * tabs cannot speak with each other, every tab plays.
 */
export async function hold(id: string, takes = false): Promise<boolean> {
  elsewhere.value = null;
  if (held?.id === id || !locks) return true;
  held?.letGo();
  held = null;
  if (takes) tabs?.postMessage(id);
  const got =
    (await locked(id, { signal: AbortSignal.timeout(takes ? STALE : PATIENCE) })) ||
    (takes && (await locked(id, { steal: true })));
  if (!got) elsewhere.value = id;
  return got;
}

/** Does this tab still play the battle that it held? Another may have taken it meanwhile. */
export const isHeld = (id: string): boolean => !locks || held?.id === id;

/** Another tab may take the battle from now on, after `stops` has written it. */
export function onWanted(stops: () => Promise<void>): void {
  stop = stops;
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => giveUp(data));
}
