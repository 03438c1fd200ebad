import { signal } from '@preact/signals';
import { createStore, del, entries, get, promisifyRequest, type UseStore } from 'idb-keyval';
import type { OpponentName } from '../../../bots/players/names.ts';
import type { BattleRecord } from '../../../engine/battle/record.ts';
import type { SideId } from '../../../engine/battle.ts';
import type { DiceMode, Player } from '../battle/session.ts';
import type { Why } from '../telling/log.ts';
import { freshId } from './fresh-id.ts';
import { askToStay } from './staying.ts';

/** A battle as it is kept in the browser. */
export interface KeptBattle {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, for the order of the list. */
  readonly saved: number;
  readonly record: BattleRecord;
  readonly players: Readonly<Record<string, Player>>;
  readonly dice: DiceMode;
  readonly bot: OpponentName;
  /** The winner of a battle that is over, null for a draw; absent while it goes on. */
  readonly winner?: SideId | null;
  /** Why the bot gave its orders, by the numbers of their entries. */
  readonly reasons?: readonly (readonly [number, Why])[];
}

/** A store of the browser. Where the browser allows none, reads and writes fail, but this call does not. */
export function storeNamed(base: string, name: string): UseStore {
  const store = createStore(base, name);
  return async (mode, use) => store(mode, use);
}

const battles = storeNamed('acies', 'battles');

/** Is the last change of the battle on the screen kept? After a failure, `failed` stays until a write succeeds. */
export const kept = signal<'kept' | 'keeping' | 'failed'>('kept');

/** Keeps a value. It commits without waiting, or closing the page at once would lose the value. */
export const keepIn = (store: UseStore, id: string, value: unknown): Promise<void> =>
  store('readwrite', (open) => {
    open.put(value, id);
    open.transaction.commit();
    return promisifyRequest(open.transaction);
  });

/** Battles that the browser had no room for: they last as long as the page. */
const unkept = new Map<string, KeptBattle>();

/** Battles deleted since the page was opened: later writes of them are dropped. */
const forgotten = new Set<string>();

export const isUnkept = (id: string): boolean => unkept.has(id);

/** Keeps a battle; false where the browser has no room for it or allows none. */
export async function keepBattle(battle: KeptBattle): Promise<boolean> {
  if (forgotten.has(battle.id)) return true;
  try {
    await keepIn(battles, battle.id, battle);
    unkept.delete(battle.id);
    askToStay();
    return true;
  } catch {
    if (!forgotten.has(battle.id)) unkept.set(battle.id, battle);
    return false;
  }
}

export async function forgetBattle(id: string): Promise<void> {
  forgotten.add(id);
  unkept.delete(id);
  await del(id, battles).catch(() => undefined);
}

/** A kept battle as it was written, even if its record can no longer be read. */
export const keptBattle = async (id: string): Promise<KeptBattle | undefined> =>
  unkept.get(id) ?? (await get<KeptBattle>(id, battles));

/** The text of a kept battle's record, even if it can no longer be read, so that it can be saved. */
export async function keptText(id: string): Promise<string | null> {
  const kept = await keptBattle(id);
  return kept ? JSON.stringify(kept.record) : null;
}

/** All kept battles, the last saved first. */
export async function keptBattles(): Promise<readonly KeptBattle[]> {
  const all = await entries<string, KeptBattle>(battles).catch(() => []);
  const kept = all.filter(([id]) => !unkept.has(id)).map(([, battle]) => battle);
  return [...kept, ...unkept.values()].toSorted((a, b) => b.saved - a.saved);
}

/** A battle that begins. */
export interface Beginning {
  readonly name: string;
  readonly record: BattleRecord;
  readonly players: Readonly<Record<SideId, Player>>;
  readonly dice: DiceMode;
  readonly bot: OpponentName;
}

/** The battles that this page has begun. */
const begun = new Set<string>();

export const isBegunHere = (id: string): boolean => begun.has(id);

/** Keeps a battle that begins, where the browser has room for it, and answers with its id. */
export async function beginKept(beginning: Beginning): Promise<string> {
  const id = freshId();
  begun.add(id);
  const isKept = await keepBattle({ id, saved: Date.now(), ...beginning });
  kept.value = isKept ? 'kept' : 'failed';
  return id;
}
