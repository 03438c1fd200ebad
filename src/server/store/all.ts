import type { BattleHead, Stage, Store } from './store.ts';

const AT_ONCE = 100;

/** Iterates over all battles of a store, or those of one stage. */
export async function* battlesIn(store: Store, stage?: Stage): AsyncGenerator<BattleHead> {
  let beyond = '';
  for (;;) {
    const heads = await store.list({ beyond, limit: AT_ONCE, ...(stage ? { stage } : {}) });
    yield* heads;
    const last = heads.at(-1);
    if (!last) return;
    beyond = last.id;
  }
}
