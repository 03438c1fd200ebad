/**
 * Locks between the tabs of a browser where `navigator.locks` is missing, as it is at addresses that are not secure. The
 * tabs agree by messages: who wants a lock asks, waits for an objection, and then says that it took it.
 */
import { freshId } from './fresh-id.ts';

export interface TabLocks {
  /**
   * Waits for the lock of a name and holds it until the promise of `use` is done. It rejects where `signal` ends the
   * waiting, or another tab takes the lock away with `steal`.
   */
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    use: () => Promise<void>,
  ): Promise<void>;
}

/** Milliseconds in which another tab objects. */
const OBJECTION_MS = 150;

interface Message {
  readonly name: string;
  readonly says: 'want' | 'mine' | 'took' | 'stole';
  /** The tab that speaks. */
  readonly by: string;
}

/** A tab that asks for a lock. */
interface Asking {
  refused: boolean;
}

/** The locks of one tab. Tabs with the same `channel` share them. */
export function tabLocks(channel: string): TabLocks {
  const tab = freshId();
  const line = new BroadcastChannel(channel);
  const asking = new Map<string, Asking>();
  const held = new Map<string, (lost: Error) => void>();
  const post = (name: string, says: Message['says']): void =>
    line.postMessage({ name, says, by: tab } satisfies Message);

  line.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const { name, says, by } = data;
    const own = asking.get(name);
    if (says === 'want') {
      // Of two tabs that ask at once the one with the lesser id gets the lock.
      if (held.has(name) || (own && tab < by)) post(name, 'mine');
      else if (own) own.refused = true;
      return;
    }
    if (own) own.refused = true;
    // A busy tab may object too late, and then two hold the lock: the one with the lesser id keeps it.
    if (says === 'stole' || (says === 'took' && by < tab))
      held.get(name)?.(new Error('Another tab took the lock.'));
    else if (says === 'took' && held.has(name)) post(name, 'took');
  });

  /** Asks once; false where another tab has the lock, or asked before. */
  async function isFree(name: string): Promise<boolean> {
    const own: Asking = { refused: false };
    asking.set(name, own);
    post(name, 'want');
    await new Promise((resolve) => setTimeout(resolve, OBJECTION_MS));
    if (asking.get(name) === own) asking.delete(name);
    return !own.refused;
  }

  return {
    async request(name, { signal, steal = false }, use) {
      while (!steal && !(await isFree(name))) signal?.throwIfAborted();
      signal?.throwIfAborted();
      post(name, steal ? 'stole' : 'took');
      const lost = new Promise<never>((_, reject) => held.set(name, reject));
      await Promise.race([use(), lost]).finally(() => held.delete(name));
    },
  };
}
