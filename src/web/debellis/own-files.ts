/** The files of lists and orders of battle that this browser keeps for one De Bellis ruleset. */
import { type ArmyFile, kindOfArmyFile } from '../../armies/army-file.ts';
import type { ArmyList, ArmyOrder } from '../../armies/debellis/army-data.ts';
import type { Mustered, MusteredCommand } from '../../armies/debellis/mustered.ts';
import type { Finding } from '../../armies/finding.ts';
import type { IndexedOrder } from '../../armies/lists/order-index.ts';
import { type KeptArmyFiles, ownPath } from '../state/keeping/army-files.ts';

/** What own files take from a ruleset. */
interface FileParts<Order> {
  readonly files: KeptArmyFiles;
  /** The first heading of a list. */
  readonly heading: string;
  /** The lists and orders in files, which may also draw on lists of the program. */
  index(
    files: readonly ArmyFile[],
    bundled?: readonly ArmyList[],
  ): { readonly lists: readonly ArmyList[]; readonly orders: readonly Order[] };
  bundledLists(): readonly ArmyList[];
  readers(): Promise<{
    readArmyList(text: string): { readonly list: ArmyList | null; readonly faults: readonly Finding[] };
    readArmyOrder(text: string): { readonly order: ArmyOrder | null; readonly faults: readonly Finding[] };
  }>;
}

export type OpenedArmy =
  | { readonly kind: 'list' | 'order'; readonly id: string }
  | { readonly kind: 'faults'; readonly faults: readonly Finding[] };

export function ownFilesBy<Order extends IndexedOrder<ArmyOrder, ArmyList, Mustered<MusteredCommand>>>(
  parts: FileParts<Order>,
) {
  const { files, heading } = parts;

  /** Orders may use an own list or one of the program. */
  const ordersOf = (some: readonly ArmyFile[]): readonly Order[] =>
    parts.index(some, parts.bundledLists()).orders;

  /** Keeps the file of a list or an order of battle, replacing one of the same name; or answers with its faults. */
  async function keep(text: string): Promise<OpenedArmy> {
    const { readArmyList, readArmyOrder } = await parts.readers();
    if (kindOfArmyFile(text)?.heading === heading) {
      const { list, faults } = readArmyList(text);
      if (!list) return { kind: 'faults', faults };
      const path = ownPath(`list ${list.id}`);
      files.keep({ path, text });
      return { kind: 'list', id: path.replace(/\.txt$/, '') };
    }
    const { order, faults } = readArmyOrder(text);
    const file = { path: ownPath(order?.name ?? ''), text };
    const others = files.all().filter(({ path }) => path !== file.path);
    const raised = ordersOf([...others, file]).find(({ id }) => `${id}.txt` === file.path);
    const wrong = [...faults, ...(raised?.muster.faults ?? [])];
    if (!raised || wrong.length > 0) return { kind: 'faults', faults: wrong };
    files.keep(file);
    return { kind: 'order', id: raised.id };
  }

  return {
    files,
    keep,
    orders: (): readonly Order[] => ordersOf(files.all()),
    /** The lists of the program, and own ones first. */
    lists: (): readonly ArmyList[] => parts.index(files.all(), parts.bundledLists()).lists,
  };
}
