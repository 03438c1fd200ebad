import { type ArmyFile, kindOfArmyFile } from '../../armies/army-file.ts';
import { armyIndex, type IndexedOrder } from '../../armies/dbm/army-index.ts';
import type { ArmyList } from '../../armies/debellis/army-data.ts';
import type { Finding } from '../../armies/finding.ts';
import { keptArmyFiles, ownPath } from '../state/keeping/army-files.ts';
import { bundled } from './armies.ts';

/** The files of lists and orders of battle of DBM. */
export const ownFiles = keptArmyFiles('acies-dbm-army-files');

/** Orders may use an own list or one of the program. */
const ordersOf = (files: readonly ArmyFile[]): readonly IndexedOrder[] =>
  armyIndex(files, bundled().lists).orders;

export const ownOrders = (): readonly IndexedOrder[] => ordersOf(ownFiles.all());

/** The lists of the program, and own ones first. */
export const knownLists = (): readonly ArmyList[] => armyIndex(ownFiles.all(), bundled().lists).lists;

export type OpenedArmy =
  | { readonly kind: 'list' | 'order'; readonly id: string }
  | { readonly kind: 'faults'; readonly faults: readonly Finding[] };

/** Keeps the file of a list or an order of battle, replacing one of the same name; or answers with its faults. */
export async function keepArmyFile(text: string): Promise<OpenedArmy> {
  if (kindOfArmyFile(text)?.heading === 'dbm list') {
    const { readArmyList } = await import('../../armies/dbm/army-book.ts');
    const { list, faults } = readArmyList(text);
    if (!list) return { kind: 'faults', faults };
    const path = ownPath(`list ${list.id}`);
    ownFiles.keep({ path, text });
    return { kind: 'list', id: path.replace(/\.txt$/, '') };
  }
  const { readArmyOrder } = await import('../../armies/dbm/army-book.ts');
  const { order, faults } = readArmyOrder(text);
  const file = { path: ownPath(order?.name ?? ''), text };
  const others = ownFiles.all().filter(({ path }) => path !== file.path);
  const raised = ordersOf([...others, file]).find(({ id }) => `${id}.txt` === file.path);
  const wrong = [...faults, ...(raised?.muster.faults ?? [])];
  if (!raised || wrong.length > 0) return { kind: 'faults', faults: wrong };
  ownFiles.keep(file);
  return { kind: 'order', id: raised.id };
}
