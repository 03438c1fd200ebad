import { signal } from '@preact/signals';
import { del, entries } from 'idb-keyval';
import { type ArmyFile, kindOfArmyFile } from '../../armies/army-file.ts';
import { type ArmyIndex, armyIndex, type IndexedOrder } from '../../armies/bnb/army-index.ts';
import { finding } from '../../armies/bnb/finding.ts';
import { readArmyList } from '../../armies/bnb/list-reader.ts';
import { readArmyOrder } from '../../armies/bnb/order-reader.ts';
import type { Finding } from '../../armies/finding.ts';
import { fileName } from '../state/keeping/file-name.ts';
import { keepIn, storeNamed } from '../state/keeping/store.ts';
import { bundled } from './armies.ts';

const store = storeNamed('acies-army-files', 'files');

/** The files of lists and orders of battle of Blood and Blades that were opened in this browser. */
const files = signal<readonly ArmyFile[]>([]);
let isRead = false;

/** Reads the files that the browser keeps. Where it keeps none, they last as long as the page. */
export async function readOwnFiles(): Promise<void> {
  if (isRead) return;
  isRead = true;
  const kept = await entries<string, string>(store).catch(() => []);
  const opened = files.peek();
  const before = kept.filter(([path]) => !opened.some((file) => file.path === path));
  files.value = [...opened, ...before.map(([path, text]) => ({ path, text }))];
}

const OWN = 'own/';
export const isOwnFile = (id: string): boolean => id.startsWith(OWN);

/** The text of an own order of battle; null for another. */
export const ownText = (id: string): string | null =>
  files.value.find(({ path }) => path === `${id}.txt`)?.text ?? null;

/** Orders may use an own list or one of the program. */
const indexOf = (some: readonly ArmyFile[]): ArmyIndex => armyIndex(some, bundled().lists);

export const ownOrders = (): readonly IndexedOrder[] => indexOf(files.value).orders;

/** The faults of an army, and its differences from its list. */
export function findingsOf({ order, list, muster }: IndexedOrder): readonly Finding[] {
  const known = indexOf(files.value).lists.map(({ id }) => id);
  const unknown = list === null ? [finding('order.list-unknown', { list: order.list, known })] : [];
  return [...unknown, ...muster.faults, ...muster.warnings];
}

export type OpenedArmy =
  | { readonly kind: 'list'; readonly name: string }
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'faults'; readonly faults: readonly Finding[] };

/** Keeps the file of a list or an order of battle, replacing one of the same name; or answers with its faults. */
export function keepArmyFile(text: string): OpenedArmy {
  const { list, order, faults } =
    kindOfArmyFile(text)?.heading === 'list'
      ? { ...readArmyList(text), order: null }
      : { ...readArmyOrder(text), list: null };
  if (!list && !order) return { kind: 'faults', faults };
  const path = OWN + fileName(list ? `list ${list.id}` : (order?.name ?? ''), 'txt');
  const others = files.value.filter((file) => file.path !== path);
  const raised = indexOf([...others, { path, text }]).orders.find(({ id }) => `${id}.txt` === path);
  if (raised && raised.muster.faults.length > 0) return { kind: 'faults', faults: raised.muster.faults };
  files.value = [...others, { path, text }];
  keepIn(store, path, text).catch(() => undefined);
  return list ? { kind: 'list', name: list.name } : { kind: 'order', id: raised?.id ?? '' };
}

export function forgetArmyFile(id: string): void {
  const path = `${id}.txt`;
  files.value = files.value.filter((file) => file.path !== path);
  del(path, store).catch(() => undefined);
}
