import { signal } from '@preact/signals';
import type { Scenario } from '../../scenario/schema.ts';
import { clauseNamed } from './ruleset.ts';

/** The dialog that is open; null when none is. */
export type OpenDialog =
  | { readonly dialog: 'settings' | 'help' | 'undo' | 'rename' | 'resign' }
  | { readonly dialog: 'new-battle'; readonly ruleset?: string; readonly army?: string }
  | { readonly dialog: 'draw' | 'time' | 'end-phase' | 'summary' }
  | { readonly dialog: 'faults'; readonly title: string; readonly faults: readonly string[] }
  | { readonly dialog: 'scenarios'; readonly scenarios: readonly Scenario[] }
  | { readonly dialog: 'delete'; readonly id: string; readonly name: string };

export const dialog = signal<OpenDialog | null>(null);
/** A clause is read on top of whatever else is open. */
export const clauseShown = signal<string | null>(null);

export const open = (next: OpenDialog): void => {
  dialog.value = next;
};

export const close = (): void => {
  dialog.value = null;
};

/** Whoever goes to another page leaves what lay over the one before. */
export function closeAll(): void {
  close();
  clauseShown.value = null;
}

export const openClause = (id: string): void => {
  clauseShown.value = clauseNamed(id);
};
