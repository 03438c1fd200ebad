/** Army files that were opened in this browser, for one ruleset. */
import { signal } from '@preact/signals';
import { del, entries } from 'idb-keyval';
import type { ArmyFile } from '../../../armies/army-file.ts';
import { fileName } from './file-name.ts';
import { keepIn, storeNamed } from './store.ts';

/** The army files that a browser keeps. An id is the path of a file without its ending. */
export interface KeptArmyFiles {
  /** All files, also those that were opened on this page. */
  all(): readonly ArmyFile[];
  /** Reads the files that the browser keeps. Where it keeps none, they last as long as the page. */
  read(): Promise<void>;
  /** Keeps a file, replacing one of the same path. */
  keep(file: ArmyFile): void;
  forget(id: string): void;
  /** The text of a file; null if none has this id. */
  textOf(id: string): string | null;
}

const OWN = 'own/';

/** Is it the id of a file that was opened here? */
export const isOwnFile = (id: string): boolean => id.startsWith(OWN);

/** The path of a file that was opened here, by its name. */
export const ownPath = (name: string): string => OWN + fileName(name, 'txt');

/** The army files in the store of this name. */
export function keptArmyFiles(storeName: string): KeptArmyFiles {
  const store = storeNamed(storeName, 'files');
  const files = signal<readonly ArmyFile[]>([]);
  let isRead = false;
  const without = (path: string): readonly ArmyFile[] => files.value.filter((file) => file.path !== path);
  return {
    all: () => files.value,
    async read() {
      if (isRead) return;
      isRead = true;
      const kept = await entries<string, string>(store).catch(() => []);
      const opened = files.peek();
      const before = kept.filter(([path]) => !opened.some((file) => file.path === path));
      files.value = [...opened, ...before.map(([path, text]) => ({ path, text }))];
    },
    keep(file) {
      files.value = [...without(file.path), file];
      keepIn(store, file.path, file.text).catch(() => undefined);
    },
    forget(id) {
      const path = `${id}.txt`;
      files.value = without(path);
      del(path, store).catch(() => undefined);
    },
    textOf: (id) => files.value.find(({ path }) => path === `${id}.txt`)?.text ?? null,
  };
}
