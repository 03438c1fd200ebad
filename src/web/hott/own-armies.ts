import { signal } from '@preact/signals';
import { del, entries } from 'idb-keyval';
import type { ArmyLine, HottArmy } from '../../armies/hott/army-data.ts';
import type { IndexedArmy } from '../../armies/hott/army-index.ts';
import { musterHott } from '../../armies/hott/muster.ts';
import { freshId } from '../state/keeping/fresh-id.ts';
import { keepIn, storeNamed } from '../state/keeping/store.ts';

/** An army made here, as the browser keeps it. */
export interface OwnArmy {
  readonly id: string;
  /** Milliseconds since 1970, for the order of the list. */
  readonly saved: number;
  readonly army: HottArmy;
}

const store = storeNamed('acies-armies', 'armies');

/** Armies made in this browser, the last changed first; null until they have been read. */
export const ownArmies = signal<readonly OwnArmy[] | null>(null);

/** The prefix of the ids of armies made here. */
const OWN = 'own/';

/** Reads the armies that the browser keeps. Where it keeps none, they last as long as the page. */
export async function readOwnArmies(): Promise<void> {
  const before = ownArmies.peek();
  try {
    const all = await entries<string, OwnArmy>(store);
    // Changes since the reading began are newer than what was read.
    if (ownArmies.peek() !== before) return readOwnArmies();
    ownArmies.value = all.map(([, own]) => own).toSorted((a, b) => b.saved - a.saved);
  } catch {
    ownArmies.value ??= [];
  }
}

export const ownArmy = (id: string): OwnArmy | undefined => ownArmies.value?.find((own) => own.id === id);

/** Keeps an army under its id, or a new one. */
export function keepArmy(army: HottArmy, id = OWN + freshId()): string {
  const own: OwnArmy = { id, saved: Date.now(), army };
  const others = (ownArmies.value ?? []).filter((each) => each.id !== id);
  ownArmies.value = [own, ...others];
  keepIn(store, id, own).catch(() => undefined);
  return id;
}

export function forgetArmy(id: string): void {
  ownArmies.value = (ownArmies.value ?? []).filter((own) => own.id !== id);
  del(id, store).catch(() => undefined);
}

/** The own armies in the form of the armies of the program. */
export const indexedOwn = (): readonly IndexedArmy[] =>
  (ownArmies.value ?? []).map(({ id, army }) => ({ id, army, muster: musterHott(army) }));

/** A new army. */
export const blankArmy = (name: string, stronghold: string): HottArmy => ({
  name,
  points: 24,
  theme: { en: [], fr: [] },
  stronghold: { name: stronghold, look: 'castle', shape: 'oblong', width: 400, depth: 300 },
  lines: [{ count: 1, element: 'Blades', name: '', general: 'general', command: null, depth: null }],
});

/** The army with one line changed; a `line` of null removes it. */
export const withLine = (army: HottArmy, at: number, line: ArmyLine | null): HottArmy => ({
  ...army,
  lines: line === null ? army.lines.toSpliced(at, 1) : army.lines.with(at, line),
});
