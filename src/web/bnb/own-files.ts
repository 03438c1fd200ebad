import { type ArmyFile, kindOfArmyFile } from '../../armies/army-file.ts';
import type { ArmyList } from '../../armies/bnb/army-data.ts';
import { type ArmyIndex, armyIndex, type IndexedOrder } from '../../armies/bnb/army-index.ts';
import { finding } from '../../armies/bnb/finding.ts';
import { readArmyList } from '../../armies/bnb/list-reader.ts';
import { readArmyOrder } from '../../armies/bnb/order-reader.ts';
import type { Finding } from '../../armies/finding.ts';
import { noListKey } from '../../armies/lists/no-list.ts';
import { keptArmyFiles, ownPath } from '../state/keeping/army-files.ts';
import { bundled } from './armies.ts';

/** The files of lists and orders of battle of Blood and Blades. */
export const ownFiles = keptArmyFiles('acies-army-files');

/** Orders may use an own list or one of the program. */
const indexOf = (some: readonly ArmyFile[]): ArmyIndex => armyIndex(some, bundled().lists);

/** The lists of the program, and own ones first. */
export const knownLists = (): readonly ArmyList[] => indexOf(ownFiles.all()).lists;

export const ownOrders = (): readonly IndexedOrder[] => indexOf(ownFiles.all()).orders;

/** The faults of an army, and its differences from its list. */
export function findingsOf({ order, list, muster }: IndexedOrder): readonly Finding[] {
  const known = knownLists().map(({ id }) => id);
  const unknown = list === null ? [finding(noListKey(order.list), { list: order.list, known })] : [];
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
  const path = ownPath(list ? `list ${list.id}` : (order?.name ?? ''));
  const others = ownFiles.all().filter((file) => file.path !== path);
  const raised = indexOf([...others, { path, text }]).orders.find(({ id }) => `${id}.txt` === path);
  if (raised && raised.muster.faults.length > 0) return { kind: 'faults', faults: raised.muster.faults };
  ownFiles.keep({ path, text });
  return list ? { kind: 'list', name: list.name } : { kind: 'order', id: raised?.id ?? '' };
}
